import { arc, onCircle, type Point, times } from "./geometry.ts";
import { line, type Tone } from "./tone.ts";

interface ClockProps {
  at: Point;
  radius: number;
  /** Where the long and the short hand point, in degrees from twelve. */
  hands: readonly [long: number, short: number];
}

/** A clock face with two hands. */
export function Clock({ at, radius, hands: [long, short] }: ClockProps) {
  return (
    <>
      <circle cx={at[0]} cy={at[1]} r={radius} className="fill-sheet" />
      <path d={`M${onCircle(at, radius * 0.74, long)}L${at}L${onCircle(at, radius * 0.5, short)}`} />
    </>
  );
}

interface GaugeProps {
  /** The middle of its straight edge. */
  at: Point;
  radius: number;
  /** Where the needle stands, from 0 (left) to 1 (right). */
  value: number;
  tone?: Tone;
}

/** A half-round gauge with eleven strokes and a needle. */
export function Gauge({ at, radius, value, tone = "ink" }: GaugeProps) {
  const strokes = times(11).map((index) => {
    const angle = index * 18 - 90;
    return `M${onCircle(at, radius, angle)}L${onCircle(at, radius - 12, angle)}`;
  });
  return (
    <>
      <path d={`${arc(at, radius, -90, 90)}Z`} className="fill-sheet" />
      <path d={strokes.slice(1, -1).join("")} strokeWidth="2" />
      <path d={`M${at}L${onCircle(at, radius - 20, value * 180 - 90)}`} strokeWidth="6" className={line[tone]} />
      <circle cx={at[0]} cy={at[1]} r="8" className="fill-ink" />
    </>
  );
}
