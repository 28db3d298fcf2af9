import * as z from "zod";
import { sceneWith } from "../scene.tsx";
import { times } from "../vocabulary/geometry.ts";
import { Label } from "../vocabulary/Label.tsx";

// Principles of each objective in CAF 3.2: A1 to A4, B1 to B6, C1 and C2, D1 and D2.
const objectives = [
  { code: "A", principles: 4 },
  { code: "B", principles: 6 },
  { code: "C", principles: 2 },
  { code: "D", principles: 2 },
];

const principle = z
  .string()
  .regex(/^(A[1-4]|B[1-6]|[CD][12])$/, "is no principle of CAF 3.2: A1–A4, B1–B6, C1–C2, D1–D2");

/** The Cyber Assessment Framework as four stacks of principles, half filled where one is covered in part. */
export const fourObjectives = sceneWith({ partial: z.array(principle) }, ({ partial }) => (
  <>
    {objectives.map(({ code, principles }, column) => {
      const x = 60 + column * 136;
      return (
        <g key={code}>
          {times(principles).map((index) => {
            const y = 280 - index * 48;
            return (
              <g key={index}>
                {partial.includes(`${code}${index + 1}`) && (
                  <rect x={x} y={y} width="56" height="36" className="fill-ink stroke-none" />
                )}
                <rect x={x} y={y} width="112" height="36" />
              </g>
            );
          })}
          <Label at={[x + 56, 372]} size="number" anchor="middle">
            {code}
          </Label>
        </g>
      );
    })}
  </>
));
