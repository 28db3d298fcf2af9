import type { ReactNode } from "react";
import "./ticket.css";

interface Props {
  /** Monospaced number at the head, such as PAY-2381. */
  number: ReactNode;
  /** Small facts beside the number. */
  kind?: ReactNode;
  /** At the far end of the head. */
  aside?: ReactNode;
  /** A blank sheet peeps out behind. */
  stacked?: boolean;
  children: ReactNode;
}

/** A slip of paper with a perforated edge: the site's one motif. */
export function Ticket({ number, kind, aside, stacked = false, children }: Props) {
  return (
    <article className={stacked ? "ticket ticket-stacked" : "ticket"}>
      <header className="ticket-head">
        <div className="font-mono font-semibold text-h4 leading-none">{number}</div>
        {kind && <span className="fact text-muted">{kind}</span>}
        {aside && <span className="fact ml-auto text-muted">{aside}</span>}
      </header>
      {children}
    </article>
  );
}
