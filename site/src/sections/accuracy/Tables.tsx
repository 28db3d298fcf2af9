import type { Content } from "../../content/schemas/index.ts";
import type { Measured } from "./benchmark.ts";
import { formatNumber, percent } from "./figures.ts";
import { Section } from "./Section.tsx";
import "./accuracy.css";

const Head = ({ columns, widths = [] }: { columns: readonly string[]; widths?: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column, at) => (
        <th key={column} scope="col" className={widths[at]}>
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

/** One row a class, the most frequent first. Counts only: most classes have too few tickets for a percentage. */
export function ClassTable({
  words,
  classes,
}: {
  words: Content<"how-good-is-it">["classes"];
  classes: Measured["classes"];
}) {
  const frequentFirst = classes.toSorted((a, b) => b.expected - a.expected);
  return (
    <Section id="classes" words={words}>
      <table className="measured-table class-table">
        <Head columns={words.columns} widths={["max-md:w-[52%]"]} />
        <tbody>
          {frequentFirst.map((row) => (
            <tr key={row.id}>
              <th scope="row">{breakable(row.name)}</th>
              <td className="md:whitespace-nowrap">{`${row.found} of ${row.expected}`}</td>
              <td className="md:whitespace-nowrap">{`${row.fitting} of ${row.reported}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** On a phone, words joined by a stroke may part after it. */
const breakable = (name: string) => name.split(/(?<=\/)/).map((part) => [part, <wbr key={part} />]);

interface ReliabilityProps {
  words: Content<"how-good-is-it">["reliability"];
  rows: Measured["reliability"];
}

/** Of tickets that were given a probability, how many had something to test. */
export function Reliability({ words, rows }: ReliabilityProps) {
  return (
    <Section id="reliability" words={words}>
      <table className="measured-table reliability-table [font-variant-numeric:tabular-nums]">
        <Head columns={words.columns} widths={["w-17 sm:w-32", "", "w-16 sm:w-20"]} />
        <tbody>
          {rows
            .filter((row) => row.tickets > 0)
            .map(({ said, is, tickets }) => (
              <tr key={said}>
                <th scope="row">{percent(said)}</th>
                <td>
                  <div className="flex items-center gap-3">
                    <span className="w-12 flex-none font-semibold">{percent(is)}</span>
                    <svg width="100%" height="18" aria-hidden="true" className="min-w-0 flex-1 overflow-visible">
                      <rect className="fill-sunken" width="100%" y="4" height="10" />
                      <rect className="fill-signal" width={`${is * 100}%`} y="4" height="10" />
                      <line
                        className="stroke-2 stroke-ink"
                        x1={`${said * 100}%`}
                        x2={`${said * 100}%`}
                        y1="0"
                        y2="18"
                      />
                    </svg>
                  </div>
                </td>
                <td>{formatNumber(tickets)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="mt-6 max-w-[50em] text-muted text-small">{words.how}</p>
    </Section>
  );
}
