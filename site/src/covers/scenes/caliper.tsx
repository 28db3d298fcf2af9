import { scene } from "../scene.tsx";
import { times } from "../vocabulary/geometry.ts";
import { TextLines, Ticket } from "../vocabulary/Ticket.tsx";

/** Security measured as any other quality: a ticket between the jaws of a caliper. */
export const caliper = scene(() => (
  <>
    <path d="M80 48H608V112H80Z" className="fill-sheet" />
    <path
      d={times(30)
        .map((mark) => `M${160 + mark * 15} 50v${mark % 5 === 0 ? 36 : 20}`)
        .join("")}
      strokeWidth="3"
    />
    <path d="M80 48H144V328H128L80 160Z" className="fill-ink" />
    <path d="M400 88H544V136H464V160L416 328H400Z" className="fill-ink" />
    <path d="M424 90v24M448 90v16M472 90v16M496 90v16M520 90v16" strokeWidth="3" className="stroke-sheet" />
    <path d="M400 40V136" strokeWidth="8" className="stroke-signal" />
    <Ticket at={[152, 168]} width={240} holes={8} />
    <TextLines at={[192, 208]} lengths={[160, 160, 112, 136]} gap={36} />
  </>
));
