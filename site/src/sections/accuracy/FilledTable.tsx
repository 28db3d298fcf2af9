import { TableHead } from "../../ui/TableHead.tsx";
import "./accuracy.css";

/** Rows of texts, each with its head first. On a phone a row is a card. */
export function FilledTable({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className="measured-table figure-table w-full text-[1rem] leading-[1.4] max-w-[56rem] [--row:0.5rem]">
      <TableHead columns={columns} />
      <tbody>
        {rows.map(([says, ...cells]) => (
          <tr key={says}>
            <th scope="row">{says}</th>
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
