import type { AccuracyWords, Measured } from "../../content/how-good-is-it.ts";
import { FiguresRow } from "../../ui/FiguresRow.tsx";
import { formatNumber } from "./figures.ts";

/** How long the engine takes for a ticket, and why other pages name seconds. */
export function Speed({ words, time }: { words: AccuracyWords["speed"]; time: Measured["times"]["engine"] }) {
  return (
    <section className="frame border-rule border-t" aria-labelledby="speed-heading">
      <div className="inset py-12">
        <h2 id="speed-heading" className="text-h2">
          {words.heading}
        </h2>
        <div className="mt-4 grid gap-x-14 gap-y-4 text-muted lg:grid-cols-2">
          <p className="max-w-[36em]">{words.text}</p>
          <p className="max-w-[36em]">{words.review}</p>
        </div>
      </div>
      <FiguresRow
        figures={[
          { figure: `${time.p50} ms`, says: "half of the tickets took less" },
          { figure: `${time.p99} ms`, says: "99 of 100 took less" },
          { figure: formatNumber(time.perSecond), says: "tickets a second on one core" },
        ]}
      />
    </section>
  );
}
