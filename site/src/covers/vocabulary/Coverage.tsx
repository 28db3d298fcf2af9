import * as z from "zod";
import type { Point } from "./geometry.ts";

/** How far a clause is covered. */
export const coverage = z.enum(["partial", "complete"]);

interface Props {
  /** The middle. */
  at: Point;
  radius: number;
  level: z.output<typeof coverage>;
}

/** A clause's mark: filled where it is covered, half filled where in part. */
export function Coverage({ at: [x, y], radius, level }: Props) {
  if (level === "complete") return <circle cx={x} cy={y} r={radius} className="fill-ink" />;
  return (
    <>
      <circle cx={x} cy={y} r={radius} className="fill-sheet" />
      <path d={`M${x} ${y - radius}a${radius} ${radius} 0 0 0 0 ${radius * 2}z`} className="fill-ink" />
    </>
  );
}
