import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type Assessment, type Vulnerability, weaknessOf } from "@latchwork/contract/preview";
import { weaknesses } from "@latchwork/contract/weaknesses";
import { type CorpusTicket, classTable } from "../analyst/bench/corpus.ts";
import {
  classRows,
  countsOf,
  doesFit,
  figuresOf,
  intervals,
  missesOf,
  publishedFigures,
  type Tally,
  tallyTicket,
  verdictOf,
} from "../analyst/bench/figures.ts";
import { sourceOf, testRepositories } from "../analyst/bench/real.ts";
import { readRealTestSet, readWrittenTestSet, type TestSet } from "../analyst/bench/sets.ts";
import { systems } from "../analyst/bench/systems.ts";
import { doubted } from "../analyst/src/classify/doubt-title.ts";
import { hashFiles } from "./hash-files.ts";

interface Counted {
  share: number;
  /** The 95% interval. */
  from: number;
  to: number;
  /** The share in counts: `part` of `whole`. */
  part: number;
  whole: number;
}
type Row = Record<(typeof publishedFigures)[number], Counted | null>;

const corpus = new URL("../analyst/corpus/", import.meta.url);
const classNames: { id: string; name: string }[] = JSON.parse(readFileSync(new URL("classes.json", corpus), "utf8"));
const mistakesShown = 4;

const realFiles = ["real/labels.jsonl", "real/kept-repositories.json"];

/** What /docs/benchmark shows of the written tickets. The same corpus and engine give the same counts. */
export function countWritten() {
  const kept = readWrittenTestSet();
  const files = readdirSync(corpus).filter((name) => name.startsWith("unseen"));
  const sources = new Set(kept.tickets.map(({ author }) => author)).size;
  const { set, answers } = countSet(kept, sources, [...files.sort(), "reviews/unseen.jsonl"]);
  return {
    set,
    mistakes: mistakesOf(kept.tickets, answers, (finding) => `${finding.name} (${weaknessOf(finding)})`).map(
      ({ ticket, ...said }) => ({
        id: ticket.id,
        text: ticket.text,
        ...said,
      }),
    ),
  };
}

/** What it shows of the real ones, of which `folder` holds the texts; none of these is among it. */
export function countReal(folder: string) {
  const kept = readRealTestSet(folder);
  const { set, answers } = countSet(kept, testRepositories.size, realFiles);
  return {
    set,
    beside: besideReviewer(kept, answers),
    planned: planned(answers),
    classes: classRows(kept.tickets, answers, classTable).map((row) => ({ ...row, name: nameOf(row.id) })),
    mistakes: mistakesOf(kept.tickets, answers, nameOfWeakness).map(({ ticket, ...said }) => ({
      ...sourceOf(ticket.id),
      ...said,
    })),
  };
}

function countSet({ tickets, secondReviewer }: TestSet, sources: number, files: readonly string[]) {
  const answers = Object.entries(systems).map(([name, answer]) => ({
    name,
    all: tickets.map(({ text }) => answer(text)),
  }));
  const talliesOf = (all: readonly unknown[]) =>
    tickets.map((ticket, at) => tallyTicket(ticket, all[at] as Assessment, classTable));
  const rows = answers.map(({ name, all }): [string, Row] => [name, rowOf(talliesOf(all))]);
  const byEngine = answers[0]?.all ?? [];
  const tallies = talliesOf(byEngine);
  const withClass = tallies.filter(({ expected }) => expected > 0);
  const misses = missesOf(tickets, byEngine, classTable);
  const missed = new Set(misses.map(({ id }) => id));
  const vague = tickets.filter(({ insufficient }) => insufficient).length;
  const risky = tickets.filter(({ testable }) => testable).length;
  return {
    answers: byEngine,
    set: {
      tickets: tickets.length,
      risky,
      harmless: tickets.length - risky - vague,
      vague,
      sources,
      // Tickets with an expected weakness, and those of which the engine named at least one.
      withClass: withClass.length,
      classNamed: withClass.filter(({ found }) => found > 0).length,
      // Of the right alarms: those without a finding that fits, and those that are no miss in any way.
      noneFits: tallies.filter(({ riskyFound, fitting }) => riskyFound > 0 && fitting === 0).length,
      whollyRight: tickets.filter(({ id }, at) => tallies[at]?.riskyFound === 1 && !missed.has(id)).length,
      // Those given the very verdict of the reviewers, of the three.
      sameVerdict: tickets.filter((ticket, at) => byEngine[at] && verdictOf(byEngine[at]) === verdictOf(ticket)).length,
      // Tickets with a wrong verdict, an expected weakness missed or a finding that does not fit.
      wrong: misses.length,
      hash: hashOf(files),
      rows: { reviewer: rowOf(secondReviewer), ...Object.fromEntries(rows) },
    },
  };
}

/**
 * Who raises an alarm on a ticket, the second reviewer or the engine, and how often the first reviewer sees something to
 * test there: the nearest to a language model with the engine beside it that can be counted. `findings` are the engine's.
 */
function besideReviewer({ secondReviewer }: TestSet, answers: readonly Assessment[]) {
  if (secondReviewer.length !== answers.length) throw new Error("Some tickets have no second review.");
  const read = secondReviewer.map((tally, at) => ({
    isRisky: tally.risky > 0,
    reviewer: tally.riskyFound + tally.alarmed > 0,
    engine: answers[at]?.testable ?? false,
    findings: answers[at]?.vulnerabilities.length ?? 0,
  }));
  const count = (reviewer: boolean, engine: boolean) => {
    const some = read.filter((one) => one.reviewer === reviewer && one.engine === engine);
    const findings = some.reduce((sum, one) => sum + one.findings, 0);
    return { tickets: some.length, risky: some.filter(({ isRisky }) => isRisky).length, findings };
  };
  return {
    both: count(true, true),
    reviewer: count(true, false),
    engine: count(false, true),
    neither: count(false, false),
  };
}

/** The micro tests that the answers plan, and their minutes, by who does them. */
function planned(answers: readonly Assessment[]) {
  const all = answers.flatMap(({ vulnerabilities }) => vulnerabilities.map(({ microTest }) => microTest));
  const count = (kind: (typeof all)[number]["kind"]) => {
    const some = all.filter((one) => one.kind === kind);
    return { tests: some.length, minutes: some.reduce((sum, { minutes }) => sum + minutes, 0) };
  };
  return { automated: count("automated"), manual: count("manual") };
}

/**
 * What training measured on the real tickets of the other projects, each held out from the model that read it: how often
 * the probability is right, and what the threshold in use gives; beside it the one for texts that are doubted.
 */
export function readHeldOut() {
  const readAnalyst = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, corpus), "utf8"));
  const { reliability, riskyFound, alarmsRight, falseAlarms } = readAnalyst("training/held-out.json").real;
  const { testable } = readAnalyst("src/classify/combiner.json").thresholds;
  return { reliability, inUse: { from: testable, doubted: doubted(testable), riskyFound, alarmsRight, falseAlarms } };
}

/** Of the labels of the real tickets: changes when one of them does. */
export const hashOfLabels = (): string => hashOf(realFiles);

const hashOf = (files: readonly string[]): string => hashFiles(files.map((file) => new URL(file, corpus)));

/** A share of alarms, questions or findings says nothing of who raised, asked or named none. */
function rowOf(tallies: readonly Tally[]): Row {
  const figures = figuresOf(tallies);
  const ranges = intervals(tallies);
  const counts = countsOf(tallies);
  const rowed = publishedFigures.map((name) => {
    const [part, whole] = counts[name];
    const [from, to] = ranges[name].map(round);
    return [name, whole > 0 ? { share: round(figures[name]), from, to, part, whole } : null];
  });
  return Object.fromEntries(rowed) as Row;
}

/** The first on which the engine failed, in an order that nobody chose: of the hashes of their names. */
function mistakesOf(
  tickets: readonly CorpusTicket[],
  answers: readonly Assessment[],
  describe: (finding: Vulnerability) => string,
) {
  const notFound = new Map(missesOf(tickets, answers, classTable).map((miss) => [miss.id, miss.notFound]));
  const order = (id: string): string => createHash("sha256").update(id).digest("hex");
  return tickets
    .map((ticket, at) => ({ ticket, answer: answers[at] as Assessment }))
    .filter(({ ticket }) => notFound.has(ticket.id))
    .sort((a, b) => (order(a.ticket.id) < order(b.ticket.id) ? -1 : 1))
    .slice(0, mistakesShown)
    .map(({ ticket, answer }) => ({
      ticket,
      expected: expectedOf(ticket, notFound.get(ticket.id)),
      said: answer.insufficient
        ? ("vague" as const)
        : answer.vulnerabilities.map((one) => ({ finding: describe(one), fits: doesFit(ticket, one, classTable) })),
    }));
}

/** Reviewers may agree that there is something to test, and on no class. */
function expectedOf({ testable, insufficient, expected }: CorpusTicket, notFound: readonly string[] = []) {
  if (insufficient) return "vague" as const;
  if (testable && expected.length === 0) return "testable" as const;
  return expected.map((id) => ({ weakness: nameOf(id), found: !notFound.includes(id) }));
}

/** Without the engine's own words, which quote the ticket. */
function nameOfWeakness(vulnerability: Vulnerability): string {
  const number = weaknessOf(vulnerability);
  return `${weaknesses[Number(number.slice(4)) as keyof typeof weaknesses]} (${number})`;
}

const nameOf = (id: string): string => classNames.find((known) => known.id === id)?.name ?? id;
/** Six digits, since the page rounds once more: 0.985 was 98.4993% and was shown as 99%. */
const round = (value: number): number => Number(value.toFixed(6));
