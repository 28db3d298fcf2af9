import type { ReactNode } from "react";
import type { Point } from "./geometry.ts";

interface Props {
  at: Point;
  width: number;
  height: number;
  /** Distance of the perforation from the left edge. */
  tear: number;
  children?: ReactNode;
}

/** A pass with a perforation down its height and a notch at either end of it. */
export function Stub({ at: [x, y], width, height, tear, children }: Props) {
  const rest = width - tear - 10;
  const upper = `M${x} ${y}h${tear - 10}a10 10 0 0 0 20 0h${rest}`;
  const lower = `v${height}h${-rest}a10 10 0 0 0-20 0h${10 - tear}Z`;
  return (
    <>
      <path d={upper + lower} className="fill-sheet" />
      <path d={`M${x + tear} ${y + 18}v${height - 36}`} strokeDasharray="8 8" />
      {children}
    </>
  );
}
