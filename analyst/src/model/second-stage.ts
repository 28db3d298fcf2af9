import { FITTING, INSUFFICIENT, TESTABLE } from "./heads.ts";

/** A small logistic regression over named inputs. */
export interface Logistic {
  readonly bias: number;
  readonly weights: readonly number[];
}

/** How the rules' and the statistical reader's opinions are put together; fitted on tickets that the first stage had not seen. */
export interface SecondStage {
  /** That every reviewer would name a family; inputs: `familyInputs`. */
  readonly expected: Logistic;
  /** That any reviewer could name it; the same inputs. */
  readonly fitting: Logistic;
  /** That there is something to test; inputs: `testableInputs`. */
  readonly testable: Logistic;
  /** That the ticket says too little; inputs: `insufficientInputs`. */
  readonly insufficient: Logistic;
  /** From which on there is something to test (log-odds), a further family is named (worth), a ticket says too little (log-odds). */
  readonly thresholds: { readonly testable: number; readonly further: number; readonly insufficient: number };
}

/** Whose opinion counts: both, or one of them alone, to see what each adds. */
export type Readers = "both" | "rules" | "reader";

/** The opinions that are left when only some may speak. */
export function heard(opinions: Opinions, readers: Readers): Opinions {
  const { logits, peaks, strengths } = opinions;
  if (readers === "rules")
    return { ...opinions, logits: new Float64Array(logits.length), peaks: new Float64Array(peaks.length) };
  if (readers === "reader") return { ...opinions, strengths: strengths.map(() => undefined), harm: 0 };
  return opinions;
}

/** What both readers say of a ticket, before it is put together. Strengths are the rules', 0 to 1, by family index. */
export interface Opinions {
  /** Of the ticket as a whole, by head. */
  readonly logits: Float64Array;
  /** The highest of any sentence by itself, by head. */
  readonly peaks: Float64Array;
  readonly strengths: readonly (number | undefined)[];
  /** How surely the change is harmless, 0 to 1. */
  readonly harm: number;
  readonly vague: boolean;
}

/** Log-odds of a strength; strengths run from 0.02 to 0.98. */
function oddsOf(strength: number): number {
  const held = Math.min(0.98, Math.max(0.02, strength));
  return Math.log(held / (1 - held));
}
/** Brings the weakest strength that the rules report to about zero, so that "not raised" is less than any. */
const WEAKEST = 4;
const MOST_RANK = 3;

/** What is known of one family: both readers' odds, whether and how high among its families the rules raise it, harmlessness. */
export function familyInputs({ logits, peaks, strengths, harm }: Opinions, family: number): number[] {
  const strength = strengths[family];
  const stronger = strengths.filter((other) => other !== undefined && other > (strength ?? 0)).length;
  return [
    logits[family] ?? 0,
    peaks[family] ?? 0,
    logits[FITTING + family] ?? 0,
    peaks[FITTING + family] ?? 0,
    logits[TESTABLE] ?? 0,
    strength === undefined ? 0 : oddsOf(strength) + WEAKEST,
    strength === undefined ? 0 : 1,
    strength === undefined ? 0 : Math.min(MOST_RANK, stronger),
    harm,
  ];
}

/** Inputs of `SecondStage.testable`. `expected` and `fits` are the families' log-odds, each highest first. */
export function testableInputs(
  { logits, peaks, strengths, harm, vague }: Opinions,
  expected: readonly number[],
  fits: readonly number[],
): number[] {
  const [first, second] = strengths.filter((strength) => strength !== undefined).sort((a, b) => b - a);
  return [
    expected[0] ?? 0,
    expected[1] ?? 0,
    fits[0] ?? 0,
    fits[1] ?? 0,
    logits[TESTABLE] ?? 0,
    peaks[TESTABLE] ?? 0,
    logits[INSUFFICIENT] ?? 0,
    first === undefined ? -WEAKEST : oddsOf(first),
    second === undefined ? -WEAKEST : oddsOf(second),
    harm,
    vague ? 1 : 0,
  ];
}

/** Inputs of `SecondStage.insufficient`. */
export function insufficientInputs({ logits, harm, vague }: Opinions): number[] {
  return [logits[INSUFFICIENT] ?? 0, logits[TESTABLE] ?? 0, harm, vague ? 1 : 0];
}

/** Log-odds. */
export function judge({ bias, weights }: Logistic, inputs: readonly number[]): number {
  return inputs.reduce((sum, input, at) => sum + input * (weights[at] ?? 0), bias);
}
