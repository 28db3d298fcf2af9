import figures from "@latchwork/content/benchmark.json";
import raw from "@latchwork/content/how-good-is-it.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

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

export type FigureName = (typeof figureNames)[number];
export type ReaderName = (typeof readerNames)[number];
/** The complement of `riskyFound` is shown too: it is what buyers ask for. */
export type ShownFigure = FigureName | "metWithSilence";

const figureWords = z.strictObject({ title: text, term: text, says: text, lessIsBetter: z.boolean().default(false) });
const headed = z.strictObject({ heading: text, lead: text });
const titled = z.strictObject({ title: text, says: text });
const makeup = z.strictObject({ tickets: text, sources: text, risky: text, harmless: text, vague: text });
const columns = z.tuple([text, text, text]);

const words = z.strictObject({
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
    commands: z.array(z.strictObject({ run: text, says: text })).min(1),
    hashes: z.strictObject({ label: text, real: text, written: text, engine: text }),
    privacy: text,
  }),
  closing: headed,
});

const count = z.int().min(0);
const share = z.number().min(0).max(1);
/** A share of 1, with its 95% interval. */
const counted = z.strictObject({ share, from: share, to: share });
/** Null where a figure does not apply: who raises no alarm has none that is right. */
const row = z.record(z.enum(figureNames), counted.nullable());
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const measuredSet = z
  .strictObject({
    tickets: count,
    risky: count,
    harmless: count,
    vague: count,
    /** Projects whose tickets they are, or authors. */
    sources: count,
    hash: sha256,
    rows: z.record(z.enum(readerNames), row),
  })
  .refine(({ tickets, risky, harmless, vague }) => tickets === risky + harmless + vague, {
    error: "risky, harmless and vague do not add up to tickets",
  });

/** Weakness classes by name; none where there is nothing to test. */
const said = z.union([z.literal("vague"), z.array(z.string())]);
/** `testable`: something to test, but no class that two reviewers name. */
const expected = z.union([z.literal(["vague", "testable"]), z.array(z.string())]);
/** Milliseconds a ticket; tickets a second on one core. */
const time = z.strictObject({ p50: z.number(), p99: z.number(), perSecond: z.number() });

const benchmark = z.strictObject({
  sets: z.strictObject({ real: measuredSet, written: measuredSet }),
  /** Tickets by the probability they were given: what they were told on average, and the share that was testable. */
  reliability: z.array(z.strictObject({ tickets: count, said: share, is: share })).length(10),
  /** Of the real set. */
  classes: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      expected: count,
      found: count,
      reported: count,
      fitting: count,
    }),
  ),
  mistakes: z.strictObject({
    /** Without their texts, which belong to their authors. */
    real: z.array(
      z.strictObject({ source: z.string(), url: z.url({ protocol: /^https$/ }).nullable(), expected, said }),
    ),
    written: z.array(z.strictObject({ id: z.string(), text: z.string(), expected, said })),
  }),
  times: z.strictObject({ engine: time, matcher: time }),
  /** Which weights the real tickets were counted with. */
  engine: z
    .string()
    .regex(/^[0-9a-f]+$/)
    .optional(),
});

export const accuracyWords = readWords("how-good-is-it.yaml", raw, words);
/** What `npm run benchmark-page` counted. */
export const measured = benchmark.parse(figures);
export type AccuracyWords = typeof accuracyWords;
export type Measured = typeof measured;
export type MeasuredSet = Measured["sets"]["real"];
export type Counted = z.output<typeof counted>;
