import { sigmoid } from "../src/classify/estimate.ts";

/** Rows of features, one after another: row `r` is ids and values from `offsets[r]` to `offsets[r + 1]`. */
export interface Matrix {
  readonly ids: Int32Array;
  readonly values: Float32Array;
  readonly offsets: Int32Array;
}

export interface Row {
  readonly ids: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

/** Puts rows into memory that threads share. */
export function matrixOf(rows: readonly Row[]): Matrix {
  const size = rows.reduce((sum, { ids }) => sum + ids.length, 0);
  const matrix = {
    ids: new Int32Array(new SharedArrayBuffer(4 * size)),
    values: new Float32Array(new SharedArrayBuffer(4 * size)),
    offsets: new Int32Array(new SharedArrayBuffer(4 * (rows.length + 1))),
  };
  let at = 0;
  rows.forEach(({ ids, values }, row) => {
    matrix.ids.set(ids, at);
    matrix.values.set(values, at);
    at += ids.length;
    matrix.offsets[row + 1] = at;
  });
  return matrix;
}

/** Vectors of one length, one after another, in memory that threads share. */
export function tableOf(rows: readonly Float32Array[]): Float32Array {
  const width = rows[0]?.length ?? 0;
  const table = new Float32Array(new SharedArrayBuffer(4 * width * rows.length));
  for (const [at, row] of rows.entries()) table.set(row, at * width);
  return table;
}

/** What to fit: `targets` and `sampleWeights` have `labels` numbers a row. */
export interface FitTask {
  readonly rows: Matrix;
  readonly targets: Float32Array;
  readonly sampleWeights: Float32Array;
  readonly labels: number;
  /** Number of features. */
  readonly features: number;
  /** Rows that take part. */
  readonly selected: Int32Array;
  readonly epochs: number;
  readonly learningRate: number;
  readonly l2: number;
  readonly positiveWeight: number;
}

export interface FittedWeights {
  /** `weights[feature * labels + label]`. */
  readonly weights: Float32Array;
  readonly bias: Float64Array;
}

/** A label held by fewer than this share starts as if it were held by so many. */
const MIN_SHARE = 0.005;

/** Logistic regression for several labels at once by full-batch Adam: deterministic. */
export function fit(task: FitTask): FittedWeights {
  const { labels, features, epochs } = task;
  const size = features * labels;
  const weights = new Float32Array(size);
  const bias = initialBias(task);
  const adam = new Adam(size);
  const adamBias = new Adam(labels);
  const gradient = new Float32Array(size);
  const biasGradient = new Float64Array(labels);
  for (let round = 1; round <= epochs; round++) {
    for (let at = 0; at < size; at++) gradient[at] = task.l2 * (weights[at] ?? 0);
    biasGradient.fill(0);
    addGradients(task, { weights, bias }, gradient, biasGradient);
    const rate = task.learningRate * Math.min(1, (epochs - round + 1) / (epochs / 2));
    adam.step(weights, gradient, round, rate);
    adamBias.step(bias, biasGradient, round, rate);
  }
  return { weights, bias };
}

/** Log-odds of one row, by label, into `into`. */
export function logitsInto(
  { weights, bias }: FittedWeights,
  { ids, values, offsets }: Matrix,
  row: number,
  into: Float64Array,
): void {
  const labels = bias.length;
  into.set(bias);
  for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++) {
    const from = (ids[at] ?? 0) * labels;
    const value = values[at] ?? 0;
    for (let label = 0; label < labels; label++)
      into[label] = (into[label] ?? 0) + (weights[from + label] ?? 0) * value;
  }
}

function initialBias({ targets, sampleWeights, labels, selected }: FitTask): Float64Array {
  const [held, all] = [new Float64Array(labels), new Float64Array(labels)];
  for (const row of selected)
    for (let label = 0; label < labels; label++) {
      const count = sampleWeights[row * labels + label] ?? 0;
      held[label] = (held[label] ?? 0) + count * (targets[row * labels + label] ?? 0);
      all[label] = (all[label] ?? 0) + count;
    }
  return held.map((sum, label) => {
    const share = Math.min(1 - MIN_SHARE, Math.max(MIN_SHARE, sum / Math.max(1, all[label] ?? 0)));
    return Math.log(share / (1 - share));
  });
}

function addGradients(task: FitTask, fitted: FittedWeights, gradient: Float32Array, ofBias: Float64Array): void {
  const { rows, targets, sampleWeights, labels, selected, positiveWeight } = task;
  const { ids, values, offsets } = rows;
  const errors = new Float64Array(labels);
  for (const row of selected) {
    logitsInto(fitted, rows, row, errors);
    for (let label = 0; label < labels; label++) {
      const target = targets[row * labels + label] ?? 0;
      const count = (sampleWeights[row * labels + label] ?? 0) * (1 + (positiveWeight - 1) * target);
      const error = count * (sigmoid(errors[label] ?? 0) - target);
      errors[label] = error;
      ofBias[label] = (ofBias[label] ?? 0) + error;
    }
    for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++) {
      const from = (ids[at] ?? 0) * labels;
      const value = values[at] ?? 0;
      for (let label = 0; label < labels; label++)
        gradient[from + label] = (gradient[from + label] ?? 0) + (errors[label] ?? 0) * value;
    }
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

  step(values: Float32Array | Float64Array, gradient: Float32Array | Float64Array, round: number, rate: number): void {
    const [mean, square] = [this.#mean, this.#square];
    const [meanShare, squareShare] = [1 - 0.9 ** round, 1 - 0.99 ** round];
    for (let at = 0; at < values.length; at++) {
      const here = gradient[at] ?? 0;
      const m = 0.9 * (mean[at] ?? 0) + 0.1 * here;
      const s = 0.99 * (square[at] ?? 0) + 0.01 * here * here;
      mean[at] = m;
      square[at] = s;
      values[at] = (values[at] ?? 0) - (rate * (m / meanShare)) / (Math.sqrt(s / squareShare) + 1e-4);
    }
  }
}
