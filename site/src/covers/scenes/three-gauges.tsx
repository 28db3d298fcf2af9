import { scene } from "../scene.tsx";
import { Gauge } from "../vocabulary/Gauge.tsx";
import { Label } from "../vocabulary/Label.tsx";

/** Metrics: coverage, false positives, days to repair, each with the value to hold. */
export const threeGauges = scene(() => (
  <>
    <Gauge at={[108, 240]} radius={76} value={0.82} />
    <Gauge at={[320, 240]} radius={120} value={0.17} tone="signal" />
    <Gauge at={[532, 240]} radius={76} value={0.36} />
    <Label at={[108, 304]} size="number" anchor="middle">
      80%+
    </Label>
    <Label at={[320, 304]} size="number" anchor="middle" tone="signal">
      {"<20%"}
    </Label>
    <Label at={[532, 304]} size="number" anchor="middle">
      days
    </Label>
  </>
));
