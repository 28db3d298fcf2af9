import type { AccuracyWords, Measured } from "../../content/how-good-is-it.ts";
import "./class-table.css";

/** One row a class, counts only: most classes have too few tickets for a percentage. */
export function ClassTable({ words, classes }: { words: AccuracyWords["classes"]; classes: Measured["classes"] }) {
  const [name, found, fitting] = words.columns;
  return (
    <section className="frame inset border-rule border-t py-16 lg:py-20" aria-labelledby="classes-heading">
      <h2 id="classes-heading" className="text-h2">
        {words.heading}
      </h2>
      <p className="mt-4 mb-8 max-w-[40em] text-muted">{words.lead}</p>
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
    </section>
  );
}
