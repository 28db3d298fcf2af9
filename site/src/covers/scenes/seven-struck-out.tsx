import { episodeScene } from "../scene.tsx";
import { times } from "../vocabulary/geometry.ts";

const findings = times(8).map((index) => ({
  x: 56 + (index % 4) * 136,
  y: 48 + Math.floor(index / 4) * 112,
  real: index === 6,
}));

/** False positives: eight findings, seven struck out, one that holds. */
export const sevenStruckOut = episodeScene(() => (
  <>
    {findings.map(({ x, y, real }) => (
      <g key={`${x} ${y}`}>
        <path d={`M${x} ${y}h120v96h-120z`} className={real ? "fill-signal stroke-signal" : "fill-sheet"} />
        <path d={`M${x + 20} ${y + 28}h80M${x + 20} ${y + 52}h56`} />
        {!real && <path d={`M${x + 12} ${y + 84}L${x + 108} ${y + 12}`} strokeWidth="8" />}
      </g>
    ))}
  </>
));
