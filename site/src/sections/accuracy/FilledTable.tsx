import { TableHead } from "../../ui/TableHead.tsx";
import "./accuracy.css";

interface Props {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Whether the head of each row is a command. */
  commands?: boolean;
}

/** Rows of texts, each with its head first. On a phone a row is a card. */
export function FilledTable({ columns, rows, commands = false }: Props) {
  return (
    <table
      className={`measured-table figure-table w-full text-[1rem] leading-[1.4] [--row:0.5rem] ${commands ? "[--gap:1.5rem] wrap-anywhere" : "max-w-[56rem]"}`}
    >
      <TableHead columns={columns} widths={commands ? ["md:max-lg:w-[38%]"] : []} />
      <tbody>
        {rows.map(([says, ...cells]) => (
          <tr key={says}>
            <th scope="row">
              {commands ? <code className="font-mono text-small lg:whitespace-nowrap">{says}</code> : says}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]} data-label={columns[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
