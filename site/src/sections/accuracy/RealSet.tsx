import type { AccuracyWords, MeasuredSet } from "../../content/how-good-is-it.ts";
import { readerNames } from "../../content/how-good-is-it.ts";
import { FigureBars } from "./FigureBars.tsx";
import { figureGroups } from "./figures.ts";
import { Makeup } from "./Makeup.tsx";

/** The figures to trust: every one with its meaning, and every reader beside the engine. */
export function RealSet({ words, set }: { words: AccuracyWords; set: MeasuredSet }) {
  const { heading, lead, makeup, groups, note } = words.real;
  return (
    <section className="frame" aria-labelledby="real-heading">
      <div className="inset pt-4 pb-10 lg:pb-12">
        <h2 id="real-heading" className="text-h2">
          {heading}
        </h2>
        <p className="mt-5 max-w-[40em] text-muted">{lead}</p>
      </div>
      <Makeup words={makeup} set={set} />
      <Readers words={words.readers} />
      {figureGroups.map(({ group, figures }) => (
        <div
          key={group}
          className="inset grid gap-x-14 gap-y-8 border-rule border-t py-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-14"
        >
          <div>
            <h3 className="font-display text-h3">{groups[group].title}</h3>
            <p className="mt-3 max-w-[36em] text-base text-muted">{groups[group].says}</p>
          </div>
          <div className="grid gap-x-12 gap-y-12 md:grid-cols-2">
            {figures.map((figure) => (
              <FigureBars key={figure} figure={figure} words={words} rows={set.rows} />
            ))}
          </div>
        </div>
      ))}
      <p className="inset border-rule border-t py-6 text-muted text-small">
        <span className="block max-w-[50em]">{note}</span>
      </p>
    </section>
  );
}

/** Who the bars belong to. */
function Readers({ words }: { words: AccuracyWords["readers"] }) {
  return (
    <dl className="grid gap-y-6 py-10 sm:grid-cols-2 xl:grid-cols-4">
      {readerNames.map((reader) => (
        <div key={reader} className="inset">
          <dt className="fact">{words[reader].name}</dt>
          <dd className="mt-1 text-muted text-small">{words[reader].says}</dd>
        </div>
      ))}
    </dl>
  );
}
