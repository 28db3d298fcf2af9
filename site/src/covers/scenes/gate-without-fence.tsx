import { episodeScene } from "../scene.tsx";
import { times } from "../vocabulary/geometry.ts";
import { Tick } from "../vocabulary/Marks.tsx";

/** Compliance, from above: the barrier is down and signed off, and the tracks go round it. */
export const gateWithoutFence = episodeScene(() => (
  <>
    <path d="M0 88H640M0 192H640" />
    <path d="M0 140H640" strokeDasharray="24 24" className="stroke-rule-strong" />
    <path d="M0 152H176C248 152 232 256 320 256S392 152 464 152H640" strokeWidth="8" className="stroke-signal" />
    <path d="M0 176H168C216 176 208 280 320 280S424 176 472 176H640" strokeWidth="8" className="stroke-signal" />
    <path d="M308 72h24v144h-24z" className="fill-sheet" />
    <path
      d={times(3)
        .map((stripe) => `M308 ${84 + stripe * 44}h24v22h-24z`)
        .join("")}
      className="fill-ink"
    />
    <path d="M284 16h72v64h-72z" className="fill-sheet" />
    <Tick at={[318, 48]} />
  </>
));
