import { scene } from "../scene.tsx";
import { Bracket } from "../vocabulary/Bracket.tsx";
import { times } from "../vocabulary/geometry.ts";
import { Label } from "../vocabulary/Label.tsx";

/** MTTD: a flaw ships, the calendar goes on, somebody notices. */
export const shippedToFound = scene(() => (
  <>
    <Bracket from={80} to={544} y={120}>
      MTTD
    </Bracket>
    <path
      d={times(30)
        .map((day) => `M${80 + day * 16} 208v${day % 7 === 0 ? 32 : 16}`)
        .join("")}
      strokeWidth="3"
    />
    <path d="M32 224H608" />
    <path d="M80 152V224M544 152V180" />
    <circle cx="80" cy="224" r="14" className="fill-signal stroke-none" />
    <circle cx="544" cy="216" r="36" className="fill-sheet" strokeWidth="8" />
    <path d="M570 242L600 272" strokeWidth="12" />
    <circle cx="544" cy="216" r="14" className="fill-signal stroke-none" />
    <Label at={[80, 312]} anchor="middle">
      shipped
    </Label>
    <Label at={[544, 312]} anchor="middle">
      found
    </Label>
  </>
));
