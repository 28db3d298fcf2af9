import { scene } from "../scene.tsx";
import { ArrowHead } from "../vocabulary/Arrow.tsx";
import { Label } from "../vocabulary/Label.tsx";
import { TextLines, Ticket } from "../vocabulary/Ticket.tsx";

/** A language model reads a ticket to the end, and one line further than it goes. */
export const inventedLine = scene(() => (
  <>
    <Ticket at={[152, 32]} width={272} holes={16} />
    <path d="M192 80h96" strokeWidth="12" />
    <rect x="154" y="160" width="268" height="40" className="fill-mark stroke-none" />
    <TextLines at={[192, 140]} lengths={[192, 168, 192, 136]} gap={40} />
    <ArrowHead tip={[140, 180]} towards={0} />
    <ArrowHead tip={[436, 180]} towards={180} />
    <path d="M192 316H536" strokeWidth="6" strokeDasharray="0 14" strokeLinecap="round" className="stroke-signal" />
    <Label at={[552, 332]} size="number" tone="signal">
      ?
    </Label>
  </>
));
