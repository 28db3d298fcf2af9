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
