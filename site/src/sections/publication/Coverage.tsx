import type { CollectionEntry } from "astro:content";
import { brand } from "@latchwork/brand";

type Guide = CollectionEntry<"guides">["data"];

/** What a compliance guide is about, with the way to it. */
export function FrameworkLink({ name, version, publisher, link }: Guide["framework"]) {
  return (
    <p className="fact mt-1.5 text-muted">
      {`${publisher}: `}
      <a href={link} className="link inline-block py-1" rel="noopener">
        {`${name} ${version}`}
      </a>
    </p>
  );
}

/** On narrow screens (`cards`) a row is a card, its coverage on the clause's line so that the column can be read down. */
const cell =
  "text-start align-top py-3.5 pr-(--inset) first:pl-(--inset) cards:p-0 cards:first:pl-0 print:py-2 print:pr-4 print:first:pl-0";
const head = `${cell} label sticky top-18 z-1 border-ink bg-surface print:static print:border-b-[1.5px] screen:[box-shadow:inset_0_-1.5px_var(--color-ink)]`;
const labelled =
  "cards:col-span-full cards:w-auto cards:before:label cards:before:mb-1 cards:before:block cards:before:content-[attr(data-label)]";

/** A disc beside the word, half or wholly filled. */
const mark =
  "inline-flex items-baseline gap-2 font-mono font-semibold text-fact text-ink leading-[1.85] before:size-3.5 before:self-center before:rounded-full before:border-[1.5px] print:before:[print-color-adjust:exact]";
const marks = {
  Partial: "before:bg-[linear-gradient(to_right,currentColor_50%,transparent_50%)]",
  Complete: "before:bg-current",
} as const;

/** Clause, requirement, coverage by word and by a filled mark, and how the platform meets it. */
export function CoverageSection({ rows }: { rows: Guide["rows"] }) {
  const mapped = `How ${brand.name} Maps`;
  return (
    <section className="border-rule border-t" aria-labelledby="coverage-heading">
      <h2 id="coverage-heading" className="inset pt-12 pb-7 text-subhead">
        Coverage, clause by clause
      </h2>
      <p className="inset fact flex flex-wrap gap-x-7 gap-y-2 pb-5 text-muted">
        <span>
          <Coverage level="Complete" /> each change that is read goes through this and leaves a record; not every risk
          in it is seen
        </span>
        <span>
          <Coverage level="Partial" /> part of it stays your own work; the row says which
        </span>
      </p>
      <table className="w-full border-ink border-t-[1.5px] text-base print:text-small">
        <thead className="cards:sr-only">
          <tr>
            {["Clause", "Requirement", "Coverage", mapped].map((column) => (
              <th key={column} scope="col" className={head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.clause}
              className="border-rule border-b cards:grid cards:grid-cols-[minmax(0,1fr)_auto] cards:items-start cards:gap-3 cards:px-(--inset) cards:py-5"
            >
              <th
                scope="row"
                className={`${cell} whitespace-nowrap font-mono font-semibold cards:text-h4 print:text-fact`}
              >
                {row.link ? (
                  <a href={row.link} className="inline-block py-0.5 underline underline-offset-4">
                    {row.clause}
                  </a>
                ) : (
                  row.clause
                )}
              </th>
              <td data-label="Requirement" className={`${cell} ${labelled} w-[34%]`}>
                {row.requirement}
              </td>
              <td data-label="Coverage" className={`${cell} cards:col-start-2 cards:row-start-1 cards:text-end`}>
                <Coverage level={row.coverage} />
                {row.scope && (
                  <span className="mt-1 block max-w-[11rem] text-muted text-small cards:mt-0 cards:text-end">
                    {row.scope}
                  </span>
                )}
              </td>
              <td data-label={mapped} className={`${cell} ${labelled}`}>
                {row.mapping}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Coverage({ level }: { level: keyof typeof marks }) {
  return (
    <span data-level={level} className={`${mark} ${marks[level]}`}>
      {level}
    </span>
  );
}
