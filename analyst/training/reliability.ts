import type { CorpusTicket } from "../bench/corpus.ts";
import type { Estimate } from "../src/classify/estimate.ts";

/** Of the tickets whose probability lies in one tenth: how many there are, its mean, and how many are testable. */
export interface ReliabilityRow {
  readonly tickets: number;
  readonly said: number;
  readonly is: number;
}

/** How well the probability that there is something to test agrees with how often there is, by tenths of it. */
export function reliability(labels: readonly CorpusTicket[], estimates: readonly Estimate[]): ReliabilityRow[] {
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return Array.from({ length: 10 }, (_, tenth) => {
    const part = estimates.flatMap(({ testable }, at) =>
      Math.min(9, Math.floor(testable * 10)) === tenth ? [{ said: testable, is: Number(labels[at]?.testable) }] : [],
    );
    const mean = (value: (one: (typeof part)[number]) => number): number =>
      part.length === 0 ? 0 : round(part.reduce((sum, one) => sum + value(one), 0) / part.length);
    return { tickets: part.length, said: mean(({ said }) => said), is: mean(({ is }) => is) };
  });
}
