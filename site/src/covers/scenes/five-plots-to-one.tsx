import { scene } from "../scene.tsx";
import { times } from "../vocabulary/geometry.ts";
import { Label } from "../vocabulary/Label.tsx";

const house = (x: number, y: number) => `M${x} ${y}v-48l44-36l44 36v48z`;

/** Five times faster for a property-data company: a terrace of five before, one house after. */
export const fivePlotsToOne = scene(() => (
  <>
    {times(5).map((index) => (
      <path
        key={index}
        d={`${house(72 + index * 100, 160)}M${104 + index * 100} 160v-32h24v32`}
        className="fill-sheet"
      />
    ))}
    <path d="M48 160H592M48 328H592" />
    <path d={house(72, 328)} className="fill-signal stroke-signal" />
    <path d="M104 328v-32h24v32" />
    <Label at={[560, 312]} size="numeral" anchor="end">
      5x
    </Label>
  </>
));
