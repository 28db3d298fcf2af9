/** A stretch of a file, both ends included, in bytes. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a `Range` header (RFC 9110 14.1.2). Several ranges at once, other units
 * and nonsense answer null: the whole file is then the right answer.
 * `unsatisfiable` is a range that starts behind the end.
 */
export function readRange(header: string | undefined, length: number): ByteRange | "unsatisfiable" | null {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from === "") {
    const suffix = Math.min(Number(to), length);
    return suffix === 0 ? "unsatisfiable" : { first: length - suffix, last: length - 1 };
  }
  const first = Number(from);
  if (first >= length) return "unsatisfiable";
  const last = to === "" ? length - 1 : Math.min(Number(to), length - 1);
  return last < first ? null : { first, last };
}
