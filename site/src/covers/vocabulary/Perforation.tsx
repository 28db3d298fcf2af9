import type { Point } from "./geometry.ts";

/** A line to tear along. */
export function Perforation({ from, to }: { from: Point; to: Point }) {
  return <path d={`M${from}L${to}`} strokeDasharray="8 8" />;
}
