import { classes } from "../weaknesses/classes.ts";
import { ACCEPTABLE, columnOf, INSUFFICIENT, MANNER, TESTABLE, type TicketSet } from "./labels.ts";

/** The probability, 0 to 1, that log-odds stand for. */
export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** The log-odds that a probability between 0 and 1 stands for. */
export function logOdds(probability: number): number {
  return Math.log(probability / (1 - probability));
}

/** A small logistic regression over named inputs. */
export interface Logistic {
  readonly bias: number;
  readonly weights: readonly number[];
}

/** Combines the logits of both sets; fitted on tickets that the weights had not seen. */
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

/** Thresholds of a decision, chosen on held-out tickets. */
export interface Thresholds {
  /** Probability that there is something to test. */
  readonly testable: number;
  /** Score of a class beyond the first. */
  readonly further: number;
  /** Probability that the ticket says too little. */
  readonly insufficient: number;
}

/** Log-odds of a whole ticket by column, and the highest of any of its sentences. */
export interface Logits {
  readonly whole: Float64Array;
  readonly sentenceMaxima: Float64Array;
  /** Number of words. */
  readonly words: number;
}

/** How well a class fits a ticket. */
export interface ClassEstimate {
  /** Index in `classes`. */
  readonly index: number;
  /** Probability that any reviewer would accept it. Never below that of all naming it. */
  readonly acceptable: number;
  /** Probability that every reviewer would name it. */
  readonly expected: number;
  /** By which classes are ranked, 0 to 9. */
  readonly score: number;
}

/** What a ticket is estimated to be. */
export interface Estimate {
  /** Highest score first. */
  readonly classes: readonly ClassEstimate[];
  /** Probability that there is something to test. */
  readonly testable: number;
  /** Probability that the ticket says too little. */
  readonly insufficient: number;
}

/** Held-out authors make no difference from 4 to 16; a higher weight reports fewer classes that are merely acceptable. */
const EXPECTED_WEIGHT = 8;

/** Turns a ticket's log-odds into probabilities. */
export function estimate(logits: Logits, { expected, acceptable, testable, insufficient }: Combiner): Estimate {
  const classLogits = classes.map((_, index) => {
    const inputs = classInputs(logits, index);
    return { index, expected: logit(expected, inputs), acceptable: logit(acceptable, inputs) };
  });
  const ranked = classLogits
    .map(({ index, expected, acceptable }) => {
      const any = sigmoid(acceptable);
      const all = Math.min(any, sigmoid(expected));
      return { index, expected: all, acceptable: any, score: EXPECTED_WEIGHT * all + any };
    })
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const inputs = testableInputs(
    logits,
    classLogits.map((one) => one.expected),
    classLogits.map((one) => one.acceptable),
  );
  return {
    classes: ranked,
    testable: sigmoid(logit(testable, inputs)),
    insufficient: sigmoid(logit(insufficient, insufficientInputs(logits))),
  };
}

/**
 * The same label by both sets, each weighted by the ticket's manner: terse as in a repository's history, or spelled out
 * as in the written ones.
 */
function byManner(column: (set: TicketSet) => number, manner: number): number[] {
  const [real, written] = [column("real"), column("written")];
  return [real * (1 - manner), written * (1 - manner), real * manner, written * manner];
}

const mannerOf = ({ whole }: Logits): number => sigmoid(whole[MANNER] ?? 0);

/** Inputs of `Combiner.expected` and `Combiner.acceptable` for one class. */
export function classInputs(logits: Logits, index: number): number[] {
  const { whole, sentenceMaxima } = logits;
  const manner = mannerOf(logits);
  const at = (from: Float64Array, label: number): number[] =>
    byManner((set) => from[columnOf(set, label)] ?? 0, manner);
  return [
    ...at(whole, index),
    ...at(sentenceMaxima, index),
    ...at(whole, ACCEPTABLE + index),
    ...at(sentenceMaxima, ACCEPTABLE + index),
    ...at(whole, TESTABLE),
    manner,
  ];
}

/** Inputs of `Combiner.testable`. `expected` and `acceptable` are the classes' log-odds. */
export function testableInputs(logits: Logits, expected: readonly number[], acceptable: readonly number[]): number[] {
  const { whole, sentenceMaxima, words } = logits;
  const manner = mannerOf(logits);
  const at = (from: Float64Array, label: number): number[] =>
    byManner((set) => from[columnOf(set, label)] ?? 0, manner);
  const [first = 0, second = 0] = expected.toSorted((a, b) => b - a);
  const [likely = 0, next = 0] = acceptable.toSorted((a, b) => b - a);
  return [
    ...at(whole, TESTABLE),
    ...at(sentenceMaxima, TESTABLE),
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
  const at = (label: number): number[] => byManner((set) => whole[columnOf(set, label)] ?? 0, manner);
  const length = Math.log(1 + words);
  return [...at(INSUFFICIENT), ...at(TESTABLE), length, length * length, manner];
}

/** Log-odds of a small regression. */
export function logit({ bias, weights }: Logistic, inputs: readonly number[]): number {
  return inputs.reduce((sum, input, at) => sum + input * (weights[at] ?? 0), bias);
}

/** Classes reported for one ticket. */
const MAX_CLASSES = 4;

/** What is reported of a ticket. */
export interface Decision {
  /** Highest score first; empty unless there is something to test. */
  readonly classes: readonly ClassEstimate[];
  readonly insufficient: boolean;
}

/** Where there is something to test, the best class is reported, and further ones whose score warrants it. */
export function decide({ classes, testable, insufficient }: Estimate, thresholds: Thresholds): Decision {
  if (testable < thresholds.testable) return { classes: [], insufficient: insufficient >= thresholds.insufficient };
  const reported = classes.slice(0, MAX_CLASSES).filter(({ score }, rank) => rank === 0 || score >= thresholds.further);
  return { classes: reported, insufficient: false };
}
