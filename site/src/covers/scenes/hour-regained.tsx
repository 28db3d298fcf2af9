import { scene } from "../scene.tsx";
import { type Point, ringPiece, times } from "../vocabulary/geometry.ts";
import { Label } from "../vocabulary/Label.tsx";

const day: Point = [320, 208];

/** A day of 24 hours as a ring, one of them won back; in its middle an accumulator, for whom it was won. */
export const hourRegained = scene(() => (
  <>
    {times(24)
      .filter((hour) => hour !== 3)
      .map((hour) => (
        <path
          key={hour}
          d={ringPiece(day, 152, 104, hour * 15 + 1.5, hour * 15 + 13.5)}
          className={hour >= 9 && hour < 18 ? "fill-ink stroke-none" : "fill-sunken stroke-none"}
        />
      ))}
    <path d={ringPiece(day, 192, 136, 45, 60)} className="fill-signal stroke-none" />
    <Label at={[488, 96]} size="number" tone="signal">
      +1 h
    </Label>
    <path d="M256 168h112v80h-112zM368 192h16v32h-16" />
    <path d="M280 184v48M300 184v48M320 184v48" strokeWidth="10" />
  </>
));
