import figures from "@latchwork/content/benchmark.json";
import type { figureNames, readerNames } from "../../content/schemas/how-good-is-it.ts";

type FigureName = (typeof figureNames)[number];
export type ReaderName = (typeof readerNames)[number];
/** The complement of `riskyFound` is shown too: it is what buyers ask for. */
export type ShownFigure = FigureName | "metWithSilence";

/** A share of 1, with its 95% interval. */
export interface Counted {
  share: number;
  from: number;
  to: number;
}

export interface MeasuredSet {
  tickets: number;
  risky: number;
  harmless: number;
  vague: number;
  /** Projects whose tickets they are, or authors. */
  sources: number;
  hash: string;
  /** Null where a figure does not apply: who raises no alarm has none that is right. */
  rows: Record<ReaderName, Record<FigureName, Counted | null>>;
}

/** Names of weakness classes, "vague" or "testable": something to test, but no class that two reviewers name. */
type Answer = "vague" | "testable" | string[];

interface Time {
  /** Milliseconds a ticket. */
  p50: number;
  p99: number;
  /** On one core. */
  perSecond: number;
}

export interface Measured {
  sets: { real: MeasuredSet; written: MeasuredSet };
  /** Tickets by the probability they were given: what they were told on average, and the share that was testable. */
  reliability: { tickets: number; said: number; is: number }[];
  /** Of the real set. */
  classes: { id: string; name: string; expected: number; found: number; reported: number; fitting: number }[];
  mistakes: {
    /** Without their texts, which belong to their authors. */
    real: { source: string; url: string | null; expected: Answer; said: Answer }[];
    written: { id: string; text: string; expected: Answer; said: Answer }[];
  };
  times: { engine: Time; matcher: Time };
  /** Which weights the real tickets were counted with. */
  engine?: string;
}

/** What `npm run benchmark-page` counted. */
export const measured = figures as Measured;
