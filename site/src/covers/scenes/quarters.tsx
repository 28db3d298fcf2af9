import { scene } from "../scene.tsx";
import { type Point, route } from "../vocabulary/geometry.ts";
import { Label } from "../vocabulary/Label.tsx";
import { Dot } from "../vocabulary/Marks.tsx";

// One bad quarter does not bend the trend.
const bars = [
  { quarter: "Q1", height: 208 },
  { quarter: "Q2", height: 160 },
  { quarter: "Q3", height: 192 },
  { quarter: "Q4", height: 136 },
  { quarter: "Q1", height: 152 },
  { quarter: "Q2", height: 88 },
  { quarter: "Q3", height: 64 },
];
const trend: readonly Point[] = [
  [40, 88],
  [568, 248],
];

/** Performance over time: a bar a quarter, and the line that only several of them can draw. */
export const quarters = scene(() => (
  <>
    {bars.map(({ quarter, height }, index) => (
      <g key={height}>
        <rect x={56 + index * 68} y={312 - height} width="44" height={height} className="fill-ink" />
        <Label at={[78 + index * 68, 356]} anchor="middle">
          {quarter}
        </Label>
      </g>
    ))}
    <path d="M532 312v-44h44v44" strokeDasharray="8 8" />
    <Label at={[554, 356]} anchor="middle">
      ?
    </Label>
    <path d="M32 312H608" />
    <path d={route(trend)} strokeWidth="6" className="stroke-signal" />
    <Dot at={[568, 248]} tone="signal" />
  </>
));
