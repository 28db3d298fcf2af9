import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { type FeatureVector, readVocabulary, type Vocabulary } from "./features.ts";
import { COLUMNS } from "./labels.ts";

/**
 * Linear weights: `weights[feature * COLUMNS + column]`, in steps of the column. They stay in one byte each once trained:
 * four times as many fit into the processor's cache.
 */
export interface Weights {
  readonly weights: Float32Array | Int8Array;
  readonly steps: Float64Array;
  readonly bias: Float64Array;
}

/** What a model file holds besides the weights, as JSON. */
export interface Header {
  readonly fingerprint: string;
  readonly steps: readonly number[];
  readonly bias: readonly number[];
  /** Names of the features, in order. */
  readonly names: readonly string[];
}

/** Steps either side of zero. Fewer make a smaller file, but the many small weights they lose share a sign. */
const MAX_STEPS = 100;

/** Rounds weights to one byte each, by column. Features whose weights all round to zero are left out. */
export function quantise(
  { weights, bias }: { readonly weights: Float32Array; readonly bias: Float64Array },
  names: readonly string[],
  idf: Uint8Array,
): { header: Omit<Header, "fingerprint">; idf: Uint8Array; weights: Int8Array } {
  const largest = new Float64Array(COLUMNS);
  weights.forEach((weight, at) => {
    largest[at % COLUMNS] = Math.max(largest[at % COLUMNS] ?? 0, Math.abs(weight));
  });
  const steps = Array.from(largest, (value) => (value === 0 ? 1 : value / MAX_STEPS));
  const bytes = Int8Array.from(weights, (weight, at) => Math.round(weight / (steps[at % COLUMNS] ?? 1)));
  const kept = names.flatMap((_, id) =>
    bytes.subarray(id * COLUMNS, (id + 1) * COLUMNS).some((byte) => byte !== 0) ? [id] : [],
  );
  const keptBytes = new Int8Array(kept.length * COLUMNS);
  for (const [at, id] of kept.entries()) keptBytes.set(bytes.subarray(id * COLUMNS, (id + 1) * COLUMNS), at * COLUMNS);
  return {
    header: { steps, bias: [...bias], names: kept.map((id) => names[id] ?? "") },
    idf: Uint8Array.from(kept, (id) => idf[id] ?? 0),
    weights: keptBytes,
  };
}

/**
 * A model file: the header's length in four bytes, the header, one byte a feature for its inverse document frequency,
 * and the weights column by column, all in Brotli. Similar bytes compress better beside each other.
 */
export function packModel(
  header: Header,
  { idf, weights }: { readonly idf: Uint8Array; readonly weights: Int8Array },
): Buffer {
  const text = Buffer.from(JSON.stringify(header));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  const features = idf.length;
  const columns = new Int8Array(weights.length);
  for (let id = 0; id < features; id++)
    for (let column = 0; column < COLUMNS; column++)
      columns[column * features + id] = weights[id * COLUMNS + column] ?? 0;
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(Buffer.concat([size, text, idf, Buffer.from(columns.buffer)]), { params });
}

/** Reads a model file. Throws when the parts do not fit together. */
export function unpackModel(packed: Uint8Array): Weights & {
  readonly header: Header;
  readonly vocabulary: Vocabulary;
} {
  const all = brotliDecompressSync(packed);
  const from = 4 + all.readUInt32LE(0);
  const header: Header = JSON.parse(all.subarray(4, from).toString());
  const features = header.names.length;
  if (all.length !== from + features * (1 + COLUMNS) || header.bias.length !== COLUMNS)
    throw new Error("The weights do not fit the labels. Train it again: analyst/README.md.");
  const idf = new Uint8Array(all.subarray(from, from + features));
  const columns = new Int8Array(all.buffer, all.byteOffset + from + features, features * COLUMNS);
  const weights = new Int8Array(columns.length);
  for (let column = 0; column < COLUMNS; column++)
    for (let id = 0; id < features; id++) weights[id * COLUMNS + column] = columns[column * features + id] ?? 0;
  return {
    header,
    weights,
    steps: Float64Array.from(header.steps),
    bias: Float64Array.from(header.bias),
    vocabulary: readVocabulary(header.names, idf),
  };
}

/** Each column's log-odds. */
export function logitsOf({ weights, steps, bias }: Weights, { ids, values }: FeatureVector): Float64Array {
  const width = bias.length;
  const sums = new Float64Array(width);
  for (let at = 0; at < ids.length; at++) {
    const row = (ids[at] ?? 0) * width;
    const value = values[at] ?? 0;
    for (let column = 0; column < width; column++)
      sums[column] = (sums[column] ?? 0) + (weights[row + column] ?? 0) * value;
  }
  return sums.map((sum, column) => (bias[column] ?? 0) + (steps[column] ?? 0) * sum);
}

/** The highest of several log-odds, column by column; undefined for none. */
export function elementwiseMax(all: readonly Float64Array[]): Float64Array | undefined {
  const [first, ...rest] = all;
  if (!first) return undefined;
  const max = first.slice();
  for (const logits of rest)
    for (let column = 0; column < max.length; column++) max[column] = Math.max(max[column] ?? 0, logits[column] ?? 0);
  return max;
}
