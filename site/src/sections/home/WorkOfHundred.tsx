import measured from "@latchwork/content/benchmark.json" with { type: "json" };
import type { Content } from "../../content/schemas/index.ts";
import { paths } from "../../routes.ts";
import { Notes } from "../../ui/Notes.tsx";
import { TableHead } from "../../ui/TableHead.tsx";
import { fillFigures } from "../accuracy/measured.ts";
import { workOfHundred } from "./work-of-hundred.ts";

/** What a hundred changes ask of people, so that a reader can size an offer before asking for one. */
export function WorkOfHundred({ words }: { words: Content<"home">["deployment"]["work"] }) {
  const { heading, columns, rows, notes, more } = fillFigures(words, workOfHundred(measured));
  return (
    <section aria-labelledby="work-heading" className="inset grid gap-x-14 pt-8 pb-10 lg:grid-cols-2 lg:pt-14 lg:pb-14">
      <div>
        <h3 id="work-heading" className="mb-5 font-bold font-display text-subhead">
          {heading}
        </h3>
        <table className="measured-table w-full text-[1rem] leading-[1.4] [--gap:1rem] [--row:0.625rem]">
          <TableHead columns={columns} widths={["", "w-[28%]", "w-[28%]"]} />
          <tbody>
            {rows.map(({ says, engine, beside }) => (
              <tr key={says}>
                <th scope="row">{says}</th>
                <td>
                  <span className="font-bold">{engine}</span>
                </td>
                <td className="text-muted">{beside}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="lg:self-end">
        <Notes notes={notes} />
        <p className="mt-4 pl-5">
          <a href={`${paths.benchmark}#hours-heading`} className="link inline-block py-0.5 text-base">
            {more}
          </a>
        </p>
      </div>
    </section>
  );
}
