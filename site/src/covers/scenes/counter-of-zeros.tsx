import { scene } from "../scene.tsx";
import { times } from "../vocabulary/geometry.ts";

const digit = (tone: string) => (
  <>
    <rect width="128" height="176" className="fill-sheet" />
    <text x="64" y="138" fontSize="144" textAnchor="middle" className={`stroke-none font-mono font-semibold ${tone}`}>
      0
    </text>
  </>
);

/** Zero vulnerabilities: the counter says nought, for as long as the last digit hangs on. */
export const counterOfZeros = scene(() => (
  <>
    <rect x="80" y="56" width="480" height="224" className="fill-sunken" />
    {times(2).map((index) => (
      <g key={index} transform={`translate(${104 + index * 152} 80)`}>
        {digit("fill-ink")}
      </g>
    ))}
    <rect x="408" y="80" width="128" height="176" className="fill-ink" />
    <g transform="translate(416 104) rotate(27)">
      <g className="stroke-signal">{digit("fill-signal")}</g>
      <circle cx="16" cy="16" r="6" className="fill-ink" />
    </g>
  </>
));
