import type { AccuracyWords, Measured } from "../../content/how-good-is-it.ts";
import { AccuracySection } from "./AccuracySection.tsx";
import "./class-table.css";

/** One row a class, the most frequent first. Counts only: most classes have too few tickets for a percentage. */
export function ClassTable({ words, classes }: { words: AccuracyWords["classes"]; classes: Measured["classes"] }) {
  const [name, found, fitting] = words.columns;
  const frequentFirst = classes.toSorted((a, b) => b.expected - a.expected);
  return (
    <AccuracySection id="classes" words={words}>
      <table className="class-table">
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{found}</th>
            <th scope="col">{fitting}</th>
          </tr>
        </thead>
        <tbody>
          {frequentFirst.map((row) => (
            <tr key={row.id}>
              <th scope="row">{breakable(row.name)}</th>
              <td>{`${row.found} of ${row.expected}`}</td>
              <td>{`${row.fitting} of ${row.reported}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </AccuracySection>
  );
}

/** On a phone, words joined by a stroke may part after it. */
const breakable = (name: string) => name.split(/(?<=\/)/).map((part) => [part, <wbr key={part} />]);
