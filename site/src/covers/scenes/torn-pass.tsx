import * as z from "zod";
import { sceneWith } from "../scene.tsx";
import { times } from "../vocabulary/geometry.ts";
import { Label } from "../vocabulary/Label.tsx";

const teeth = times(6);

/** An event's pass with its length, the stub just torn off at the door. */
export const tornPass = sceneWith({ minutes: z.int().min(1).max(999) }, ({ minutes }) => (
  <>
    <path d={`M56 104H376${teeth.map(() => "l-16 16l16 16").join("")}H56Z`} className="fill-sheet" />
    <Label at={[96, 208]} size="numeral">
      {String(minutes)}
    </Label>
    <Label at={[96, 264]} size="number">
      minutes
    </Label>
    <g transform="translate(424 88) rotate(8)">
      <path d={`M152 0V192H16${teeth.map(() => "l-16-16l16-16").join("")}Z`} className="fill-signal stroke-signal" />
      <path
        d={times(9)
          .map((bar) => `M40 ${24 + bar * 18}h88`)
          .join("")}
        strokeWidth={6}
      />
    </g>
  </>
));
