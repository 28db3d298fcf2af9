import * as z from "zod";
import { sceneWith } from "../scene.tsx";
import { Coverage, coverage } from "../vocabulary/Coverage.tsx";
import { onCircle, type Point, ringPiece } from "../vocabulary/geometry.ts";
import { Label } from "../vocabulary/Label.tsx";

const hub: Point = [320, 200];
const functions = ["ID", "PR", "DE", "RS", "RC"] as const;
const between = 26; // degrees between two marks of one function
const marks = z.array(coverage).max(2).default([]);

/** The wheel of NIST CSF 2.0: five functions around Govern, with a mark for each subcategory that has evidence. */
export const functionWheel = sceneWith({ ID: marks, PR: marks, DE: marks, RS: marks, RC: marks }, (covered) => (
  <>
    {functions.map((code, index) => {
      const from = index * 72;
      const [x, y] = onCircle(hub, 154, from + 36);
      const first = from + 36 - ((covered[code].length - 1) * between) / 2;
      return (
        <g key={code}>
          <path d={ringPiece(hub, 184, 76, from, from + 72)} className="fill-sheet" />
          <Label at={[x, y + 10]} anchor="middle">
            {code}
          </Label>
          {covered[code].map((level, place) => {
            const at = onCircle(hub, 106, first + place * between);
            return <Coverage key={String(at)} at={at} radius={16} level={level} />;
          })}
        </g>
      );
    })}
    <circle cx="320" cy="200" r="60" className="fill-ink" />
    <Label at={[320, 217]} size="number" anchor="middle" tone="paper">
      GV
    </Label>
  </>
));
