import { episodeScene } from "../scene.tsx";
import { times } from "../vocabulary/geometry.ts";
import { Label } from "../vocabulary/Label.tsx";

/** Release days: five of them, and everything ships on the last. */
export const friday = episodeScene(() => (
  <>
    {["M", "T", "W", "T", "F"].map((day, index) => {
      const x = 48 + index * 112;
      return (
        <g key={x}>
          <rect x={x} y="152" width="96" height="128" className={day === "F" ? "fill-ink" : "fill-sheet"} />
          <Label at={[x + 48, 232]} size="number" anchor="middle" tone={day === "F" ? "paper" : "ink"}>
            {day}
          </Label>
        </g>
      );
    })}
    {times(4).map((slip) => (
      <path
        key={slip}
        d={`M${504 + (slip % 2) * 8} ${32 + slip * 28}h72v20h-72z`}
        className="fill-signal stroke-signal"
      />
    ))}
  </>
));
