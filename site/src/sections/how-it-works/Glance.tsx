import type { Content } from "../../content/schemas/index.ts";
import { TimeScale, TimeTrack } from "./TimeTrack.tsx";

/** Five times, each on the same scale from a second to a year. */
export function Glance({ words }: { words: Content<"how-it-works">["glance"] }) {
  return (
    <section className="border-rule border-t" aria-labelledby="glance-heading">
      <div className="frame grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
        <div className="inset py-14 lg:py-20">
          <h2 id="glance-heading" className="max-w-[10em] text-h2">
            {words.heading}
          </h2>
          <p className="mt-6 max-w-[32em] text-base text-muted">{words.text}</p>
        </div>
        <div data-fade="0" className="inset border-rule pb-14 lg:border-l lg:pt-20 lg:pb-20">
          <p className="fact text-muted">{words.axis}</p>
          <TimeScale />
          <ul className="border-rule border-t">
            {words.rows.map(({ figure, drawn, text }) => (
              <li key={drawn} className="pt-7">
                <div className="grid gap-x-6 gap-y-1 pb-2.5 sm:grid-cols-[13rem_minmax(0,1fr)] sm:items-baseline">
                  <p className="font-bold font-display text-h3 leading-none tracking-tight">{figure}</p>
                  <p className="text-base text-muted">{text}</p>
                </div>
                <TimeTrack time={drawn} />
              </li>
            ))}
          </ul>
          <p className="mt-6 text-muted text-small">{words.scale}</p>
        </div>
      </div>
    </section>
  );
}
