import { SORTS, sortOf } from "./features.ts";

/** A ticket's features as numbers: `ids[i]` is the feature, `values[i]` how much it counts. */
export interface Vector {
  readonly ids: Int32Array;
  readonly values: Float64Array;
}

/** The features that have weights. */
export interface Vocabulary {
  readonly ids: ReadonlyMap<string, number>;
  /** Index in `SORTS`, by feature. */
  readonly sorts: Uint8Array;
  /** How rare each feature is, in `RARITY_STEPS` per unit of the natural logarithm, 1 to 255. */
  readonly rarity: Uint8Array;
}

export const RARITY_STEPS = 32;

/** Reads a vocabulary from its names, in order. */
export function readVocabulary(names: readonly string[], rarity: Uint8Array): Vocabulary {
  return {
    ids: new Map(names.map((name, id) => [name, id])),
    sorts: Uint8Array.from(names, sortOf),
    rarity,
  };
}

/** Weighs the features that a ticket has: each once, by its rarity, each sort brought to its share. */
export function weighFeatures(present: Iterable<number>, { sorts, rarity }: Vocabulary): Vector {
  const ids = Int32Array.from(present);
  const squares = new Float64Array(SORTS.length);
  for (const id of ids) {
    const sort = sorts[id] ?? 0;
    squares[sort] = (squares[sort] ?? 0) + ((rarity[id] ?? 0) / RARITY_STEPS) ** 2;
  }
  const scale = squares.map((square, sort) => (square === 0 ? 0 : (SORTS[sort]?.share ?? 0) / Math.sqrt(square)));
  const values = Float64Array.from(ids, (id) => ((rarity[id] ?? 0) / RARITY_STEPS) * (scale[sorts[id] ?? 0] ?? 0));
  return { ids, values };
}
