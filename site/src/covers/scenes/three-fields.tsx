import { episodeScene } from "../scene.tsx";
import { Label } from "../vocabulary/Label.tsx";
import { Ticket } from "../vocabulary/Ticket.tsx";

/** What a ticket should say: who, does what, and to whose data; the third field is the one left empty. */
export const threeFields = episodeScene(() => (
  <>
    <Ticket at={[120, 32]} width={400} holes={10} />
    <Label at={[160, 98]}>who</Label>
    <path d="M272 92H472" strokeWidth="12" />
    <Label at={[160, 162]}>what</Label>
    <path d="M272 156H424" strokeWidth="12" />
    <Label at={[160, 226]} tone="signal">
      whose
    </Label>
    <rect x="268" y="196" width="208" height="44" strokeDasharray="8 8" className="stroke-signal" />
  </>
));
