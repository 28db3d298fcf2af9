import type { ReactNode } from "react";
import "./ticket-scene.css";

interface Props {
  /** Monospaced number at the head, such as PAY-2381. */
  number: ReactNode;
  /** Small facts at the far end of the head. */
  kind?: ReactNode;
  aside?: ReactNode;
  /** What was torn off along the lower perforation, and lies below. */
  below?: ReactNode;
  stamp?: ReactNode;
  /** It moves once it is in sight. */
  playsOnce?: boolean;
  className?: string;
  children?: ReactNode;
}

/**
 * A ticket as large as the page's first screen allows, that leaves it at the right: what lies beyond the edge
 * is paper alone. Whatever stands around it has to clip at the window's edge (`overflow-x-clip`).
 */
export function TicketScene(props: Props) {
  const { number, kind, aside, below, stamp, playsOnce = false, className = "", children } = props;
  return (
    <div className={`ticket-scene ${className}`} data-plays-once={playsOnce || undefined}>
      <article className="ticket-scene-paper">
        <header className="ticket-scene-head">
          <div className="ticket-scene-number">{number}</div>
          <p className="ticket-scene-facts">
            {kind && <span>{kind}</span>}
            {aside && <span>{aside}</span>}
          </p>
        </header>
        {children}
        {stamp && <div className="ticket-scene-stamp">{stamp}</div>}
      </article>
      {below}
    </div>
  );
}
