import { episodeScene } from "../scene.tsx";
import { times } from "../vocabulary/geometry.ts";
import { Label } from "../vocabulary/Label.tsx";
import { Stub } from "../vocabulary/Stub.tsx";

/** Discount stacking: the same code four times, until the shop owes the buyer money. */
export const sameCodeStacked = episodeScene(() => (
  <>
    {times(4).map((index) => (
      <Stub key={index} at={[48 + index * 16, 24 + index * 56]} width={232} height={80} tear={56}>
        <Label at={[122 + index * 16, 64 + index * 56]}>SAVE30</Label>
      </Stub>
    ))}
    <Label at={[608, 192]} size="numeral" anchor="end" tone="signal">
      −20%
    </Label>
  </>
));
