import { heading, type Point, route } from "./geometry.ts";
import { line, solid, type Tone } from "./tone.ts";

interface HeadProps {
  tip: Point;
  /** Degrees: 0 points right, clockwise. */
  towards: number;
  tone?: Tone;
}

/** A filled arrow head whose tip touches a point. */
export function ArrowHead({ tip: [x, y], towards, tone = "ink" }: HeadProps) {
  return <path d="M0 0L-22-13V13Z" transform={`translate(${x} ${y}) rotate(${towards})`} className={solid[tone]} />;
}

interface Props {
  points: readonly [Point, Point, ...Point[]];
  tone?: Tone;
  /** How far the corners are rounded. */
  radius?: number;
  /** A dot where the way begins. */
  from?: "dot";
}

/** A way with a head at its end. */
export function Arrow({ points, tone = "ink", radius = 0, from }: Props) {
  const [start, second] = points;
  const tip = points.at(-1) ?? second;
  const towards = heading(points);
  // The line ends inside the head, so that its blunt end never shows beside the tip.
  const radians = (towards * Math.PI) / 180;
  const neck: Point = [Math.round(tip[0] - 12 * Math.cos(radians)), Math.round(tip[1] - 12 * Math.sin(radians))];
  return (
    <>
      <path
        d={route([...points.slice(0, -1), neck], radius)}
        strokeWidth={tone === "signal" ? 6 : undefined}
        className={line[tone]}
      />
      {from && <circle cx={start[0]} cy={start[1]} r="10" className={solid[tone]} />}
      <ArrowHead tip={tip} towards={towards} tone={tone} />
    </>
  );
}
