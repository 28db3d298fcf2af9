import type { CorpusTicket } from "../bench/corpus.ts";
import { decide, type Estimate, type Thresholds } from "../src/classify/estimate.ts";
import { classes } from "../src/weaknesses/classes.ts";

/** Shares between 0 and 1, but for `tickets`. */
export interface Metrics {
  readonly tickets: number;
  readonly verdict: number;
  readonly riskyFound: number;
  readonly alarmsRight: number;
  readonly recall: number;
  readonly precision: number;
  readonly falseAlarms: number;
  readonly insufficientF1: number;
}

/** Compares decisions on tickets with their labels. */
export function metricsOf(
  labels: readonly CorpusTicket[],
  estimates: readonly Estimate[],
  thresholds: Thresholds,
): Metrics {
  const sums = { right: 0, risky: 0, riskyFound: 0, alarms: 0, wanted: 0, found: 0, named: 0, fitting: 0 };
  const vague = { said: 0, is: 0, both: 0 };
  labels.forEach((label, at) => {
    const decision = decide(estimates[at] as Estimate, thresholds);
    const said = decision.classes.map(({ index }): string => classes[index] ?? "");
    const alarm = said.length > 0;
    sums.right += Number(alarm === label.testable);
    sums.risky += Number(label.testable);
    sums.riskyFound += Number(label.testable && alarm);
    sums.alarms += Number(alarm);
    sums.wanted += label.expected.length;
    sums.found += label.expected.filter((one) => said.includes(one)).length;
    sums.named += said.length;
    sums.fitting += said.filter((one) => label.expected.includes(one) || label.acceptable.includes(one)).length;
    vague.said += Number(decision.insufficient);
    vague.is += Number(label.insufficient);
    vague.both += Number(decision.insufficient && label.insufficient);
  });
  const share = (part: number, whole: number): number => Math.round((1000 * part) / Math.max(1, whole)) / 1000;
  return {
    tickets: labels.length,
    verdict: share(sums.right, labels.length),
    riskyFound: share(sums.riskyFound, sums.risky),
    alarmsRight: share(sums.riskyFound, sums.alarms),
    recall: share(sums.found, sums.wanted),
    precision: share(sums.fitting, sums.named),
    falseAlarms: share(sums.alarms - sums.riskyFound, labels.length - sums.risky),
    insufficientF1: share(2 * vague.both, vague.said + vague.is),
  };
}

/** False alarms among real tickets with nothing to test: each costs a customer an hour of testing. */
const MAX_FALSE_ALARMS = 0.05;
/** Recall of what reviewers expect in written tickets. */
const MIN_RECALL = 0.81;

/** Held-out tickets of one set with the estimates of each. */
export interface Estimates {
  readonly labels: readonly CorpusTicket[];
  readonly estimates: readonly Estimate[];
}

/**
 * The best thresholds on held-out real tickets without too many false alarms. Insufficient ones are so rare among these
 * that the written ones count too.
 */
export function chooseThresholds(real: Estimates, written: Estimates): Thresholds {
  const on = ({ labels, estimates }: Estimates, thresholds: Thresholds): Metrics =>
    metricsOf(labels, estimates, thresholds);
  const none = { further: 9, insufficient: 1 };
  const testable =
    steps(0.15, 0.7, 0.01).find((testable) => on(real, { ...none, testable }).falseAlarms <= MAX_FALSE_ALARMS) ?? 0.5;
  const further =
    steps(0.6, 5, 0.1).findLast(
      (further) => on(written, { testable, further, insufficient: 1 }).recall >= MIN_RECALL,
    ) ?? 0.6;
  const insufficient = best(steps(0.02, 0.9, 0.02), (insufficient) => {
    const thresholds = { testable, further, insufficient };
    return on(real, thresholds).insufficientF1 + on(written, thresholds).insufficientF1;
  });
  return { testable, further, insufficient };
}

function best(values: readonly number[], scoreOf: (value: number) => number): number {
  let [chosen, highest] = [values[0] ?? 0, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    const score = scoreOf(value);
    if (score > highest) [chosen, highest] = [value, score];
  }
  return chosen;
}

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => Math.round((from + index * by) * 1000) / 1000);

/** Of the tickets whose probability lies in one tenth: how many there are, its mean, and how many are testable. */
export interface ReliabilityRow {
  readonly tickets: number;
  readonly said: number;
  readonly is: number;
}

/** How well the probability that there is something to test agrees with how often there is, by tenths of it. */
export function reliability(
  labels: readonly Pick<CorpusTicket, "testable">[],
  estimates: readonly Pick<Estimate, "testable">[],
): ReliabilityRow[] {
  const round = (value: number): number => Math.round(value * 1e6) / 1e6; // the page rounds to whole percent
  return Array.from({ length: 10 }, (_, tenth) => {
    const part = estimates.flatMap(({ testable }, at) =>
      Math.min(9, Math.floor(testable * 10)) === tenth ? [{ said: testable, is: Number(labels[at]?.testable) }] : [],
    );
    const mean = (value: (one: (typeof part)[number]) => number): number =>
      part.length === 0 ? 0 : round(part.reduce((sum, one) => sum + value(one), 0) / part.length);
    return { tickets: part.length, said: mean(({ said }) => said), is: mean(({ is }) => is) };
  });
}
