import {
  type AccuracyWords,
  type Counted,
  type MeasuredSet,
  readerNames,
  type ShownFigure,
} from "../../content/how-good-is-it.ts";
import { figureOf, percent } from "./figures.ts";
import "./figure-bars.css";

interface Props {
  figure: ShownFigure;
  words: AccuracyWords;
  rows: MeasuredSet["rows"];
}

/** One figure of every reader as bars with their intervals, the engine's first and loudest. */
export function FigureBars({ figure, words, rows }: Props) {
  const { title, term, says, lessIsBetter } = words.figures[figure];
  return (
    <section aria-labelledby={`figure-${figure}`} className="flex flex-col">
      <h4 id={`figure-${figure}`} className="font-semibold text-h4">
        {title}
      </h4>
      <p className="fact text-muted">{lessIsBetter ? `${term} · ${words.lessIsBetter}` : term}</p>
      <p className="mt-2 mb-4 text-base text-muted">{says}</p>
      <ul className="mt-auto">
        {readerNames.map((reader) => (
          <li key={reader} className="figure-bar" data-reader={reader}>
            <span className="fact">{words.readers[reader].name}</span>
            <Bar counted={figureOf(rows, reader, figure)} notApplicable={words.notApplicable} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Bar({ counted, notApplicable }: { counted: Counted | null; notApplicable: string }) {
  if (!counted) {
    return (
      <>
        <span className="text-small">{notApplicable}</span>
        <svg width="100%" height="16" aria-hidden="true">
          <line className="figure-bar-none" x2="100%" y1="8" y2="8" />
        </svg>
      </>
    );
  }
  const { share, from, to } = counted;
  const [start, end] = [`${from * 100}%`, `${to * 100}%`];
  return (
    <>
      <span className="figure-bar-numbers">
        <span className="figure-bar-share">{percent(share)}</span>{" "}
        <span className="text-muted text-small">{`${percent(from)} to ${percent(to)}`}</span>
      </span>
      <svg width="100%" height="16" aria-hidden="true">
        <rect className="figure-bar-ground" width="100%" y="4" height="8" />
        <rect className="figure-bar-fill" width={`${share * 100}%`} y="4" height="8" />
        <line className="figure-bar-range" x1={start} x2={end} y1="8" y2="8" />
        <line className="figure-bar-range" x1={start} x2={start} y1="2" y2="14" />
        <line className="figure-bar-range" x1={end} x2={end} y1="2" y2="14" />
      </svg>
    </>
  );
}
