import { arc, onCircle, type Point, times } from "./geometry.ts";
import { line, type Tone } from "./tone.ts";

interface Props {
  /** The middle of its straight edge. */
  at: Point;
  radius: number;
  /** Where the needle stands, from 0 (left) to 1 (right). */
  value: number;
  tone?: Tone;
}

/** A half-round gauge with ten parts and a needle. */
export function Gauge({ at, radius, value, tone = "ink" }: Props) {
  const parts = times(9).map((index) => {
    const angle = index * 18 - 72;
    return `M${onCircle(at, radius, angle)}L${onCircle(at, radius - 12, angle)}`;
  });
  return (
    <>
      <path d={`${arc(at, radius, -90, 90)}Z`} className="fill-sheet" />
      <path d={parts.join("")} strokeWidth="2" />
      <path d={`M${at}L${onCircle(at, radius - 20, value * 180 - 90)}`} strokeWidth="6" className={line[tone]} />
      <circle cx={at[0]} cy={at[1]} r="8" className="fill-ink" />
    </>
  );
}
