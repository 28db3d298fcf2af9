import { parseArgs } from "node:util";
import type { Assessment } from "@latchwork/contract/preview";
import { assess } from "../src/assess.ts";
import type { Ablation } from "../src/classify/classify.ts";
import { classTable } from "./corpus.ts";
import {
  classRows,
  type Figures,
  figuresOf,
  intervals,
  measureTime,
  missesOf,
  publishedFigures,
  type Tally,
  tallyTicket,
} from "./figures.ts";
import { diffSets, readDiffs, readRealTestSet, readSet, readWrittenTestSet, type TestSet } from "./sets.ts";
import { systems } from "./systems.ts";

const USAGE = `Usage: npm run benchmark -- [SET…] [--diffs] [--real FOLDER] [--ablate] [--misses] [--json]

Measures the engine on labelled tickets: corpus files (JSON lines with labels), or folders with tickets.jsonl and
labels.jsonl. Without a set: on the written test set.
  --diffs        on labelled diffs alone, whose code is read (docs/decisions/021)
  --real FOLDER  and on the real test set; corpus/real/README.md says how to get their texts
  --ablate       and the engine with each part of its classifier left out, not fitted anew
  --misses       and, a line each, the tickets that the engine did not answer as their reviewers would
  --json         print one JSON object`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    diffs: { type: "boolean", default: false },
    ablate: { type: "boolean", default: false },
    misses: { type: "boolean", default: false },
    real: { type: "string" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const FIGURES = [...publishedFigures, "evidenceValid", "findingsPerTicket"] as const satisfies (keyof Figures)[];

const PARTS: readonly Ablation[] = ["neighbouring stems", "title", "pairs of concepts", "real set", "written set"];
const compared: Record<string, (input: string) => Assessment> = {
  ...systems,
  ...(values.ablate
    ? Object.fromEntries(PARTS.map((part) => [`engine without: ${part}`, (input: string) => assess(input, part)]))
    : {}),
};

const own = (): [string, TestSet][] => [
  ...(values.real === undefined ? [] : [["real test set", readRealTestSet(values.real)] as [string, TestSet]]),
  ["written test set", readWrittenTestSet()],
];
const diffs = (): [string, TestSet][] =>
  diffSets.map((name) => [`diffs, ${name}`, { tickets: readDiffs(name), secondReviewer: [] }]);
const sets: [string, TestSet][] = values.diffs
  ? diffs()
  : positionals.length === 0
    ? own()
    : positionals.map((path) => [path, { tickets: readSet(path), secondReviewer: [] }]);

const measured = sets.map(([name, { tickets, secondReviewer }]) => {
  const rows = Object.entries(compared).map(([system, answer]) => {
    const answers = tickets.map(({ text }) => answer(text));
    const tallies = tickets.map((ticket, at) =>
      tallyTicket(ticket, answers[at] as (typeof answers)[number], classTable),
    );
    return { system, tallies, answers };
  });
  const engine = rows[0]?.answers ?? [];
  return {
    name,
    tickets: tickets.length,
    rows: [
      ...rows.map(({ system, tallies }) => rowOf(system, tallies)),
      ...(secondReviewer.length > 0 ? [rowOf("second reviewer against the first", secondReviewer)] : []),
    ],
    classes: classRows(tickets, engine, classTable),
    misses: values.misses ? missesOf(tickets, engine, classTable) : [],
    time: measureTime(
      tickets.map(({ text }) => text),
      (input) => assess(input),
    ),
  };
});

function rowOf(system: string, tallies: readonly Tally[]) {
  return { system, figures: figuresOf(tallies), intervals: intervals(tallies) };
}

if (values.json) console.log(JSON.stringify(measured, undefined, 2));
else for (const set of measured) print(set);

function print({ name, tickets, rows, classes, misses, time }: (typeof measured)[number]): void {
  console.log(`\n# ${name}: ${tickets} tickets; in brackets the 95% interval`);
  for (const { system, figures, intervals } of rows) {
    console.log(`\n${system}`);
    for (const figure of FIGURES) {
      const [low, high] = intervals[figure];
      console.log(`  ${figure.padEnd(18)} ${figures[figure].toFixed(3)}  [${low.toFixed(3)}, ${high.toFixed(3)}]`);
    }
  }
  console.log(
    `\ntime per ticket      p50 ${time.p50.toFixed(2)} ms, p99 ${time.p99.toFixed(2)} ms; ${Math.round(time.perSecond)} tickets a second on one core`,
  );
  console.log("\nclass                    found of expected   fitting of reported");
  for (const { id, expected, found, reported, fitting } of classes)
    console.log(`  ${id.padEnd(22)} ${`${found} of ${expected}`.padEnd(19)} ${fitting} of ${reported}`);
  for (const miss of misses) console.log(JSON.stringify(miss));
}
