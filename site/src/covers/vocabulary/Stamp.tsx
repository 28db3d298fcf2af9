import type { Point } from "./geometry.ts";
import { Label } from "./Label.tsx";

interface Props {
  /** The middle. */
  at: Point;
  /** Degrees, clockwise. */
  tilt: number;
  children: string;
}

/** A rubber stamp's print. */
export function Stamp({ at: [x, y], tilt, children }: Props) {
  const width = children.length * 22 + 28;
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <rect
        x={-width / 2}
        y="-36"
        width={width}
        height="72"
        rx="4"
        strokeWidth="6"
        className="fill-sheet stroke-signal"
      />
      <Label at={[0, 13]} size="word" anchor="middle" tone="signal">
        {children}
      </Label>
    </g>
  );
}
