import { scene } from "../scene.tsx";
import { times } from "../vocabulary/geometry.ts";
import { Label } from "../vocabulary/Label.tsx";

/** A micro test beside a penetration test, to scale: 45 minutes of ten working days of eight hours are 5 of 544 units. */
export const twoWeeksAnd45Minutes = scene(() => (
  <>
    <Label at={[48, 88]} size="number">
      2 weeks
    </Label>
    <rect x="48" y="112" width="544" height="80" className="fill-ink stroke-none" />
    <path
      d={times(9)
        .map((day) => `M${102.4 + day * 54.4} 116v72`)
        .join("")}
      strokeWidth="3"
      className="stroke-sheet"
    />
    <rect x="48" y="232" width="5" height="96" className="fill-signal stroke-none" />
    <Label at={[80, 297]} size="number" tone="signal">
      45 minutes
    </Label>
  </>
));
