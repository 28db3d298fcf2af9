import { kept } from "@latchwork/content/real-tickets.json";
import type { Content } from "../../content/schemas/index.ts";
import { Notes } from "../../ui/Notes.tsx";
import { TableHead } from "../../ui/TableHead.tsx";
import { FilledTable } from "./FilledTable.tsx";
import { counts, formatNumber, type Measured, type MeasuredSet, percent, withoutTunedRule } from "./measured.ts";
import { Section } from "./Section.tsx";
import "./accuracy.css";

/** What the engine did on each kind of text, the most frequent first. Counts only: most kinds have few risky tickets. */
export function KindTable({ words }: { words: Content<"how-good-is-it">["kinds"] }) {
  const rows = Object.entries(kept.byKind).toSorted(([, a], [, b]) => b.tickets - a.tickets);
  return (
    <Section id="kinds" words={words}>
      <FilledTable
        columns={words.columns}
        rows={rows.map(([kind, { tickets, risky, found, falseAlarms }]) => [
          words.names[kind as keyof typeof words.names],
          formatNumber(tickets),
          formatNumber(risky),
          `${found} of ${risky}`,
          `${falseAlarms} of ${formatNumber(tickets - risky)}`,
        ])}
      />
    </Section>
  );
}

const shortFigures = ["riskyFound", "alarmsRight", "falseAlarmTickets"] as const;

/** The alarms of the engine, with the rule tuned on these tickets and without, beside those of the simplest search. */
export function ShortTable({ words, set }: { words: Content<"how-good-is-it">; set: MeasuredSet }) {
  const rows = [
    { name: words.readers.engine.name, isEngine: true, counted: set.rows.engine },
    { name: words.short.untuned, isEngine: false, counted: withoutTunedRule(set) },
    { name: words.readers.search.name, isEngine: false, counted: set.rows.search },
  ];
  return (
    <table className="measured-table w-full text-[1rem] leading-[1.4] [--gap:1rem] [--row:0.5rem] max-sm:[--gap:0.5rem] max-sm:[--head:0.75rem]">
      <TableHead columns={[words.short.tickets, ...shortFigures.map((figure) => words.figures[figure].title)]} />
      <tbody>
        {rows.map(({ name, isEngine, counted }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {shortFigures.map((figure) => (
              <td key={figure}>
                <span className={isEngine ? "font-bold" : undefined}>{percent(counted[figure].share)}</span>{" "}
                <span className="block text-fact text-muted">{counts(counted[figure])}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const besideRows = ["both", "reviewer", "engine", "neither"] as const;

/** Who raises an alarm, the second reviewer or the engine, and how often the first reviewer sees something to test there. */
export function BesideReviewer({
  words,
  counted,
}: {
  words: Content<"how-good-is-it">["beside"];
  counted: Measured["beside"];
}) {
  return (
    <Section id="beside" words={words}>
      <table className="measured-table w-full text-[1rem] leading-[1.4] max-w-[56rem] [--row:0.5rem] max-sm:[--gap:0.75rem]">
        <TableHead columns={words.columns} />
        <tbody>
          {besideRows.map((row) => {
            const { tickets, risky } = counted[row];
            return (
              <tr key={row}>
                <th scope="row">{words.rows[row]}</th>
                <td>{formatNumber(tickets)}</td>
                <td>{`${formatNumber(risky)} (${percent(risky / tickets)})`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Notes notes={words.notes} />
    </Section>
  );
}
