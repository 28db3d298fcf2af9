import type { Content } from "../../content/schemas/index.ts";
import { Stamp } from "../../ui/Stamp.tsx";
import "./too-little.css";

/** A ticket that cannot be judged, the question it gets, and the answer that settles it. */
export function TooLittle({ words }: { words: Content<"how-it-works">["agents"]["enough"] }) {
  const { heading, text, ticket, question, answer, again } = words;
  return (
    <div className="mt-12 grid items-center gap-x-14 gap-y-8 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <div>
        <h3 className="font-display text-h3">{heading}</h3>
        <p className="mt-3 max-w-[36em] text-base text-muted">{text}</p>
      </div>
      <div className="too-little" data-fade="150">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="font-mono text-small">
            <span className="mr-4 font-semibold">{ticket.number}</span>
            {ticket.text}
          </p>
          <Stamp tone="plain" small="until it says more" className="too-little-stamp">
            Not Testable
          </Stamp>
        </div>
        <p className="too-little-question">{question}</p>
        <p className="too-little-answer">
          <span className="font-mono text-small">{answer}</span>
          <span className="fact text-clear-text">{again}</span>
        </p>
      </div>
    </div>
  );
}
