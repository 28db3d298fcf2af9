import * as z from "zod";
import { some, text } from "./fields.ts";

/** What is counted for each reader. */
export const figureNames = [
  "verdict",
  "riskyFound",
  "alarmsRight",
  "findingRecall",
  "findingPrecision",
  "falseAlarmTickets",
  "insufficientF1",
  "vagueAsked",
] as const;
/** Who is compared, in the order in which they are shown. */
export const readerNames = ["engine", "reviewer", "matcher", "silence"] as const;

const figureWords = z.strictObject({ title: text, term: text, says: text, lessIsBetter: z.boolean().default(false) });
const headed = z.strictObject({ heading: text, lead: text });
const titled = z.strictObject({ title: text, says: text });
const makeup = z.strictObject({ tickets: text, sources: text, risky: text, harmless: text, vague: text });
const columns = z.tuple([text, text, text]);

export const howGoodIsIt = z.strictObject({
  title: text,
  lead: text,
  plain: z.strictObject({ title: text, text }),
  readers: z.record(z.enum(readerNames), z.strictObject({ name: text, says: text })),
  notApplicable: text,
  lessIsBetter: text,
  figures: z.record(z.enum([...figureNames, "metWithSilence"]), figureWords),
  real: headed.extend({
    makeup,
    groups: z.strictObject({ alarm: titled, weakness: titled, question: titled, verdict: titled }),
    note: text,
  }),
  how: z.strictObject({ heading: text, paragraphs: z.array(text).min(1) }),
  wrong: z.strictObject({
    expected: text,
    said: text,
    nothing: text,
    testable: text,
    vague: text,
    real: headed.extend({ noAddress: text }),
    written: headed,
  }),
  reliability: headed.extend({ columns, how: text }),
  classes: headed.extend({ columns }),
  written: z.strictObject({ heading: text, paragraphs: z.array(text).min(1), makeup, table: text, figure: text }),
  speed: z.strictObject({ heading: text, text, review: text }),
  again: z.strictObject({
    heading: text,
    text,
    commands: some({ run: text, says: text }),
    hashes: z.strictObject({ label: text, real: text, written: text, engine: text }),
    privacy: text,
  }),
  closing: headed,
});
