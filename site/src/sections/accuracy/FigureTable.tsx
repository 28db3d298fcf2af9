import {
  type AccuracyWords,
  type Counted,
  type MeasuredSet,
  readerNames,
  type ShownFigure,
} from "../../content/how-good-is-it.ts";
import { figureGroups, figureOf, percent } from "./figures.ts";
import "./figure-table.css";

interface Props {
  /** Id of the text that says what the table shows. */
  labelledBy: string;
  words: AccuracyWords;
  rows: MeasuredSet["rows"];
}

const shown: readonly ShownFigure[] = figureGroups.flatMap(({ figures }) => figures);

/** Every figure of every reader, one row a figure. On a phone a row is a card. */
export function FigureTable({ labelledBy, words, rows }: Props) {
  return (
    <table className="figure-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{words.written.figure}</th>
          {readerNames.map((reader) => (
            <th key={reader} scope="col">
              {words.readers[reader].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((figure) => (
          <tr key={figure}>
            <th scope="row">
              {words.figures[figure].title}
              {words.figures[figure].lessIsBetter && <span className="figure-table-range">{words.lessIsBetter}</span>}
            </th>
            {readerNames.map((reader) => (
              <td key={reader} data-label={words.readers[reader].name}>
                <Cell counted={figureOf(rows, reader, figure)} notApplicable={words.notApplicable} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ counted, notApplicable }: { counted: Counted | null; notApplicable: string }) {
  if (!counted) return <span className="figure-table-range">{notApplicable}</span>;
  return (
    <>
      <span className="figure-table-share">{percent(counted.share)}</span>{" "}
      <span className="figure-table-range">{`${percent(counted.from)} to ${percent(counted.to)}`}</span>
    </>
  );
}
