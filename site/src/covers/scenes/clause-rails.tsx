import * as z from "zod";
import { sceneWith } from "../scene.tsx";
import { Coverage, coverage } from "../vocabulary/Coverage.tsx";
import { Label } from "../vocabulary/Label.tsx";

const group = z.strictObject({ code: z.string().length(2), clauses: z.array(coverage).min(1).max(6) });

/** SSDF: the practices of two groups, each group strung on its rail in the order of the guide's table. */
export const clauseRails = sceneWith({ groups: z.array(group).length(2) }, ({ groups }) => (
  <>
    {groups.map(({ code, clauses }, row) => {
      const y = 128 + row * 144;
      const marks = clauses.map((level, index) => ({ level, x: 176 + index * 78 }));
      return (
        <g key={code}>
          <Label at={[48, y + 17]} size="number">
            {code}
          </Label>
          <path d={`M120 ${y}H${marks.at(-1)?.x}`} />
          {marks.map(({ level, x }) => (
            <Coverage key={x} at={[x, y]} radius={28} level={level} />
          ))}
        </g>
      );
    })}
  </>
));
