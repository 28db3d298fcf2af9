/** Where something stands in an input. UTF-16 offsets, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether two spans have a character in common. */
export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
