import type { Point } from "./geometry.ts";
import { Label } from "./Label.tsx";

interface Props {
  at: Point;
  width: number;
  height: number;
  /** Solid ink with paper type. */
  solid?: boolean;
  children?: string;
}

/** A step, a service or a store, with its name. */
export function Box({ at: [x, y], width, height, solid = false, children }: Props) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} className={solid ? "fill-ink" : "fill-sheet"} />
      {children && (
        <Label at={[x + width / 2, y + height / 2 + 10]} anchor="middle" tone={solid ? "paper" : "ink"}>
          {children}
        </Label>
      )}
    </>
  );
}
