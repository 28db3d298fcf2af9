import { kept } from "@latchwork/content/real-tickets.json";
import { readerNames } from "../../content/schemas/how-good-is-it.ts";
import type { Content } from "../../content/schemas/index.ts";
import { TableHead } from "../../ui/TableHead.tsx";
import { NoteGroups, TitledNotes } from "../../ui/TitledNotes.tsx";
import { type Alarms, type AlarmsFrom, alarmFigures, alarmsOf, alarmsOnOthers, bestThresholds } from "./alarms.ts";
import { FilledTable } from "./FilledTable.tsx";
import {
  counts,
  figureGroups,
  formatNumber,
  interval,
  type Measured,
  type MeasuredSet,
  percent,
  sumOf,
  tenths,
} from "./measured.ts";
import { Section } from "./Section.tsx";
import { wilson } from "./wilson.ts";
import "./accuracy.css";

interface Props<Part extends "classes" | "reliability"> {
  words: Content<"benchmark">[Part];
  rows: Measured[Part];
}

/** One row a class, the most frequent first. Counts only: most classes have too few tickets for a percentage. */
export function ClassTable({ words, rows }: Props<"classes">) {
  const total = (part: "found" | "fitting", whole: "expected" | "reported") =>
    counts({ part: sumOf(rows, (row) => row[part]), whole: sumOf(rows, (row) => row[whole]) });
  return (
    <Section id="classes" words={words}>
      <table className="measured-table w-full text-[1rem] [--gap:1rem] max-md:text-[0.9375rem] max-md:[--gap:0.625rem] max-md:[--head:0.75rem]">
        <TableHead columns={words.columns} widths={["max-md:w-[52%]"]} />
        <tbody className="max-md:wrap-anywhere max-md:hyphens-auto">
          {rows
            .toSorted((a, b) => b.expected - a.expected)
            .map((row) => (
              <tr key={row.id}>
                <th scope="row">{breakable(row.name)}</th>
                <td className="md:whitespace-nowrap">{`${row.found} of ${row.expected}`}</td>
                <td className="md:whitespace-nowrap">{`${row.fitting} of ${row.reported}`}</td>
              </tr>
            ))}
        </tbody>
        <TotalRow name={words.all} cells={[total("found", "expected"), total("fitting", "reported")]} />
      </table>
    </Section>
  );
}

/** One row a project, those with the most tickets first. */
export function ProjectTable({ words }: { words: Content<"benchmark">["projects"] }) {
  const { all } = kept;
  return (
    <Section id="projects" words={words}>
      <table className="measured-table w-full text-[1rem] leading-[1.4] [--gap:1rem] [--row:0.375rem] max-w-[56rem] max-md:text-[0.9375rem] max-md:[--gap:0.625rem] max-md:[--head:0.75rem]">
        <TableHead columns={words.columns} widths={["max-md:w-[50%]"]} />
        <tbody className="max-md:wrap-anywhere">
          {kept.byRepository.map(({ repository, tickets, risky, found, falseAlarms }) => (
            <tr key={repository}>
              <th scope="row">{breakable(repository)}</th>
              <td className="whitespace-nowrap">{`${found} of ${risky}`}</td>
              <td className="whitespace-nowrap">{`${falseAlarms} of ${tickets - risky}`}</td>
            </tr>
          ))}
        </tbody>
        <TotalRow
          name={words.all}
          cells={[
            counts({ part: all.found, whole: all.risky }),
            counts({ part: all.falseAlarms, whole: all.tickets - all.risky }),
          ]}
        />
      </table>
    </Section>
  );
}

/** What the rows of a table of counts come to. */
function TotalRow({ name, cells }: { name: string; cells: readonly string[] }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <span className="font-bold">{name}</span>
        </th>
        {cells.map((cell) => (
          <td key={cell} className="whitespace-nowrap">
            <span className="font-bold">{cell}</span>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** On a phone, words joined by a stroke may part after it. */
const breakable = (name: string) => name.split(/(?<=\/)/).map((part) => [part, <wbr key={part} />]);

/** The 95% interval of a share of so many tickets. */
const intervalOf = (share: number, tickets: number) => {
  const [from, to] = wilson(share * tickets, tickets);
  return `${fine(from).slice(0, -1)} to ${fine(to)}`;
};

/** Below a tenth a whole per cent would hide what differs. */
const fine = (share: number) => (share < 0.1 ? tenths(share) : percent(share));

/** Of tickets that were given a probability, how many had something to test. */
export function Reliability({ words, rows }: Props<"reliability">) {
  return (
    <Section id="reliability" words={words}>
      <table className="measured-table reliability-table w-full text-[1rem] max-w-[56rem] [--row:0.4375rem] max-sm:[--gap:0.75rem] max-sm:[--head:0.75rem]">
        <TableHead columns={words.columns} widths={["w-28 sm:w-60", "", "w-14 sm:w-20"]} />
        <tbody>
          {rows.map(
            ({ said, is, tickets }, tenth) =>
              tickets > 0 && (
                <tr key={said}>
                  <th scope="row">
                    {`${10 * tenth} ${words.between} ${percent((tenth + 1) / 10)}`}{" "}
                    <span className="whitespace-nowrap text-fact text-muted max-sm:block sm:ms-2">{`${fine(said)} ${words.average}`}</span>
                  </th>
                  <td>
                    <div className="flex items-center gap-3 max-sm:flex-col max-sm:items-stretch max-sm:gap-1">
                      <span className="w-20 flex-none">
                        <span className="font-semibold">{fine(is)}</span>{" "}
                        <span className="block text-fact text-muted">{intervalOf(is, tickets)}</span>
                      </span>
                      <svg width="100%" height="18" aria-hidden="true" className="min-w-0 flex-1 overflow-visible">
                        <rect className="fill-sunken" width="100%" y="4" height="10" />
                        <rect className="fill-signal" width={`${is * 100}%`} y="4" height="10" />
                        <line
                          className="stroke-2 stroke-ink"
                          x1={`${said * 100}%`}
                          x2={`${said * 100}%`}
                          y1="0"
                          y2="18"
                        />
                      </svg>
                    </div>
                  </td>
                  <td>{formatNumber(tickets)}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
      <div className="mt-10">
        <FilledTable
          columns={words.groups.columns}
          rows={words.groups.rows.map(({ says, tickets, told, had }) => [says, tickets, told, had])}
        />
      </div>
      <TitledNotes notes={words.notes} />
    </Section>
  );
}

/** The micro tests behind the hours that the home page gives for a hundred changes. */
export function Hours({ words }: { words: Content<"benchmark">["hours"] }) {
  return (
    <Section id="hours" words={words}>
      <FilledTable
        columns={words.columns}
        rows={words.rows.map(({ says, scripts, manual, together }) => [says, scripts, manual, together])}
      />
      <TitledNotes notes={words.notes} />
    </Section>
  );
}

/** What an alarm from another probability on would give, and below it what was counted at the one in use. */
export function Thresholds(props: {
  words: Content<"benchmark">["thresholds"];
  readers: Content<"how-good-is-it">["readers"];
  measured: Measured;
}) {
  const { words, readers, measured } = props;
  const named = ({ from, ...alarms }: AlarmsFrom) => {
    const isInUse = from === measured.inUse.from;
    return { name: isInUse ? `${percent(from)}, ${words.inUse}` : percent(from), isInUse, ...alarms };
  };
  const read = (["engine", "untuned", "search", "matcher"] as const).map((reader) => ({
    name: reader === "untuned" ? words.untuned : readers[reader].name,
    isInUse: reader === "engine",
    ...alarmsOf(measured.sets.real, reader),
  }));
  return (
    <Section id="thresholds" words={words}>
      <table className="measured-table figure-table w-full text-[1rem] leading-[1.4] max-w-[56rem] [--row:0.5rem]">
        <TableHead columns={words.columns} />
        <AlarmRows
          part={words.parts.others}
          columns={words.columns}
          rows={alarmsOnOthers(measured).map(named)}
          sharesOnly
        />
        <AlarmRows part={words.parts.kept} columns={words.columns} rows={kept.byThreshold.map(named)} />
        <AlarmRows part={words.parts.readers} columns={words.columns} rows={read} />
      </table>
      <div className="mt-10">
        <FilledTable columns={words.prices.columns} rows={bestByPrice(words.prices)} />
      </div>
      <div className="mt-10">
        <NoteGroups groups={words.groups} />
      </div>
    </Section>
  );
}

/** Each threshold that is the best at some price of a miss, after the price below which none is. */
function bestByPrice({ below, to, more, none, all }: Content<"benchmark">["thresholds"]["prices"]): string[][] {
  const best = bestThresholds();
  const prices = best.map(({ price }) => price.toPrecision(2));
  return [
    [`${below} ${prices[0]}`, none],
    ...best.map(({ from }, at) => {
      const next = prices[at + 1];
      return [
        next === undefined ? `${prices[at]} ${more}` : `${prices[at]} ${to} ${next}`,
        from === 0 ? all : percent(from),
      ];
    }),
  ];
}

/** Rows of the same tickets, below a line that says which. */
function AlarmRows(props: {
  part: string;
  columns: readonly string[];
  rows: readonly (Alarms & { name: string; isInUse: boolean })[];
  sharesOnly?: boolean;
}) {
  const { part, columns, rows, sharesOnly = false } = props;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length}>
          <span className="fact text-muted">{part}</span>
        </th>
      </tr>
      {rows.map(({ name, isInUse, ...alarms }) => (
        <tr key={name}>
          <th scope="row">
            <span className={isInUse ? "font-bold" : "font-medium"}>{name}</span>
          </th>
          {alarmFigures(alarms).map((figure, at) => (
            <td key={columns[at + 1]} data-label={columns[at + 1]}>
              <span className={isInUse ? "font-bold" : undefined}>
                {(sharesOnly ? tenths : percent)(figure.part / figure.whole)}
              </span>
              {!sharesOnly && <span className="block text-fact text-muted">{` ${counts(figure)}`}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Every figure of every reader, one row a figure. On a phone a row is a card. */
export function FigureTable(props: {
  labelledBy: string;
  words: Pick<Content<"benchmark">, "figure" | "figures">;
  /** What readers and figures are called. */
  names: Content<"how-good-is-it">;
  set: MeasuredSet;
}) {
  const { words, names, set } = props;
  const small = "block text-fact text-muted";
  return (
    <table
      className="measured-table figure-table w-full text-[1rem] leading-[1.4] [--row:0.625rem] md:max-lg:[--gap:0.625rem]"
      aria-labelledby={props.labelledBy}
    >
      <TableHead columns={[words.figure, ...readerNames.map((reader) => names.readers[reader].name)]} />
      <tbody>
        {figureGroups
          .flatMap(({ figures }) => figures)
          .map((figure) => (
            <tr key={figure}>
              <th scope="row">
                {names.figures[figure].title} <span className={small}>{words.figures[figure]}</span>{" "}
                <span className={`${small} mt-1`}>{names.figures[figure].term}</span>{" "}
                {names.figures[figure].lessIsBetter && <span className={small}>{names.lessIsBetter}</span>}
              </th>
              {readerNames.map((reader) => {
                const counted = set.rows[reader][figure];
                const weight = reader === "engine" ? "font-bold text-ink" : "font-medium";
                return (
                  <td key={reader} data-label={names.readers[reader].name} className="w-[15%] text-muted">
                    {counted && (
                      <>
                        <span className={weight}>{percent(counted.share)}</span>{" "}
                        <span className={small}>{counts(counted)}</span>{" "}
                      </>
                    )}
                    {!counted && <span className={small}>{names.notApplicable}</span>}
                    {counted && counted.from < counted.to && <span className={small}>{interval(counted)}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
