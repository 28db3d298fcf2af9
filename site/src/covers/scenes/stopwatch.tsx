import * as z from "zod";
import { sceneWith } from "../scene.tsx";
import { onCircle, type Point, ringPiece, times } from "../vocabulary/geometry.ts";
import { Label } from "../vocabulary/Label.tsx";

const face: Point = [192, 216];

const stroke = (second: number) => {
  const inner = second % 5 === 0 ? 114 : 126;
  return `M${onCircle(face, 138, second * 6)}L${onCircle(face, inner, second * 6)}`;
};

/** A stopwatch that has run for some seconds of its minute. */
export const stopwatch = sceneWith({ seconds: z.int().min(1).max(59) }, ({ seconds }) => (
  <>
    <path d="M168 32h48v32h-48z" className="fill-ink" />
    <path d={`M${onCircle(face, 156, 45)}L${onCircle(face, 176, 45)}`} strokeWidth="20" />
    <circle cx="192" cy="216" r="152" strokeWidth="6" className="fill-sheet" />
    <path d={ringPiece(face, 140, 0, 0, seconds * 6)} className="fill-signal stroke-none" />
    <path d={times(60).map(stroke).join("")} strokeWidth="3" />
    <path d={`M${onCircle(face, 28, seconds * 6 + 180)}L${onCircle(face, 138, seconds * 6)}`} strokeWidth="6" />
    <circle cx="192" cy="216" r="10" className="fill-ink" />
    <Label at={[384, 224]} size="numeral">
      {String(seconds)}
    </Label>
    <Label at={[384, 280]} size="number">
      seconds
    </Label>
  </>
));
