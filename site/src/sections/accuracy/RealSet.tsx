import { readerNames } from "../../content/schemas/how-good-is-it.ts";
import type { Content } from "../../content/schemas/index.ts";
import { Makeup } from "./Makeup.tsx";
import {
  counts,
  figureGroups,
  interval,
  type MeasuredSet,
  percent,
  type ReaderName,
  type ShownFigure,
} from "./measured.ts";

interface Props {
  words: Content<"how-good-is-it">;
  set: MeasuredSet;
}

/** Columns for so many figures of a group. Three leave no room for the group's words beside them. */
const columns = ["", "", "md:grid-cols-2", "lg:grid-cols-3"];

/** The figures to trust: every one with its meaning, and other readers beside the engine. */
export function RealSet({ words, set }: Props) {
  const { heading, lead, makeup, groups, note } = words.real;
  return (
    <section className="frame border-rule border-t" aria-labelledby="real-heading">
      <div className="inset pt-14 pb-10 lg:pt-16 lg:pb-12">
        <h2 id="real-heading" className="text-h2">
          {heading}
        </h2>
        <p className="mt-5 max-w-[40em] text-muted">{lead}</p>
      </div>
      <Makeup words={makeup} set={set} />
      <dl className="grid gap-y-6 py-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {readerNames.map((reader) => (
          <div key={reader} className="inset">
            <dt className="fact">{words.readers[reader].name}</dt>
            <dd className="mt-1 text-muted text-small">{words.readers[reader].says}</dd>
          </div>
        ))}
      </dl>
      {figureGroups.map(({ group, figures, readers }) => (
        <div
          key={group}
          className={`inset grid gap-x-14 gap-y-8 border-rule border-t py-12 lg:py-14 ${figures.length < 3 ? "lg:grid-cols-[15rem_minmax(0,1fr)]" : ""}`}
        >
          <div>
            <h3 className="text-h3">{groups[group].title}</h3>
            <p className="mt-3 max-w-[36em] text-base text-muted">{groups[group].says}</p>
          </div>
          <div className={`grid gap-x-12 gap-y-12 ${columns[figures.length]}`}>
            {figures.map((figure) => (
              <FigureBars key={figure} figure={figure} readers={readers} words={words} set={set} />
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

/** One figure of each reader that it can be asked of, as bars with their intervals. */
function FigureBars(props: Props & { figure: ShownFigure; readers: readonly ReaderName[] }) {
  const { figure, readers, words, set } = props;
  const { title, term, says, lessIsBetter } = words.figures[figure];
  return (
    <section aria-labelledby={`figure-${figure}`} className="flex flex-col">
      <h4 id={`figure-${figure}`} className="font-semibold text-h4">
        {title}
      </h4>
      <p className="fact text-muted">{lessIsBetter ? `${term} · ${words.lessIsBetter}` : term}</p>
      <p className="mt-2 mb-4 text-base text-muted">{says}</p>
      <ul className="mt-auto">
        {readers.map((reader) => (
          <FigureBar key={reader} reader={reader} figure={figure} words={words} set={set} />
        ))}
      </ul>
    </section>
  );
}

/** The engine's is the loudest. */
function FigureBar(props: Props & { figure: ShownFigure; reader: ReaderName }) {
  const { reader, words } = props;
  const counted = props.set.rows[reader][props.figure];
  const [start, end] = counted ? [`${counted.from * 100}%`, `${counted.to * 100}%`] : [];
  const looks =
    reader === "engine"
      ? { row: "border-rule-strong pt-2 pb-2.5", share: "text-[2rem] leading-none", fill: "fill-signal" }
      : { row: "border-rule pt-1.75 pb-1.5 text-muted", share: "text-h4 leading-[1.2]", fill: "fill-rule-strong" };
  return (
    <li
      className={`grid min-h-20.5 grid-cols-[minmax(0,1fr)_auto] content-between items-baseline gap-x-3 border-t ${looks.row}`}
    >
      <span>
        <span className="fact">{words.readers[reader].name}</span>{" "}
        {counted && (
          <span className="block text-muted text-small [font-variant-numeric:tabular-nums]">{counts(counted)}</span>
        )}
      </span>
      {counted ? (
        <span className="whitespace-nowrap">
          <span className={`mr-1 font-bold font-display ${looks.share}`}>{percent(counted.share)}</span>{" "}
          <span className="text-muted text-small [font-variant-numeric:tabular-nums]">{interval(counted)}</span>
        </span>
      ) : (
        <span className="text-small">{words.notApplicable}</span>
      )}
      <svg width="100%" height="16" aria-hidden="true" className="col-span-full mt-0.5 block overflow-visible">
        {counted ? (
          <>
            <rect className="fill-sunken" width="100%" y="4" height="8" />
            <rect className={looks.fill} width={`${counted.share * 100}%`} y="4" height="8" />
            <g className="stroke-[1.5] stroke-ink">
              <line x1={start} x2={end} y1="8" y2="8" />
              <line x1={start} x2={start} y1="2" y2="14" />
              <line x1={end} x2={end} y1="2" y2="14" />
            </g>
          </>
        ) : (
          <line className="stroke-rule-strong [stroke-dasharray:2_5]" x2="100%" y1="8" y2="8" />
        )}
      </svg>
    </li>
  );
}
