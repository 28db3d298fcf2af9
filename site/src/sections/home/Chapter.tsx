import type { ReactNode } from "react";
import type { Content } from "../../content/schemas/index.ts";
import "../../ui/perforation.css";
import "./journey.css";

/** One stage of the journey, as home.yaml words it. */
type Stage = Content<"home">["journey"]["written"];

interface Journey {
  /** What the ticket is called that makes the journey. */
  readonly ticket: string;
  readonly stage: Stage;
}

/** What the sections of the journey take: their words, and where the ticket is. */
export interface ChapterProps<Words> extends Journey {
  readonly words: Words;
}

interface Props extends Journey {
  /** Id of the heading that names the section. */
  labelledBy: string;
  id?: string;
  /** Before a band, which has an edge of its own. */
  endsAtBand?: boolean;
  children: ReactNode;
}

/**
 * A part of the home page as one stage of a ticket's journey: the rule at the
 * left is its track, the stage stands on it, and the next chapter tears off below.
 */
export function Chapter({ ticket, stage, labelledBy, id, endsAtBand, children }: Props) {
  return (
    <section id={id} aria-labelledby={labelledBy} className="overflow-x-clip">
      <div className="journey frame">
        <Station ticket={ticket} stage={stage} />
        {children}
        {!endsAtBand && (
          <div className="perforation z-1 border-rule-strong border-b-2 border-dashed [--notch:0.75rem]" />
        )}
      </div>
    </section>
  );
}

/** Where the ticket is now. */
export function Station({ ticket, stage: { name, when } }: Journey) {
  return (
    <p className="station inset fact flex flex-wrap items-center gap-x-3 gap-y-1 pt-7 lg:pt-14">
      <span className="text-muted">{ticket}</span>
      <span className="border-[1.5px] px-1.5 py-px font-semibold uppercase tracking-wider">{name}</span>
      <span className="text-muted">{when}</span>
    </p>
  );
}
