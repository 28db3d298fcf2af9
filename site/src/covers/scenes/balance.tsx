import { scene } from "../scene.tsx";
import { Label } from "../vocabulary/Label.tsx";

/** Build or buy: the parts weigh little; what hangs below them does. */
export const balance = scene(() => (
  <>
    <path d="M320 64V336M256 336H384" strokeWidth="8" />
    <path d="M128 136L512 72" strokeWidth="8" />
    <circle cx="320" cy="104" r="12" className="fill-ink" />
    <path d="M128 136L64 232H192ZM512 72L448 168H576Z" />
    <path d="M48 232H208M432 168H592" strokeWidth="8" />
    <path
      d="M72 228v-24h32v24zM104 228v-24h32v24zM88 204v-24h32v24zM144 228l12-24 24 12-8 12z"
      className="fill-sheet"
    />
    <path d="M480 164v-48h64v48zM480 132h64" className="fill-sheet" />
    <path d="M128 236v36" className="stroke-signal" />
    <path d="M80 272h96l24 80H56z" className="fill-signal stroke-signal" />
    <Label at={[128, 322]} anchor="middle">
      upkeep
    </Label>
    <Label at={[128, 116]} anchor="middle">
      build
    </Label>
    <Label at={[512, 52]} anchor="middle">
      buy
    </Label>
  </>
));
