import type { CorpusTicket } from "../bench/corpus.ts";
import {
  type Combiner,
  classInputs,
  type Estimate,
  estimate,
  insufficientInputs,
  type Logistic,
  type Logits,
  logit,
  sigmoid,
  testableInputs,
} from "../src/classify/estimate.ts";
import { classes } from "../src/weaknesses/classes.ts";
import { BENCHMARK, type TrainingTicket } from "./corpora.ts";
import { settings } from "./settings.ts";

/** A ticket with the logits of a model that had not learnt from it. */
export interface HeldOutTicket {
  readonly ticket: TrainingTicket & { readonly label: CorpusTicket };
  readonly logits: Logits;
}

const weightOf = ({ ticket }: HeldOutTicket): number =>
  ticket.set === "real"
    ? settings.combiner.real
    : ticket.author === BENCHMARK
      ? settings.combiner.benchmark
      : settings.combiner.written;

export function fitCombiner(tickets: readonly HeldOutTicket[]): Combiner {
  const inputs = tickets.map(({ logits }) => classes.map((_, index) => classInputs(logits, index)));
  const fitClasses = (holds: (label: CorpusTicket, name: string) => boolean): Logistic =>
    fitLogistic(
      tickets.flatMap((one, at) =>
        classes.map(
          (name, index): Observation => ({
            inputs: inputs[at]?.[index] ?? [],
            target: Number(holds(one.ticket.label, name)),
            sampleWeight: weightOf(one),
          }),
        ),
      ),
    );
  const expected = fitClasses((label, name) => label.expected.includes(name));
  const acceptable = fitClasses((label, name) => label.expected.includes(name) || label.acceptable.includes(name));
  const testable = fitLogistic(
    tickets.map((one, at) => {
      const odds = (by: Logistic): number[] => (inputs[at] ?? []).map((input) => logit(by, input));
      return {
        inputs: testableInputs(one.logits, odds(expected), odds(acceptable)),
        target: Number(one.ticket.label.testable),
        sampleWeight: weightOf(one),
      };
    }),
  );
  const insufficient = fitLogistic(
    tickets.map((one) => ({
      inputs: insufficientInputs(one.logits),
      target: Number(one.ticket.label.insufficient),
      sampleWeight: weightOf(one),
    })),
  );
  return { expected, acceptable, testable, insufficient };
}

/** Estimates of every ticket, in order, each by a combiner fitted without its fold. */
export function crossValidate(tickets: readonly HeldOutTicket[]): Estimate[] {
  const folds = [...new Set(tickets.map(({ ticket }) => ticket.fold))];
  const combiners = new Map(
    folds.map((fold) => [fold, fitCombiner(tickets.filter(({ ticket }) => ticket.fold !== fold))]),
  );
  return tickets.map(({ ticket, logits }) => estimate(logits, combiners.get(ticket.fold) as Combiner));
}

interface Observation {
  readonly inputs: readonly number[];
  /** 0 to 1. */
  readonly target: number;
  readonly sampleWeight: number;
}

/** Logistic regression over a few dense inputs, which it standardises, by Newton's method. */
function fitLogistic(observations: readonly Observation[]): Logistic {
  const width = observations[0]?.inputs.length ?? 0;
  const { means, spreads } = standardise(observations, width);
  const size = width + 1;
  const row = new Float64Array(size).fill(1); // the last one stands for the bias
  const weights = new Float64Array(size);
  for (let iteration = 0; iteration < settings.combiner.rounds; iteration++) {
    const gradient = Float64Array.from(weights, (weight, at) =>
      at === width ? 0 : settings.combiner.shrinkage * weight,
    );
    const hessian = Array.from({ length: size }, (_, at) => {
      const line = new Float64Array(size);
      line[at] = settings.combiner.shrinkage;
      return line;
    });
    for (const { inputs, target, sampleWeight } of observations) {
      let sum = weights[width] ?? 0;
      for (let at = 0; at < width; at++) {
        row[at] = ((inputs[at] ?? 0) - (means[at] ?? 0)) / (spreads[at] ?? 1);
        sum += (weights[at] ?? 0) * (row[at] ?? 0);
      }
      const probability = sigmoid(sum);
      const [error, curvature] = [
        sampleWeight * (probability - target),
        sampleWeight * probability * (1 - probability),
      ];
      for (let at = 0; at < size; at++) {
        const value = row[at] ?? 0;
        gradient[at] = (gradient[at] ?? 0) + error * value;
        const line = hessian[at] as Float64Array;
        for (let other = 0; other < size; other++)
          line[other] = (line[other] ?? 0) + curvature * value * (row[other] ?? 0);
      }
    }
    solve(hessian, gradient).forEach((step, at) => {
      weights[at] = (weights[at] ?? 0) - step;
    });
  }
  const plain = Array.from(spreads, (spread, at) => (weights[at] ?? 0) / spread);
  return {
    weights: plain,
    bias: plain.reduce((sum, weight, at) => sum - weight * (means[at] ?? 0), weights[width] ?? 0),
  };
}

/** Mean and standard deviation of each input; 1 where it never varies. */
function standardise(
  observations: readonly Observation[],
  width: number,
): { means: Float64Array; spreads: Float64Array } {
  const [sums, squares] = [new Float64Array(width), new Float64Array(width)];
  for (const { inputs } of observations)
    for (let at = 0; at < width; at++) {
      const value = inputs[at] ?? 0;
      sums[at] = (sums[at] ?? 0) + value;
      squares[at] = (squares[at] ?? 0) + value * value;
    }
  const means = sums.map((sum) => sum / observations.length);
  const spreads = squares.map(
    (square, at) => Math.sqrt(Math.max(0, square / observations.length - (means[at] ?? 0) ** 2)) || 1,
  );
  return { means, spreads };
}

/** Solves a symmetric, positive system by elimination; both arguments are overwritten. */
function solve(lines: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot++) {
    const line = lines[pivot] as Float64Array;
    for (let below = pivot + 1; below < size; below++) {
      const other = lines[below] as Float64Array;
      const share = (other[pivot] ?? 0) / (line[pivot] ?? 1);
      for (let at = pivot; at < size; at++) other[at] = (other[at] ?? 0) - share * (line[at] ?? 0);
      right[below] = (right[below] ?? 0) - share * (right[pivot] ?? 0);
    }
  }
  for (let at = size - 1; at >= 0; at--) {
    const line = lines[at] as Float64Array;
    let rest = right[at] ?? 0;
    for (let after = at + 1; after < size; after++) rest -= (line[after] ?? 0) * (right[after] ?? 0);
    right[at] = rest / (line[at] ?? 1);
  }
  return right;
}
