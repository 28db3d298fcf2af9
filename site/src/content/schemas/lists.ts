import { maxTicketLength } from "@latchwork/contract/limits";
import * as z from "zod";
import { exactly, isoDay, text, verbatim } from "./fields.ts";

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

/** Customers by the id that addresses use, in the order of the logo strip. Glyph and face draw the mark. */
export const customers = z.record(
  z.string(),
  z.strictObject({
    name: text,
    glyph: z.enum([
      ...(["bird", "plot", "sieve", "cell", "fern", "quill"] as const),
      ...(["road", "pennant", "cobble", "waves", "hill", "kite"] as const),
    ]),
    face: z.enum(["display", "text", "mono"]),
  }),
);

/** In the order of the carousel. */
export const testimonials = exactly(6, { customer: text, quote: text, person: text, role: text }).check(
  once(({ customer }) => customer),
);

const wordRange = [60, 120] as const;

const episode = z.strictObject({
  /** Season and number. */
  id: z.string().regex(/^s[12]e\d+$/, "must be season and number, such as s1e4"),
  title: text,
  /** A role that reads well after "with". */
  guest: text,
  description: text.refine(
    (written) => {
      const { length } = written.split(/\s+/);
      return length >= wordRange[0] && length <= wordRange[1];
    },
    `must take ${wordRange.join(" to ")} words`,
  ),
  published: isoDay,
});
export const episodes = z.array(episode).check(once(({ id }) => id));

const event = z.strictObject({
  id: text,
  title: text,
  date: isoDay,
  /** What it is, such as "virtual event". */
  kind: text,
  minutes: z.int().positive(),
  description: text,
  cover: text,
});
export const events = z.array(event).check(once(({ id }) => id));

export const faq = exactly(10, { question: text, answer: text });

const sampleKeys = [
  "new-api-endpoint",
  "sso-provider",
  "bug-fix-forgotten-password",
  "onboarding-copy",
  "add-contact-form",
] as const;

/** The sample tickets, in the order of their buttons. */
export const samples = z
  .record(z.enum(sampleKeys), z.strictObject({ label: text, ticket: verbatim.max(maxTicketLength) }))
  .transform((byKey) => sampleKeys.map((key) => ({ key, ...byKey[key] })));
