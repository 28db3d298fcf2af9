import { maxTicketLength } from "@latchwork/contract/limits";
import * as z from "zod";
import { exactly, group, id, isoDay, link, text, verbatim } from "./fields.ts";

const once = <Entry>(nameOf: (entry: Entry) => string) =>
  z.superRefine((entries: readonly Entry[], context) => {
    const names = entries.map(nameOf);
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue;
      context.addIssue({
        code: "custom",
        path: [index],
        message: `“${name}” is taken by an entry above: give it another`,
      });
    }
  });

/** By the id that addresses use, in the order of the logo strip. Glyph and face draw the mark. */
const customers = z.record(
  id,
  group("name", {
    glyph: z.enum([
      ...(["bird", "plot", "sieve", "cell", "fern", "quill"] as const),
      ...(["road", "pennant", "cobble", "waves", "hill", "kite"] as const),
    ]),
    face: z.enum(["display", "text", "mono"]),
  }),
);

const descriptionWords = [60, 120] as const;

/** `guest`: a role that reads well after "with". */
const episode = group("title guest", {
  id: z.string().regex(/^s[1-9]\d*e[1-9]\d*$/, "must be season and number, such as s1e4"),
  description: text.refine(
    (written) => {
      const { length } = written.split(/\s+/);
      return length >= descriptionWords[0] && length <= descriptionWords[1];
    },
    `must take ${descriptionWords.join(" to ")} words`,
  ),
  published: isoDay,
});

/** `kind`: what it is, such as "virtual event". `cover`: id of a cover. */
const event = group("title kind description cover", {
  id,
  date: isoDay,
  minutes: z.int().positive(),
  /** Its own page; without one its card and banner lead to the brand's page of events. */
  link: link.optional(),
  /** The banner keeps it after its day, until another event is set. */
  keepInBanner: z.boolean().default(false),
});

const faq = exactly(10, "question answer");

const sampleKeys = [
  "new-api-endpoint",
  "sso-provider",
  "bug-fix-forgotten-password",
  "onboarding-copy",
  "add-contact-form",
] as const;

/** The sample tickets, in the order of their buttons. */
const samples = z
  .record(z.enum(sampleKeys), group("label", { ticket: verbatim.max(maxTicketLength) }))
  .transform((byKey) => sampleKeys.map((key) => ({ key, ...byKey[key] })));

/** The files of content/ that hold many of a kind. */
export const listSchemas = {
  customers,
  episodes: z.array(episode).check(once(({ id }) => id)),
  events: z.array(event).check(once(({ id }) => id)),
  "faq-home": faq,
  "faq-how-it-works": faq,
  samples,
  testimonials: exactly(6, "customer quote person role").check(once(({ customer }) => customer)),
};
