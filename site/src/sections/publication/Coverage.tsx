import { brand } from "@latchwork/brand";
import "./coverage-table.css";

interface CoverageRow {
  clause: string;
  publisherCode?: string | undefined;
  link?: string | undefined;
  requirement: string;
  coverage: "Partial" | "Complete";
  mapping: string;
}

interface Framework {
  name: string;
  version: string;
  publisher: string;
  link: string;
}

/** What a compliance guide is about, with the way to it. */
export function FrameworkLink({ name, version, publisher, link }: Framework) {
  return (
    <p className="fact mt-1.5 text-muted">
      <a href={link} className="link inline-block py-1" rel="noopener">
        {`${name} ${version}`}
      </a>
      {`, ${publisher}`}
    </p>
  );
}

/** Clause, requirement, coverage by word and by a filled mark, and how the platform meets it. On a phone a row is a card. */
export function CoverageTable({ rows }: { rows: readonly CoverageRow[] }) {
  const mapped = `How ${brand.name} Maps`;
  return (
    <>
      <p className="inset fact flex flex-wrap gap-x-7 gap-y-2 pb-5 text-muted">
        <span>
          <Coverage level="Complete" /> the platform meets the clause for the changes it reads
        </span>
        <span>
          <Coverage level="Partial" /> part of it stays your own work; the row says which
        </span>
      </p>
      <table className="coverage-table">
        <thead>
          <tr>
            <th scope="col">Clause</th>
            <th scope="col">Requirement</th>
            <th scope="col">Coverage</th>
            <th scope="col">{mapped}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.clause}>
              <th scope="row">{row.link ? <a href={row.link}>{row.clause}</a> : row.clause}</th>
              <td data-label="Requirement">{row.requirement}</td>
              <td data-label="Coverage">
                <Coverage level={row.coverage} />
              </td>
              <td data-label={mapped}>{row.mapping}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function CoverageSection({ rows }: { rows: readonly CoverageRow[] }) {
  return (
    <section className="border-rule border-t" aria-labelledby="coverage-heading">
      <h2 id="coverage-heading" className="inset pt-12 pb-7 text-subhead">
        Coverage, clause by clause
      </h2>
      <CoverageTable rows={rows} />
    </section>
  );
}

function Coverage({ level }: { level: CoverageRow["coverage"] }) {
  return (
    <span className="coverage" data-level={level}>
      {level}
    </span>
  );
}
