import { parseArgs } from "node:util";
import type { Judgement } from "@house/contract/preview";
import { assess } from "../src/assess.ts";
import { intervals } from "./bootstrap.ts";
import { type CorpusTicket, classTable } from "./corpus.ts";
import { classRows, type Figures, figuresOf, tallyTicket } from "./figures.ts";
import { matchKeywords } from "./keyword-matcher.ts";
import { readSet, readUnseen } from "./sets.ts";
import { measureTime } from "./timing.ts";

const USAGE = `Usage: npm run benchmark -- [SET…] [--json] [--ablate]

Measures the engine on labelled tickets: a corpus file (JSON lines with labels), or a folder with tickets.jsonl and
labels.jsonl. Without a set: on the project's own unseen part.
  --json    print one JSON object
  --ablate  also what the rules alone and the statistical reader alone do`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    ablate: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

/** Only the project's own part has been judged twice. */
const unseen = positionals.length === 0 ? readUnseen() : undefined;
const tickets = unseen?.tickets ?? positionals.flatMap(readSet);
const readers: Record<string, (text: string) => Judgement> = {
  engine: (text) => assess(text),
  ...(values.ablate
    ? {
        "rules alone": (text: string) => assess(text, "rules"),
        "reader alone": (text: string) => assess(text, "reader"),
      }
    : {}),
  "keyword matcher": matchKeywords,
};

const measured = Object.entries(readers).map(([name, read]) => {
  const answers = tickets.map(({ text }) => read(text));
  const tallies = tickets.map((ticket, index) => tallyTicket(ticket, answers[index] as Judgement, classTable));
  const time = measureTime(
    tickets.map(({ text }) => text),
    read,
  );
  return { name, answers, tallies, figures: figuresOf(tallies), intervals: intervals(tallies), time };
});
const [engine] = measured;
const byAuthor = Object.entries(Object.groupBy(tickets, ({ author }) => author ?? "unknown")).map(([author, part]) => {
  const members = new Set<CorpusTicket>(part);
  return {
    author,
    figures: figuresOf((engine?.tallies ?? []).filter((_, at) => members.has(tickets[at] as CorpusTicket))),
  };
});
const classes = classRows(tickets, engine?.answers ?? [], classTable);

const FIGURES = [
  "verdict",
  "findingRecall",
  "findingPrecision",
  "falseAlarmTickets",
  "insufficientF1",
  "evidenceValid",
  "findingsPerTicket",
] as const satisfies (keyof Figures)[];

if (values.json) {
  const readings = measured.map(({ name, figures, intervals, time }) => ({ name, figures, intervals, time }));
  console.log(JSON.stringify({ tickets: tickets.length, readers: readings, byAuthor, classes }, undefined, 2));
} else {
  console.log(`${tickets.length} tickets; in brackets the range that 95 of 100 draws fall into`);
  for (const { name, figures, intervals, time } of measured) {
    console.log(`\n${name}`);
    for (const figure of FIGURES) {
      const [low, high] = intervals[figure];
      console.log(`  ${figure.padEnd(18)} ${figures[figure].toFixed(3)}  [${low.toFixed(3)}, ${high.toFixed(3)}]`);
    }
    console.log(
      `  time per ticket    p50 ${time.p50.toFixed(2)} ms, p99 ${time.p99.toFixed(2)} ms; ${Math.round(time.perSecond)} tickets a second on one core`,
    );
  }
  if (unseen) {
    console.log("\nsecond reviewer, held against the author's labels alone");
    const figures = figuresOf(unseen.secondReviewer);
    for (const figure of FIGURES.slice(0, 5)) console.log(`  ${figure.padEnd(18)} ${figures[figure].toFixed(3)}`);
  }
  console.log("\nby author");
  for (const { author, figures } of byAuthor)
    console.log(
      `  ${author.padEnd(8)} n=${figures.tickets}`.padEnd(18),
      FIGURES.map((name) => `${name} ${figures[name].toFixed(2)}`).join("  "),
    );
  console.log("\nclass                    found of expected   fitting of reported");
  for (const { id, expected, found, reported, fitting } of classes)
    console.log(`  ${id.padEnd(22)} ${`${found} of ${expected}`.padEnd(19)} ${fitting} of ${reported}`);
}
