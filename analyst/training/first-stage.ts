import { FITTING, families, HEADS, INSUFFICIENT, TESTABLE } from "../src/model/heads.ts";
import { shareOf } from "../src/model/odds.ts";
import { RARITY_STEPS, readVocabulary, type Vector, type Vocabulary, weighFeatures } from "../src/model/vector.ts";
import { logitsOf, type Weights } from "../src/model/weights.ts";

/** What reviewers said of an example, by head: 1 or 0. */
export type Targets = Float64Array;

/** An example to learn from. `counts` is how much each head's target counts. */
export interface Example {
  readonly features: ReadonlySet<string>;
  readonly targets: Targets;
  readonly counts: Float64Array;
}

/** Chosen on held-out authors, among 0.01 to 0.1, 60 to 300 and 1 to 3. */
const SHRINKAGE = 0.05;
const ROUNDS = 60;
const WEIGHT_OF_PRESENT = 2;
/** A feature of fewer examples says more about its author than about others. */
const FEWEST_EXAMPLES = 3;
const RATE = 0.15;

export function targetsOf(label: {
  readonly expected: readonly string[];
  readonly acceptable: readonly string[];
  readonly testable: boolean;
  readonly insufficient: boolean;
}): Targets {
  const targets = new Float64Array(HEADS);
  families.forEach((family, head) => {
    targets[head] = Number(label.expected.includes(family));
    targets[FITTING + head] = Number(label.expected.includes(family) || label.acceptable.includes(family));
  });
  targets[TESTABLE] = Number(label.testable);
  targets[INSUFFICIENT] = Number(label.insufficient);
  return targets;
}

export interface FirstStage extends Weights {
  readonly weights: Float32Array;
  readonly names: readonly string[];
  readonly vocabulary: Vocabulary;
}

/** Multi-head logistic regression, full-batch Adam: the same examples give the same weights. */
export function fitFirstStage(examples: readonly Example[]): FirstStage {
  const { names, vocabulary } = chooseVocabulary(examples);
  const vectors = examples.map(({ features }) => vectorOf(features, vocabulary));
  const size = names.length * HEADS;
  const weights = new Float32Array(size);
  const steps = new Float64Array(HEADS).fill(1);
  const bias = startingBias(examples);
  const adam = new Adam(size);
  const adamBias = new Adam(HEADS);
  const slope = new Float32Array(size);
  const slopeBias = new Float64Array(HEADS);
  for (let round = 1; round <= ROUNDS; round++) {
    for (let at = 0; at < size; at++) slope[at] = SHRINKAGE * (weights[at] ?? 0);
    slopeBias.fill(0);
    for (const [index, vector] of vectors.entries())
      addSlope(vector, examples[index] as Example, { weights, steps, bias }, slope, slopeBias);
    const rate = RATE * Math.min(1, (ROUNDS - round + 1) / (ROUNDS / 2));
    adam.step(weights, slope, round, rate);
    adamBias.step(bias, slopeBias, round, rate);
  }
  return { weights, steps, bias, names, vocabulary };
}

export function vectorOf(features: Iterable<string>, vocabulary: Vocabulary): Vector {
  const ids: number[] = [];
  for (const name of features) {
    const id = vocabulary.ids.get(name);
    if (id !== undefined) ids.push(id);
  }
  return weighFeatures(ids, vocabulary);
}

/** Log-odds of an example that may not have been learned from. */
export function readWith(stage: FirstStage, features: Iterable<string>): Float64Array {
  return logitsOf(stage, vectorOf(features, stage.vocabulary));
}

function chooseVocabulary(examples: readonly Example[]): { names: string[]; vocabulary: Vocabulary } {
  const tickets = new Map<string, number>();
  for (const { features } of examples) for (const name of features) tickets.set(name, (tickets.get(name) ?? 0) + 1);
  const chosen = [...tickets].filter(([, count]) => count >= FEWEST_EXAMPLES);
  const rarity = Uint8Array.from(chosen, ([, count]) =>
    Math.max(1, Math.min(255, Math.round(Math.log((examples.length + 1) / (count + 0.5)) * RARITY_STEPS))),
  );
  const names = chosen.map(([name]) => name);
  return { names, vocabulary: readVocabulary(names, rarity) };
}

/** The share of each head in the examples, as log-odds, at least one in two hundred. */
function startingBias(examples: readonly Example[]): Float64Array {
  return Float64Array.from({ length: HEADS }, (_, head) => {
    const share = Math.max(
      0.005,
      examples.reduce((sum, { targets }) => sum + (targets[head] ?? 0), 0) / examples.length,
    );
    return Math.log(share / (1 - share));
  });
}

function addSlope(
  vector: Vector,
  { targets, counts }: Example,
  model: Weights,
  slope: Float32Array,
  slopeBias: Float64Array,
): void {
  const wrong = logitsOf(model, vector);
  for (let head = 0; head < HEADS; head++) {
    const target = targets[head] ?? 0;
    const count = (counts[head] ?? 0) * (target === 1 ? WEIGHT_OF_PRESENT : 1);
    const error = count * (shareOf(wrong[head] ?? 0) - target);
    wrong[head] = error;
    slopeBias[head] = (slopeBias[head] ?? 0) + error;
  }
  const { ids, values } = vector;
  for (let at = 0; at < ids.length; at++) {
    const row = (ids[at] ?? 0) * HEADS;
    const value = values[at] ?? 0;
    for (let head = 0; head < HEADS; head++) slope[row + head] = (slope[row + head] ?? 0) + (wrong[head] ?? 0) * value;
  }
}

/** Adam (Kingma and Ba, 2015) with a decay of 0.9 and 0.99. */
class Adam {
  readonly #mean: Float32Array;
  readonly #square: Float32Array;

  constructor(size: number) {
    this.#mean = new Float32Array(size);
    this.#square = new Float32Array(size);
  }

  step(values: Float32Array | Float64Array, slope: Float32Array | Float64Array, round: number, rate: number): void {
    const [mean, square] = [this.#mean, this.#square];
    const [meanShare, squareShare] = [1 - 0.9 ** round, 1 - 0.99 ** round];
    for (let at = 0; at < values.length; at++) {
      const here = slope[at] ?? 0;
      const m = 0.9 * (mean[at] ?? 0) + 0.1 * here;
      const s = 0.99 * (square[at] ?? 0) + 0.01 * here * here;
      mean[at] = m;
      square[at] = s;
      values[at] = (values[at] ?? 0) - (rate * (m / meanShare)) / (Math.sqrt(s / squareShare) + 1e-4);
    }
  }
}
