import { maxTicketLength } from "@latchwork/contract/limits";
import * as z from "zod";
import { exactly, group, id, isoDay, link, some, text, verbatim } from "./fields.ts";

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

/** Name of a file in content/logos/. */
const logoFile = z.string().regex(/^[\w-]+\.(svg|png)$/, "must be the name of an .svg or .png file in content/logos/");

/** By the id that addresses use, in the order of the logo strip. Glyph and face draw the mark of who has no logo. */
const customers = z.record(
  id,
  group("name", {
    glyph: z
      .enum([
        ...(["bird", "plot", "sieve", "cell", "fern", "quill"] as const),
        ...(["road", "pennant", "cobble", "waves", "hill", "kite"] as const),
      ])
      .optional(),
    face: z.enum(["display", "text", "mono"]).optional(),
    logo: logoFile.optional(),
    /** Shown in its place on dark grounds. */
    logoDark: logoFile.optional(),
  }).superRefine(({ glyph, face, logo, logoDark }, context) => {
    const miss = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    if (logo || (glyph && face)) return;
    if (logoDark) miss("logo", "is missing: add it, since there is a logoDark");
    else if (glyph) miss("face", "is missing: add it, one of display, text, mono");
    else if (face) miss("glyph", "is missing: add it, or a logo");
    else miss("logo", "is missing: add the name of a file in content/logos/, or glyph and face");
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
  /** What the episode ends in, line by line: a list, a form to fill in. Printed below the description. */
  notes: group("heading", { lines: z.array(text).min(2) }).optional(),
  /** Id of a cover; that of its own id unless given. */
  cover: text.optional(),
  /** The recording, where directories can fetch it. With the first, the podcast has a feed. */
  audio: z
    .strictObject({
      address: link,
      bytes: z.int().positive(),
      seconds: z.int().positive(),
      type: z.enum(["audio/mpeg", "audio/x-m4a"]).default("audio/mpeg"),
    })
    .optional(),
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

/** `cases`: what the answer is in each of several cases, printed below it. */
const faq = exactly(10, "question answer", { cases: some("when says").optional() });

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
  /** What the articles on time measures call by which name, and when its clock runs. */
  "time-measures": z.array(group("name starts stops given", { id })).check(once(({ id }) => id)),
  testimonials: exactly(6, "customer quote person role").check(once(({ customer }) => customer)),
};
