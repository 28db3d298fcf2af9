import { SORTS } from "./features.ts";
import { HEADS } from "./heads.ts";
import type { Vocabulary } from "./vector.ts";
import type { Weights } from "./weights.ts";

/**
 * What a ticket's features add up to, sort by sort, before each sort is brought to its share: the same as
 * `weighFeatures` and `logitsOf`, in a form that a feature can be taken out of again.
 */
export interface Sums {
  /** Of rarity times weight: `byHead[sort * HEADS + head]`. */
  readonly byHead: Float64Array;
  /** Of the squares of rarities, by sort. Whole numbers, in steps of rarity, so that taking out leaves no rest. */
  readonly squares: Float64Array;
}

type Reader = Weights & { readonly vocabulary: Vocabulary };

export function noSums(): Sums {
  return { byHead: new Float64Array(SORTS.length * HEADS), squares: new Float64Array(SORTS.length) };
}

export function copyOf({ byHead, squares }: Sums): Sums {
  return { byHead: byHead.slice(), squares: squares.slice() };
}

/** Adds a feature, or takes it out with `times` -1. */
export function addTo({ byHead, squares }: Sums, { weights, vocabulary }: Reader, id: number, times: 1 | -1): void {
  const sort = vocabulary.sorts[id] ?? 0;
  const rarity = times * (vocabulary.rarity[id] ?? 0);
  squares[sort] = (squares[sort] ?? 0) + rarity * (vocabulary.rarity[id] ?? 0);
  const [row, column] = [id * HEADS, sort * HEADS];
  for (let head = 0; head < HEADS; head++)
    byHead[column + head] = (byHead[column + head] ?? 0) + rarity * (weights[row + head] ?? 0);
}

/** What one step of rarity counts, by sort. */
export function scalesOf({ squares }: Sums): Float64Array {
  return squares.map((square, sort) => (square === 0 ? 0 : (SORTS[sort]?.share ?? 0) / Math.sqrt(square)));
}

/** Each head's log-odds. */
export function logitsOfSums(sums: Sums, { steps, bias }: Reader): Float64Array {
  const logits = new Float64Array(HEADS);
  scalesOf(sums).forEach((scale, sort) => {
    for (let head = 0; head < HEADS; head++)
      logits[head] = (logits[head] ?? 0) + scale * (sums.byHead[sort * HEADS + head] ?? 0);
  });
  return logits.map((sum, head) => (bias[head] ?? 0) + (steps[head] ?? 0) * sum);
}

/** How much a feature adds to a head's log-odds. */
export function gainOf(id: number, head: number, { weights, steps, vocabulary }: Reader, scales: Float64Array): number {
  const scale = scales[vocabulary.sorts[id] ?? 0] ?? 0;
  return scale * (vocabulary.rarity[id] ?? 0) * (weights[id * HEADS + head] ?? 0) * (steps[head] ?? 0);
}
