import type { ReactNode } from "react";
import "./ticket.css";

interface Props {
  /** Monospaced number at the head, such as PAY-2381. */
  number: ReactNode;
  /** Small facts beside the number. */
  kind?: ReactNode;
  /** At the far end of the head. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A sheet with a perforated edge: the site's one motif. */
export function Ticket({ number, kind, aside, children }: Props) {
  return (
    <article
      // The dashes, where the stub tears off, stand half-way between the edge and the words.
      className="ticket relative isolate pt-5 pr-4.5 pb-5.5 pl-10.5 after:absolute after:inset-y-0 after:left-5 after:border-rule-strong after:border-l-[1.5px] after:border-dashed after:opacity-50 sm:pt-6.5 sm:pr-7.5 sm:pb-7 sm:pl-14 sm:after:left-7"
    >
      <header className="mb-4.5 flex flex-wrap items-baseline gap-x-4 gap-y-1.5 border-ink border-b-[1.5px] pb-3">
        <div className="font-mono font-semibold text-h4 leading-none">{number}</div>
        {kind && <span className="fact text-muted">{kind}</span>}
        {aside && <span className="fact ml-auto text-muted">{aside}</span>}
      </header>
      {children}
    </article>
  );
}
