import type { ReactNode } from "react";
import { type Point, times } from "./geometry.ts";
import { line, type Tone } from "./tone.ts";

const bite = 24;

interface Props {
  at: Point;
  width: number;
  /** How many holes of 24 units the torn edge has: the height. */
  holes: number;
  tone?: Tone;
  /** What is written on it, in the picture's own units. */
  children?: ReactNode;
}

/** A slip of paper, torn off along its left edge. */
export function Ticket({ at: [x, y], width, holes, tone = "ink", children }: Props) {
  const height = holes * bite;
  const torn = times(holes)
    .map(() => "v-6a6 6 0 0 0 0-12v-6")
    .join("");
  return (
    <>
      <path d={`M${x} ${y}h${width}v${height}h${-width}${torn}Z`} className={`fill-sheet ${line[tone]}`} />
      {children}
    </>
  );
}

interface TextLinesProps {
  at: Point;
  /** The length of each line, from above. */
  lengths: readonly number[];
  gap?: number;
  tone?: Tone;
}

/** Lines of writing. */
export function TextLines({ at: [x, y], lengths, gap = 32, tone = "ink" }: TextLinesProps) {
  return (
    <path d={lengths.map((length, index) => `M${x} ${y + index * gap}h${length}`).join("")} className={line[tone]} />
  );
}
