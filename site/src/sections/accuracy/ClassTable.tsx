import type { AccuracyWords, Measured } from "../../content/how-good-is-it.ts";
import { AccuracySection } from "./AccuracySection.tsx";
import "./class-table.css";

/** One row a class, counts only: most classes have too few tickets for a percentage. */
export function ClassTable({ words, classes }: { words: AccuracyWords["classes"]; classes: Measured["classes"] }) {
  const [name, found, fitting] = words.columns;
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
          {classes.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td>{`${row.found} of ${row.expected}`}</td>
              <td>{`${row.fitting} of ${row.reported}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </AccuracySection>
  );
}
