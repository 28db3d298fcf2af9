import { type Point, times } from "./geometry.ts";

const bite = 24;

interface Props {
  at: Point;
  width: number;
  /** How many holes of 24 units the torn edge has: the height. */
  holes: number;
}

/** A slip of paper, torn off along its left edge. */
export function Ticket({ at: [x, y], width, holes }: Props) {
  const height = holes * bite;
  const torn = times(holes)
    .map(() => "v-6a6 6 0 0 0 0-12v-6")
    .join("");
  return <path d={`M${x} ${y}h${width}v${height}h${-width}${torn}Z`} className="fill-sheet" />;
}

interface TextLinesProps {
  at: Point;
  /** The length of each line, from above. */
  lengths: readonly number[];
  gap?: number;
}

/** Lines of writing. */
export function TextLines({ at: [x, y], lengths, gap = 32 }: TextLinesProps) {
  return <path d={lengths.map((length, index) => `M${x} ${y + index * gap}h${length}`).join("")} />;
}
