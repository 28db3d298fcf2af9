import { episodeScene } from "../scene.tsx";
import { Arrow } from "../vocabulary/Arrow.tsx";
import { Label } from "../vocabulary/Label.tsx";

/** Release days: five of them, and everything ships on the last. */
export const friday = episodeScene(() => (
  <>
    {["M", "T", "W", "T", "F"].map((day, index) => {
      const x = 48 + index * 112;
      return (
        <g key={x}>
          <rect x={x} y="128" width="96" height="128" className={day === "F" ? "fill-ink" : "fill-sheet"} />
          <Label at={[x + 48, 208]} size="number" anchor="middle" tone={day === "F" ? "paper" : "ink"}>
            {day}
          </Label>
        </g>
      );
    })}
    <Arrow
      points={[
        [544, 24],
        [544, 124],
      ]}
      tone="signal"
    />
  </>
));
