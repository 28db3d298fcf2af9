import figures from "@house/content/benchmark.json";
import raw from "@house/content/how-good-is-it.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

const figureWords = z.strictObject({ title: text, says: text });

const words = z.strictObject({
  title: text,
  lead: text,
  measured: z.strictObject({
    heading: text,
    verdict: figureWords,
    findingRecall: figureWords,
    findingPrecision: figureWords,
    falseAlarmTickets: figureWords,
    engine: text,
    matcher: text,
    reviewer: text,
    note: text,
  }),
  how: z.strictObject({ heading: text, paragraphs: z.array(text).min(1) }),
  wrong: z.strictObject({ heading: text, lead: text, expected: text, said: text, nothing: text, vague: text }),
  classes: z.strictObject({ heading: text, lead: text, columns: z.tuple([text, text, text]) }),
  speed: z.strictObject({ heading: text, text }),
  again: z.strictObject({ heading: text, text, privacy: text }),
  closing: z.strictObject({ heading: text, lead: text }),
});

/** A count as a share of 1, with the range that 95 of 100 draws of as many tickets fall into. */
const counted = z.strictObject({ share: z.number(), from: z.number(), to: z.number() });
export const figureNames = ["verdict", "findingRecall", "findingPrecision", "falseAlarmTickets"] as const;
const reader = z.record(z.enum(figureNames), counted);
/** Milliseconds a ticket; tickets a second on one core. */
const time = z.strictObject({ p50: z.number(), p99: z.number(), perSecond: z.number() });

const benchmark = z.strictObject({
  tickets: z.int(),
  harmless: z.int(),
  vague: z.int(),
  corpus: z.string(),
  readers: z.strictObject({ engine: reader, matcher: reader }),
  /** A second reviewer, held against the author's labels alone. */
  reviewer: reader,
  classes: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      expected: z.int(),
      found: z.int(),
      reported: z.int(),
      fitting: z.int(),
    }),
  ),
  mistakes: z.array(
    z.strictObject({
      id: z.string(),
      text: z.string(),
      expected: z.union([z.literal("vague"), z.array(z.string())]),
      said: z.union([z.literal("vague"), z.array(z.string())]),
    }),
  ),
  times: z.strictObject({ engine: time, matcher: time }),
});

export const accuracyWords = readWords("how-good-is-it.yaml", raw, words);
/** What `npm run benchmark-page` counted. */
export const measured = benchmark.parse(figures);
export type AccuracyWords = typeof accuracyWords;
export type Measured = typeof measured;
