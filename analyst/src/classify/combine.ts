import { classes } from "../weaknesses/classes.ts";
import { ACCEPTABLE, columnOf, INSUFFICIENT, MANNER, TESTABLE, type TicketSet } from "./labels.ts";
import { sigmoid } from "./sigmoid.ts";

/** A small logistic regression over named inputs. */
export interface Logistic {
  readonly bias: number;
  readonly weights: readonly number[];
}

/** How what the two sets taught is put together; fitted on tickets that the weights had not seen. */
export interface Combiner {
  /** That every reviewer would name a class; inputs: `classInputs`. */
  readonly expected: Logistic;
  /** That any reviewer would accept it; the same inputs. */
  readonly acceptable: Logistic;
  /** That there is something to test; inputs: `testableInputs`. */
  readonly testable: Logistic;
  /** That the ticket says too little; inputs: `insufficientInputs`. */
  readonly insufficient: Logistic;
}

/** From which on something is said. All were chosen on held-out tickets. */
export interface Thresholds {
  /** Probability that there is something to test. */
  readonly testable: number;
  /** Worth of a class beyond the first. */
  readonly further: number;
  /** Probability that the ticket says too little. */
  readonly insufficient: number;
}

/** Log-odds of a ticket by column, and the highest of any of its sentences by itself. */
export interface Logits {
  readonly whole: Float64Array;
  readonly peaks: Float64Array;
  /** Number of words. */
  readonly words: number;
}

/** How a class stands with a ticket. */
export interface ClassOdds {
  /** Index in `classes`. */
  readonly index: number;
  /** Probability that any reviewer would accept it. Never below that of all naming it. */
  readonly acceptable: number;
  /** Probability that every reviewer would name it. */
  readonly expected: number;
  /** What naming it is worth, 0 to 9. */
  readonly worth: number;
}

/** What is known of a ticket. */
export interface Estimate {
  /** Worthiest first. */
  readonly classes: readonly ClassOdds[];
  /** Probability that there is something to test. */
  readonly testable: number;
  /** Probability that the ticket says too little. */
  readonly insufficient: number;
}

/** Held-out authors are indifferent from 4 to 16; more of it names fewer things that only might be. */
const WORTH_OF_EXPECTED = 8;

/** Puts a ticket's log-odds together. */
export function combine(logits: Logits, { expected, acceptable, testable, insufficient }: Combiner): Estimate {
  const odds = classes.map((_, index) => {
    const inputs = classInputs(logits, index);
    return { index, expected: predict(expected, inputs), acceptable: predict(acceptable, inputs) };
  });
  const ranked = odds
    .map(({ index, expected, acceptable }) => {
      const any = sigmoid(acceptable);
      const all = Math.min(any, sigmoid(expected));
      return { index, expected: all, acceptable: any, worth: WORTH_OF_EXPECTED * all + any };
    })
    .sort((a, b) => b.worth - a.worth || a.index - b.index);
  const inputs = testableInputs(
    logits,
    odds.map((one) => one.expected),
    odds.map((one) => one.acceptable),
  );
  return {
    classes: ranked,
    testable: sigmoid(predict(testable, inputs)),
    insufficient: sigmoid(predict(insufficient, insufficientInputs(logits))),
  };
}

/**
 * The same thing by both sets, and how far the ticket's manner speaks for either: raw as in a repository's history, or
 * spelled out as in the written ones.
 */
function weighed(column: (set: TicketSet) => number, manner: number): number[] {
  const [real, written] = [column("real"), column("written")];
  return [real * (1 - manner), written * (1 - manner), real * manner, written * manner];
}

const mannerOf = ({ whole }: Logits): number => sigmoid(whole[MANNER] ?? 0);

/** What is known of one class: whether all would name it, any accept it, in the whole and in one sentence. */
export function classInputs(logits: Logits, index: number): number[] {
  const { whole, peaks } = logits;
  const manner = mannerOf(logits);
  const at = (from: Float64Array, label: number): number[] => weighed((set) => from[columnOf(set, label)] ?? 0, manner);
  return [
    ...at(whole, index),
    ...at(peaks, index),
    ...at(whole, ACCEPTABLE + index),
    ...at(peaks, ACCEPTABLE + index),
    ...at(whole, TESTABLE),
    manner,
  ];
}

/** Inputs of `Combiner.testable`. `expected` and `acceptable` are the classes' log-odds. */
export function testableInputs(logits: Logits, expected: readonly number[], acceptable: readonly number[]): number[] {
  const { whole, peaks, words } = logits;
  const manner = mannerOf(logits);
  const at = (from: Float64Array, label: number): number[] => weighed((set) => from[columnOf(set, label)] ?? 0, manner);
  const [first = 0, second = 0] = expected.toSorted((a, b) => b - a);
  const [likely = 0, next = 0] = acceptable.toSorted((a, b) => b - a);
  return [
    ...at(whole, TESTABLE),
    ...at(peaks, TESTABLE),
    ...at(whole, INSUFFICIENT),
    first,
    second,
    likely,
    next,
    Math.log(1 + words),
    manner,
  ];
}

/** Inputs of `Combiner.insufficient`. */
export function insufficientInputs(logits: Logits): number[] {
  const { whole, words } = logits;
  const manner = mannerOf(logits);
  const at = (label: number): number[] => weighed((set) => whole[columnOf(set, label)] ?? 0, manner);
  const length = Math.log(1 + words);
  return [...at(INSUFFICIENT), ...at(TESTABLE), length, length * length, manner];
}

/** Log-odds. */
export function predict({ bias, weights }: Logistic, inputs: readonly number[]): number {
  return inputs.reduce((sum, input, at) => sum + input * (weights[at] ?? 0), bias);
}
