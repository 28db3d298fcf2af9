import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Judgement } from "@house/contract/preview";
import { intervals } from "../analyst/bench/bootstrap.ts";
import { type CorpusTicket, classTable } from "../analyst/bench/corpus.ts";
import { classRows, figuresOf, scoreAnswers, type Tally, tallyTicket } from "../analyst/bench/figures.ts";
import { matchKeywords } from "../analyst/bench/keyword-matcher.ts";
import { readUnseen } from "../analyst/bench/sets.ts";
import { assess } from "../analyst/src/assess.ts";

export const readers: Record<"engine" | "matcher", (text: string) => Judgement> = {
  engine: (text) => assess(text),
  matcher: matchKeywords,
};

const figureNames = ["verdict", "findingRecall", "findingPrecision", "falseAlarmTickets"] as const;
const corpus = new URL("../analyst/corpus/", import.meta.url);
const classNames: { id: string; name: string }[] = JSON.parse(readFileSync(new URL("classes.json", corpus), "utf8"));
/** Long tickets would fill the page; these are shown whole. */
const longestShown = 360;
const mistakesShown = 4;

/** Everything that /how-good-is-it counts. The same corpus and engine give the same counts; times are not among them. */
export function countOnUnseen() {
  const { tickets, secondReviewer } = readUnseen();
  const answers = Object.entries(readers).map(([name, read]) => ({
    name,
    answers: tickets.map(({ text }) => read(text)),
  }));
  const engine = answers[0]?.answers ?? [];
  return {
    tickets: tickets.length,
    harmless: tickets.filter(({ testable, insufficient }) => !testable && !insufficient).length,
    vague: tickets.filter(({ insufficient }) => insufficient).length,
    corpus: hashOfUnseen(),
    readers: Object.fromEntries(answers.map(({ name, answers }) => [name, countReader(tickets, answers)])),
    reviewer: sharesOf(secondReviewer),
    classes: classRows(tickets, engine, classTable).map((row) => ({ ...row, name: nameOf(row.id) })),
    mistakes: mistakesOf(tickets, engine),
  };
}

function countReader(tickets: readonly CorpusTicket[], answers: readonly Judgement[]) {
  return sharesOf(tickets.map((ticket, at) => tallyTicket(ticket, answers[at] as Judgement, classTable)));
}

function sharesOf(tallies: readonly Tally[]) {
  const figures = figuresOf(tallies);
  const ranges = intervals(tallies);
  return Object.fromEntries(
    figureNames.map((name) => [
      name,
      { share: round(figures[name]), from: round(ranges[name][0]), to: round(ranges[name][1]) },
    ]),
  );
}

/** Which kept-aside tickets and labels these are: changes when one of them does. */
function hashOfUnseen(): string {
  const hash = createHash("sha256");
  const files = readdirSync(corpus).filter((name) => name.startsWith("unseen"));
  for (const file of [...files.sort(), "reviews/unseen.jsonl"]) hash.update(readFileSync(new URL(file, corpus)));
  return hash.digest("hex");
}

function mistakesOf(tickets: readonly CorpusTicket[], answers: readonly Judgement[]) {
  const wrong = new Set(scoreAnswers(tickets, answers, classTable).misses.map(({ id }) => id));
  const chosen = tickets
    .map((ticket, at) => ({ ticket, answer: answers[at] as Judgement }))
    .filter(({ ticket }) => wrong.has(ticket.id) && ticket.text.length <= longestShown);
  // One author each, so that the page shows different hands.
  const hands = new Map(chosen.toReversed().map((mistake) => [mistake.ticket.author, mistake]));
  return [...hands.values()]
    .reverse()
    .slice(0, mistakesShown)
    .map(({ ticket, answer }) => ({
      id: ticket.id,
      text: ticket.text,
      expected: ticket.insufficient ? "vague" : ticket.expected.map(nameOf),
      said: answer.insufficient ? "vague" : answer.vulnerabilities.map(({ name, cwe }) => `${name} (${cwe})`),
    }));
}

const nameOf = (id: string): string => classNames.find((known) => known.id === id)?.name ?? id;
const round = (value: number): number => Math.round(value * 1000) / 1000;
