import "./measured-table.css";

/** The heads of a `.measured-table`; `widths` are classes, a column each. */
export function TableHead({ columns, widths = [] }: { columns: readonly string[]; widths?: readonly string[] }) {
  return (
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
}
