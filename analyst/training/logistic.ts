import type { Logistic } from "../src/model/second-stage.ts";

export interface Observation {
  readonly inputs: readonly number[];
  /** 0 to 1. */
  readonly target: number;
  readonly count: number;
}

const ROUNDS = 200;
const SHRINKAGE = 1;
const RATE = 0.5;

/** Logistic regression over a few dense inputs, standardised inside; AdaGrad over all observations at once, so deterministic. */
export function fitLogistic(observations: readonly Observation[]): Logistic {
  const width = observations[0]?.inputs.length ?? 0;
  const column = (at: number): number[] => observations.map(({ inputs }) => inputs[at] ?? 0);
  const means = Array.from({ length: width }, (_, at) => mean(column(at)));
  const spreads = means.map((middle, at) => Math.sqrt(mean(column(at).map((value) => (value - middle) ** 2))) || 1);
  const rows = observations.map(({ inputs }) =>
    Float64Array.from(inputs, (value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  );
  const weights = new Float64Array(width + 1);
  const travelled = new Float64Array(width + 1).fill(1e-6);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = Float64Array.from(weights, (weight, at) => (at === width ? 0 : SHRINKAGE * weight));
    rows.forEach((row, index) => {
      const { target, count } = observations[index] as Observation;
      let odds = weights[width] ?? 0;
      for (let at = 0; at < width; at++) odds += (weights[at] ?? 0) * (row[at] ?? 0);
      const error = count * (1 / (1 + Math.exp(-odds)) - target);
      for (let at = 0; at < width; at++) slope[at] = (slope[at] ?? 0) + error * (row[at] ?? 0);
      slope[width] = (slope[width] ?? 0) + error;
    });
    slope.forEach((step, at) => {
      travelled[at] = (travelled[at] ?? 0) + step * step;
      weights[at] = (weights[at] ?? 0) - (RATE * step) / Math.sqrt(travelled[at] ?? 1);
    });
  }
  const plain = means.map((_, at) => (weights[at] ?? 0) / (spreads[at] ?? 1));
  return {
    weights: plain,
    bias: plain.reduce((sum, weight, at) => sum - weight * (means[at] ?? 0), weights[width] ?? 0),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
