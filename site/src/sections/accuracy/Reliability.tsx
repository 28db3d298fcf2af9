import type { AccuracyWords, Measured } from "../../content/how-good-is-it.ts";
import { AccuracySection } from "./AccuracySection.tsx";
import { formatNumber, percent } from "./figures.ts";
import "./reliability.css";

interface Props {
  words: AccuracyWords["reliability"];
  rows: Measured["reliability"];
}

/** Of tickets that were told a probability, how many had something to test. */
export function Reliability({ words, rows }: Props) {
  const [told, had, tickets] = words.columns;
  return (
    <AccuracySection id="reliability" words={words}>
      <table className="reliability">
        <thead>
          <tr>
            <th scope="col">{told}</th>
            <th scope="col">{had}</th>
            <th scope="col">{tickets}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter((row) => row.tickets > 0)
            .map(({ said, is, tickets }) => (
              <tr key={said}>
                <th scope="row">{percent(said)}</th>
                <td>
                  <div className="reliability-bar">
                    <span className="reliability-share">{percent(is)}</span>
                    <svg width="100%" height="18" aria-hidden="true">
                      <rect className="reliability-ground" width="100%" y="4" height="10" />
                      <rect className="reliability-is" width={`${is * 100}%`} y="4" height="10" />
                      <line className="reliability-told" x1={`${said * 100}%`} x2={`${said * 100}%`} y1="0" y2="18" />
                    </svg>
                  </div>
                </td>
                <td>{formatNumber(tickets)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="mt-6 max-w-[50em] text-muted text-small">{words.how}</p>
    </AccuracySection>
  );
}
