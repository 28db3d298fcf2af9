import { HEADS } from "./heads.ts";
import type { Vector, Vocabulary } from "./vector.ts";
import { readVocabulary } from "./vector.ts";

/**
 * Linear weights, one column a head: `weights[feature * HEADS + head]`, in steps of the head. They stay in one byte each
 * once trained: four times as many fit into the processor's cache.
 */
export interface Weights {
  readonly weights: Float32Array | Int8Array;
  readonly steps: Float64Array;
  readonly bias: Float64Array;
}

/** As written by training/train.ts. Bytes are base64; a weight is its byte times its head's step. */
export interface StoredWeights {
  /** Names joined by line feeds. */
  readonly vocabulary: string;
  readonly rarity: string;
  readonly weights: string;
  readonly steps: readonly number[];
  readonly bias: readonly number[];
}

const INT8_MOST = 127;

/** Reads stored weights. Throws when the parts do not fit together. */
export function readWeights(stored: StoredWeights): Weights & { readonly vocabulary: Vocabulary } {
  const names = stored.vocabulary.split("\n");
  const bytes = new Int8Array(bytesOf(stored.weights));
  if (bytes.length !== names.length * HEADS || stored.bias.length !== HEADS || stored.steps.length !== HEADS)
    throw new Error("The statistical reader's weights do not fit its vocabulary. Train it again: analyst/README.md.");
  const vocabulary = readVocabulary(names, new Uint8Array(bytesOf(stored.rarity)));
  return { weights: bytes, steps: Float64Array.from(stored.steps), bias: Float64Array.from(stored.bias), vocabulary };
}

/** Stores weights in one byte each. Features whose weights all round to nothing are left out. */
export function storeWeights(
  { weights, bias }: { readonly weights: Float32Array; readonly bias: Float64Array },
  names: readonly string[],
  rarity: Uint8Array,
): StoredWeights {
  const most = new Float64Array(HEADS);
  weights.forEach((weight, at) => {
    most[at % HEADS] = Math.max(most[at % HEADS] ?? 0, Math.abs(weight));
  });
  const steps = Array.from(most, (value) => (value === 0 ? 1 : value / INT8_MOST));
  const bytes = Int8Array.from(weights, (weight, at) => Math.round(weight / (steps[at % HEADS] ?? 1)));
  const kept = names.flatMap((_, id) =>
    bytes.subarray(id * HEADS, (id + 1) * HEADS).some((byte) => byte !== 0) ? [id] : [],
  );
  const keptBytes = Int8Array.from(kept.flatMap((id) => [...bytes.subarray(id * HEADS, (id + 1) * HEADS)]));
  return {
    vocabulary: kept.map((id) => names[id]).join("\n"),
    rarity: Buffer.from(kept.map((id) => rarity[id] ?? 0)).toString("base64"),
    weights: Buffer.from(keptBytes.buffer).toString("base64"),
    steps,
    bias: [...bias],
  };
}

function bytesOf(base64: string): ArrayBuffer {
  const bytes = Buffer.from(base64, "base64");
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}

/** Each head's log-odds. */
export function logitsOf({ weights, steps, bias }: Weights, { ids, values }: Vector): Float64Array {
  const sums = new Float64Array(HEADS);
  for (let at = 0; at < ids.length; at++) {
    const row = (ids[at] ?? 0) * HEADS;
    const value = values[at] ?? 0;
    for (let head = 0; head < HEADS; head++) sums[head] = (sums[head] ?? 0) + (weights[row + head] ?? 0) * value;
  }
  return sums.map((sum, head) => (bias[head] ?? 0) + (steps[head] ?? 0) * sum);
}

/** The highest of several log-odds, head by head. */
export function highest(all: readonly Float64Array[]): Float64Array | undefined {
  const [first, ...rest] = all;
  if (!first) return undefined;
  const most = first.slice();
  for (const logits of rest)
    for (let head = 0; head < HEADS; head++) most[head] = Math.max(most[head] ?? 0, logits[head] ?? 0);
  return most;
}
