import { settings } from "./settings.ts";

/** Vectors of length one for words, so that words used alike point alike. */
export interface WordVectors {
  readonly words: readonly string[];
  /** `vectors[word * dimensions + dimension]` */
  readonly vectors: Float32Array;
}

/** More than `dimensions`, so that the last of them are found as surely as the first. */
const OVERSAMPLING = 16;
const POWER_ROUNDS = 3;
/** How much a frequent neighbour is held back (Levy, Goldberg and Dagan, 2015). */
const SMOOTHING = 0.75;

/**
 * Learns vectors from the company words keep: positive pointwise mutual information within a window, brought to a few
 * dimensions by a randomised singular value decomposition (Halko, Martinsson and Tropp, 2011). The same texts give the
 * same vectors.
 */
export function learnVectors(texts: readonly (readonly string[])[]): WordVectors {
  const { dimensions } = settings.vectors;
  const words = frequentWords(texts);
  const matrix = cooccurrencesOf(texts, words);
  const width = Math.min(dimensions + OVERSAMPLING, words.length);
  let basis = randomBasis(words.length, width);
  for (let round = 0; round < POWER_ROUNDS; round++) {
    orthonormalise(basis, words.length, width);
    basis = multiply(matrix, basis, width);
  }
  orthonormalise(basis, words.length, width);
  return { words, vectors: project(matrix, basis, words.length, width, dimensions) };
}

function frequentWords(texts: readonly (readonly string[])[]): string[] {
  const found = new Map<string, number>();
  for (const text of texts) for (const word of new Set(text)) found.set(word, (found.get(word) ?? 0) + 1);
  return [...found].filter(([, count]) => count >= settings.vocabulary.minTexts).map(([word]) => word);
}

/** A symmetric sparse matrix, row by row. */
interface Sparse {
  readonly offsets: Int32Array;
  readonly columns: Int32Array;
  readonly values: Float32Array;
}

function cooccurrencesOf(texts: readonly (readonly string[])[], words: readonly string[]): Sparse {
  const idOf = new Map(words.map((word, id) => [word, id]));
  const rows = words.map(() => new Map<number, number>());
  for (const text of texts) {
    const ids = text.slice(0, settings.vectors.maxWords).map((word) => idOf.get(word) ?? -1);
    ids.forEach((id, at) => {
      if (id === -1) return;
      for (let away = 1; away <= settings.vectors.window; away++) {
        const other = ids[at + away] ?? -1;
        if (other === -1) continue;
        add(rows[id], other, 1 / away);
        add(rows[other], id, 1 / away);
      }
    });
  }
  const sums = rows.map((row) => [...row.values()].reduce((sum, value) => sum + value, 0));
  const smoothed = sums.map((sum) => sum ** SMOOTHING);
  const total = smoothed.reduce((sum, value) => sum + value, 0);
  const columns: number[] = [];
  const values: number[] = [];
  const offsets = new Int32Array(words.length + 1);
  rows.forEach((row, id) => {
    for (const [other, together] of row) {
      const information = Math.log((together * total) / ((sums[id] ?? 1) * (smoothed[other] ?? 1)));
      if (information <= 0) continue;
      columns.push(other);
      values.push(information);
    }
    offsets[id + 1] = columns.length;
  });
  return { offsets, columns: Int32Array.from(columns), values: Float32Array.from(values) };
}

function add(row: Map<number, number> | undefined, key: number, value: number): void {
  row?.set(key, (row.get(key) ?? 0) + value);
}

/** Numbers that look random and are the same on every run (a linear congruential generator). */
function randomBasis(rows: number, width: number): Float64Array {
  let state = 20_261_122;
  return Float64Array.from({ length: rows * width }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296 - 0.5;
  });
}

function multiply({ offsets, columns, values }: Sparse, basis: Float64Array, width: number): Float64Array {
  const product = new Float64Array(basis.length);
  for (let row = 0; row + 1 < offsets.length; row++) {
    const to = row * width;
    for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++) {
      const from = (columns[at] ?? 0) * width;
      const value = values[at] ?? 0;
      for (let k = 0; k < width; k++) product[to + k] = (product[to + k] ?? 0) + value * (basis[from + k] ?? 0);
    }
  }
  return product;
}

/** Gram and Schmidt's method, column by column; a column that adds nothing becomes zero. */
function orthonormalise(basis: Float64Array, rows: number, width: number): void {
  for (let column = 0; column < width; column++) {
    for (let before = 0; before < column; before++) {
      let dot = 0;
      for (let row = 0; row < rows; row++)
        dot += (basis[row * width + column] ?? 0) * (basis[row * width + before] ?? 0);
      for (let row = 0; row < rows; row++)
        basis[row * width + column] = (basis[row * width + column] ?? 0) - dot * (basis[row * width + before] ?? 0);
    }
    let square = 0;
    for (let row = 0; row < rows; row++) square += (basis[row * width + column] ?? 0) ** 2;
    const scale = square > 1e-12 ? 1 / Math.sqrt(square) : 0;
    for (let row = 0; row < rows; row++) basis[row * width + column] = (basis[row * width + column] ?? 0) * scale;
  }
}

/** The words in the matrix's strongest directions within the basis, by the square root of their strength, length one. */
function project(matrix: Sparse, basis: Float64Array, rows: number, width: number, dimensions: number): Float32Array {
  const image = multiply(matrix, basis, width);
  const small = new Float64Array(width * width);
  for (let row = 0; row < rows; row++)
    for (let a = 0; a < width; a++) {
      const value = basis[row * width + a] ?? 0;
      for (let b = 0; b < width; b++)
        small[a * width + b] = (small[a * width + b] ?? 0) + value * (image[row * width + b] ?? 0);
    }
  const { values, vectors } = eigen(small, width);
  const kept = values
    .map((value, at) => ({ value, at }))
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, dimensions);
  const projected = new Float32Array(rows * dimensions);
  for (let row = 0; row < rows; row++) {
    let square = 0;
    kept.forEach(({ value, at }, dimension) => {
      let sum = 0;
      for (let k = 0; k < width; k++) sum += (basis[row * width + k] ?? 0) * (vectors[k * width + at] ?? 0);
      const scaled = sum * Math.sqrt(Math.abs(value));
      projected[row * dimensions + dimension] = scaled;
      square += scaled * scaled;
    });
    const scale = square > 0 ? 1 / Math.sqrt(square) : 0;
    for (let k = 0; k < dimensions; k++)
      projected[row * dimensions + k] = (projected[row * dimensions + k] ?? 0) * scale;
  }
  return projected;
}

/** Eigenvalues and eigenvectors (in columns) of a symmetric matrix by Jacobi's method; `matrix` is used up. */
function eigen(matrix: Float64Array, size: number): { values: number[]; vectors: Float64Array } {
  const vectors = new Float64Array(size * size);
  for (let k = 0; k < size; k++) vectors[k * size + k] = 1;
  for (let sweep = 0; sweep < 30; sweep++) {
    let off = 0;
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) off += (matrix[p * size + q] ?? 0) ** 2;
    if (off < 1e-9) break;
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(matrix, vectors, size, p, q);
  }
  return { values: Array.from({ length: size }, (_, k) => matrix[k * size + k] ?? 0), vectors };
}

function rotate(matrix: Float64Array, vectors: Float64Array, size: number, p: number, q: number): void {
  const apart = matrix[p * size + q] ?? 0;
  if (Math.abs(apart) < 1e-14) return;
  const theta = ((matrix[q * size + q] ?? 0) - (matrix[p * size + p] ?? 0)) / (2 * apart);
  const tangent = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  const turn = (of: Float64Array, first: number, second: number): void => {
    const [a, b] = [of[first] ?? 0, of[second] ?? 0];
    of[first] = cosine * a - sine * b;
    of[second] = sine * a + cosine * b;
  };
  for (let k = 0; k < size; k++) turn(matrix, k * size + p, k * size + q);
  for (let k = 0; k < size; k++) turn(matrix, p * size + k, q * size + k);
  for (let k = 0; k < size; k++) turn(vectors, k * size + p, k * size + q);
}
