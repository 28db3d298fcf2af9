import { kept } from "@latchwork/content/real-tickets.json";
import type { Content } from "../../content/schemas/index.ts";
import { paths } from "../../routes.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { LinkedText, Places } from "../../ui/LinkedText.tsx";
import { Notes } from "../../ui/Notes.tsx";
import { NoteGroups, noteId, TitledNotes } from "../../ui/TitledNotes.tsx";
import { AgainstSearch } from "./AgainstSearch.tsx";
import { ClassTable, FigureTable, Hours, ProjectTable, Reliability, Thresholds } from "./BenchmarkTables.tsx";
import { extremesInWords } from "./extremes.ts";
import { FilledTable } from "./FilledTable.tsx";
import { keptAsideInWords } from "./kept-aside.ts";
import { Makeup } from "./Makeup.tsx";
import { WrittenMistakes } from "./Mistakes.tsx";
import { figuresInWords, fillFigures, type Measured, type MeasuredSet } from "./measured.ts";
import { PageContents } from "./PageContents.tsx";
import { plannedHours } from "./planned-hours.ts";
import { Section } from "./Section.tsx";
import { KindTable } from "./Tables.tsx";

interface Props {
  words: Content<"benchmark">;
  /** Of the page that it stands behind: what readers and figures are called. */
  names: Content<"how-good-is-it">;
}

/** All that was measured beyond the accuracy page, and how to count it again. */
export function BenchmarkPage({ measured, ...props }: Props & { measured: Measured }) {
  const figures = figuresInWords(measured);
  const names = fillFigures(props.names, figures);
  const words = fillFigures(props.words, {
    ...figures,
    ...extremesInWords(measured),
    ...keptAsideInWords(measured),
    ...plannedHours(measured),
  });
  const { sets } = measured;
  return (
    <Places value={placesOf({ words, names })}>
      <article>
        <Opening words={words} names={names} />
        <RealFigures words={words} names={names} set={sets.real} />
        <Section id="limits" words={words.limits}>
          <NoteGroups groups={words.limits.groups} />
        </Section>
        <AgainstSearch words={words.search} figures={names.figures} />
        <KindTable words={{ ...names.kinds, ...words.kinds }} />
        <Reliability words={words.reliability} rows={kept.reliability} />
        <Thresholds words={words.thresholds} readers={names.readers} measured={measured} />
        <ProjectTable words={words.projects} />
        <ClassTable words={words.classes} rows={measured.classes} />
        <Hours words={words.hours} />
        <WrittenSet words={words} names={names} set={sets.written} />
        <WrittenMistakes heads={words.written.wrong} words={names.wrong} mistakes={measured.mistakes.written} />
        <Section id="terms" words={words.terms}>
          <NoteGroups groups={words.terms.groups} />
        </Section>
        <CountAgain words={words.again} measured={measured} />
      </article>
    </Places>
  );
}

/** What has a heading on the page, in order. */
function partsOf({ words, names }: Props): { id: string; heading: string }[] {
  const { real, limits, search, reliability, thresholds, projects, classes, hours, written, terms, again } = words;
  const { kinds } = names;
  const parts = { real, limits, search, kinds, reliability, thresholds, projects, classes, hours, written };
  const last = { "written-mistakes": written.wrong, terms, again };
  return Object.entries({ ...parts, ...last }).map(([id, { heading }]) => ({ id, heading }));
}

/** Where a text of the page may lead: to its parts and notes and the page before it, by their titles. */
function placesOf(props: Props): Map<string, string> {
  const { real, limits, search, reliability, thresholds, hours, terms, again } = props.words;
  const groups = [real, limits, thresholds, terms].flatMap((part) => part.groups);
  const notes = [...groups, search, reliability, hours, again].flatMap((part) => part.notes);
  const places = [
    { title: props.words.back, href: paths.howGoodIsIt },
    ...partsOf(props).map(({ id, heading }) => ({ title: heading, href: `#${id}-heading` })),
    ...notes.map(({ title }) => ({ title, href: `#${noteId(title)}` })),
  ];
  return new Map(places.map(({ title, href }) => [title.toLowerCase(), href]));
}

function Opening({ words, names }: Props) {
  return (
    <header className="frame inset pt-6 pb-12 lg:pb-16">
      <a href={paths.howGoodIsIt} className="link inline-block py-2 text-base">
        <Glyph name="back" className="mr-1.5" />
        {words.back}
      </a>
      <h1 className="mt-8 text-h1">{words.title}</h1>
      <div className="mt-6 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="max-w-[34em]">
          <p className="text-lead text-muted">{words.lead}</p>
          <p className="mt-4 font-medium">{words.sum}</p>
          <Notes notes={words.cautions} className="mt-4" />
        </div>
        <PageContents
          title={words.contents}
          parts={partsOf({ words, names })}
          className="border-ink border-y-[1.5px] py-4"
        />
      </div>
    </header>
  );
}

/** The figures of the accuracy page in one table, with every reader. */
function RealFigures({ words, names, set }: Props & { set: MeasuredSet }) {
  const { table, groups } = words.real;
  return (
    <Section id="real" words={words.real}>
      <p id="real-table" className="mb-5 text-muted text-small">
        <LinkedText text={table} />
      </p>
      <FigureTable labelledBy="real-table" words={words} names={names} set={set} />
      <div className="mt-10">
        <NoteGroups groups={groups} />
      </div>
    </Section>
  );
}

/** The smaller account: why the written tickets flatter the engine, and the same figures in a table. */
function WrittenSet({ words, set, names }: Props & { set: MeasuredSet }) {
  const { heading, paragraphs, makeup, table } = words.written;
  return (
    <section className="frame border-rule border-t" aria-labelledby="written-heading">
      <div className="inset py-16 lg:py-20">
        <h2 id="written-heading" className="text-h2">
          {heading}
        </h2>
        <div className="mt-4 grid max-w-[40em] gap-4 text-muted">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText text={paragraph} />
            </p>
          ))}
        </div>
      </div>
      <Makeup words={makeup} set={set} />
      <div className="inset py-10 lg:py-12">
        <p id="written-table" className="mb-5 text-muted text-small">
          <LinkedText text={table} />
        </p>
        <FigureTable labelledBy="written-table" words={words} names={names} set={set} />
      </div>
    </section>
  );
}

/** The commands, and which tickets and engine the figures belong to. */
function CountAgain({ words, measured }: { words: Content<"benchmark">["again"]; measured: Measured }) {
  const { real, written } = measured.sets;
  const hashes = [
    { ...words.hashes.real, hash: real.hash },
    { ...words.hashes.written, hash: written.hash },
    { ...words.hashes.engine, hash: measured.engine },
    { ...words.hashes.code, hash: measured.code },
    { ...words.hashes.programs, hash: measured.programs },
  ];
  return (
    <section className="frame inset py-16 lg:py-20" aria-labelledby="again-heading">
      <h2 id="again-heading" className="text-h2">
        {words.heading}
      </h2>
      <p className="mt-4 max-w-[40em] text-muted">{words.text}</p>
      <TitledNotes notes={words.notes} />
      <div className="mt-9">
        <FilledTable
          commands
          columns={[words.commands.run, words.commands.needs, words.commands.gives]}
          rows={words.commands.rows.map(({ run, needs, gives }) => [run, needs, gives])}
        />
      </div>
      <h3 className="label mt-8">{words.hashes.label}</h3>
      <dl className="mt-2 grid gap-x-10 gap-y-4 text-muted lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-y-3">
        {hashes.map(({ says, run, hash }) => (
          <div key={says} className="grid gap-y-1 lg:contents">
            <dt className="text-base">{says}</dt>
            <dd className="fact break-all">
              {hash}
              <code className="mt-1 block wrap-anywhere">{run}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-[40em] text-muted text-small">{words.privacy}</p>
    </section>
  );
}
