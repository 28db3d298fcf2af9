import type { Content } from "../../content/schemas/index.ts";
import { paths } from "../../routes.ts";
import { FiguresRow } from "../../ui/FiguresRow.tsx";
import { Glyph } from "../../ui/Glyph.tsx";
import { Notes } from "../../ui/Notes.tsx";
import { Closing } from "../Closing.tsx";
import { CountedExample } from "./CountedExample.tsx";
import { RealMistakes } from "./Mistakes.tsx";
import { figuresInWords, fillFigures, formatNumber, type Measured, type MeasuredSet } from "./measured.ts";
import { PageContents } from "./PageContents.tsx";
import { RealSet } from "./RealSet.tsx";
import { BesideReviewer, KindTable, ShortTable } from "./Tables.tsx";

/** What was measured on real tickets and by whom, and what it got wrong. The rest stands on the page of the benchmark. */
export function AccuracyPage(props: { words: Content<"how-good-is-it">; measured: Measured }) {
  const { measured } = props;
  const { sets, mistakes } = measured;
  const words = fillFigures(props.words, figuresInWords(measured));
  return (
    <article>
      <Opening words={words} set={sets.real} />
      <CountedExample words={words} mistakes={mistakes.written} />
      <RealSet words={words} set={sets.real} />
      <BesideReviewer words={words.beside} counted={measured.beside} />
      <KindTable words={words.kinds} />
      <RealMistakes words={words.wrong} mistakes={mistakes.real} />
      <Diffs words={words.diffs} />
      <HowCounted words={words.how} />
      <Speed words={words.speed} time={measured.times.engine} />
      <Closing {...words.closing} label="Analyse a ticket" href={paths.changeAnalysisTool} />
    </article>
  );
}

/** What is counted, and beside it what nobody may overlook: who judged. */
function Opening({ words, set }: { words: Content<"how-good-is-it">; set: MeasuredSet }) {
  return (
    <header className="frame inset pt-6 pb-12 lg:pb-16">
      <a href={paths.changeAnalysisTool} className="link inline-block py-2 text-base">
        <Glyph name="back" className="mr-1.5" />
        Back to the tool
      </a>
      <h1 className="mt-8 text-h1">{words.title}</h1>
      <div className="mt-6 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="max-w-[34em]">
          <p className="text-lead text-muted">{words.lead}</p>
          <h2 className="label mt-8 mb-2.5">{words.short.title}</h2>
          <ShortTable words={words} set={set} />
          <ul className="mt-5 grid list-disc gap-1.5 pl-5">
            {words.short.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div className="border-ink border-y-[1.5px] py-4">
          <h2 className="label">{words.plain.title}</h2>
          {words.plain.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-1.5 text-base">
              {paragraph}
            </p>
          ))}
          {/* On a phone it would push the figures away. */}
          <PageContents
            title={words.contents}
            parts={(["real", "beside", "kinds", "wrong", "diffs", "how"] as const).map((id) => ({ id, ...words[id] }))}
            className="mt-5 border-rule border-t pt-4 max-lg:hidden"
          />
        </div>
      </div>
    </header>
  );
}

function HowCounted({ words }: { words: Content<"how-good-is-it">["how"] }) {
  return (
    <section className="frame inset border-rule border-t py-16 lg:py-20" aria-labelledby="how-heading">
      <h2 id="how-heading" className="text-h2">
        {words.heading}
      </h2>
      <dl className="mt-9 grid gap-x-14 gap-y-8 md:grid-cols-2">
        {words.points.map(({ title, text }) => (
          <div key={title} className="border-rule border-t pt-4">
            <dt className="font-semibold text-h4">{title}</dt>
            <dd className="mt-2 max-w-[38em] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        <a href={paths.benchmark} className="link inline-block py-0.5">
          {words.link}
        </a>
      </p>
    </section>
  );
}

/** What two sets of diffs showed the first time, and where it says what cannot be seen in one. */
function Diffs({ words }: { words: Content<"how-good-is-it">["diffs"] }) {
  const { heading, lead, columns, sets, sum, notes, link } = words;
  return (
    <section className="frame inset border-rule border-t py-16 lg:py-20" aria-labelledby="diffs-heading">
      <h2 id="diffs-heading" className="text-h2">
        {heading}
      </h2>
      <p className="mt-4 max-w-[42em] text-muted">{lead}</p>
      <table className="mt-8 w-full border-ink border-t-[1.5px] text-base">
        <thead>
          <tr className="border-rule border-b align-bottom">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2.5 pe-4 text-start font-semibold text-small">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...sets, sum].map(({ diffs, found, right, alarmed }) => (
            <tr key={diffs} className="border-rule border-b">
              <th scope="row" className="py-3 pe-4 text-start font-medium">
                {diffs}
              </th>
              {[found, right, alarmed].map((counted) => (
                <td key={counted} className="py-3 pe-4 font-display font-semibold text-h4">
                  {counted}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Notes notes={notes} />
      <p className="mt-6">
        <a href={paths.pipeline} className="link inline-block py-0.5">
          {link}
        </a>
      </p>
    </section>
  );
}

/** How long the engine takes for a ticket, and why other pages name seconds. */
function Speed({ words, time }: { words: Content<"how-good-is-it">["speed"]; time: Measured["times"]["engine"] }) {
  return (
    <section className="frame border-rule border-t" aria-labelledby="speed-heading">
      <div className="inset py-12">
        <h2 id="speed-heading" className="text-h2">
          {words.heading}
        </h2>
        <div className="mt-4 grid gap-x-14 gap-y-4 text-muted lg:grid-cols-2">
          <p className="max-w-[36em]">{words.text}</p>
          <p className="max-w-[36em]">{words.review}</p>
        </div>
      </div>
      <FiguresRow
        figures={[
          { figure: `${time.p50} ms`, says: "half of the tickets took less" },
          { figure: `${time.p99} ms`, says: "99 of 100 took less" },
          { figure: formatNumber(time.perSecond), says: "tickets a second on one core" },
        ]}
      />
    </section>
  );
}
