import type { AccuracyWords, MeasuredSet } from "../../content/how-good-is-it.ts";
import { FigureTable } from "./FigureTable.tsx";
import { Makeup } from "./Makeup.tsx";

/** The smaller account: why the written tickets flatter the engine, and the same figures in a table. */
export function WrittenSet({ words, set }: { words: AccuracyWords; set: MeasuredSet }) {
  const { heading, paragraphs, makeup, table } = words.written;
  return (
    <section className="frame border-rule border-t" aria-labelledby="written-heading">
      <div className="inset grid gap-x-14 gap-y-5 py-14 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-16">
        <h2 id="written-heading" className="text-h3">
          {heading}
        </h2>
        <div className="max-w-[40em] space-y-4 text-muted">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <Makeup words={makeup} set={set} />
      <div className="inset py-10 lg:py-12">
        <p id="written-table" className="mb-5 text-muted text-small">
          {table}
        </p>
        <FigureTable labelledBy="written-table" words={words} rows={set.rows} />
      </div>
    </section>
  );
}
