import type { Point } from "./geometry.ts";
import { line, solid, type Tone } from "./tone.ts";

interface Props {
  /** The middle. */
  at: Point;
  tone?: Tone;
}

/** A tick: done, in order. */
export function Tick({ at: [x, y], tone = "ink" }: Props) {
  return <path d={`M${x - 14} ${y}l10 10l18-20`} strokeWidth="6" className={line[tone]} />;
}

/** A cross: wrong, struck out. */
export function Cross({ at: [x, y], tone = "ink" }: Props) {
  return <path d={`M${x - 12} ${y - 12}l24 24m0-24l-24 24`} strokeWidth="6" className={line[tone]} />;
}

/** A dot: a thing of interest. */
export function Dot({ at: [x, y], tone = "ink", radius = 10 }: Props & { radius?: number }) {
  return <circle cx={x} cy={y} r={radius} className={solid[tone]} />;
}
