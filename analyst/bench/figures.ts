import type { Assessment, Vulnerability } from "@latchwork/contract/preview";
import type { ClassTable, CorpusTicket } from "./corpus.ts";

/** Shares between 0 and 1, but for `tickets`. A share of nothing is 1. */
export interface Figures {
  readonly tickets: number;
  readonly verdict: number;
  /** Of the testable tickets, those that got an alarm. */
  readonly riskyFound: number;
  /** Of the tickets that got an alarm, the testable ones. */
  readonly alarmsRight: number;
  readonly findingRecall: number;
  readonly findingPrecision: number;
  /** Of the tickets with nothing to find, those that got an alarm. */
  readonly falseAlarmTickets: number;
  readonly insufficientF1: number;
  /** Of the tickets that say too little, those that were asked about. */
  readonly vagueAsked: number;
  /** Of the tickets that were asked about, those that say too little. */
  readonly questionsRight: number;
  readonly evidenceValid: number;
  readonly findingsPerTicket: number;
}

/** The figures that are published, in their order. */
export const publishedFigures = [
  "verdict",
  "riskyFound",
  "alarmsRight",
  "findingRecall",
  "findingPrecision",
  "falseAlarmTickets",
  "vagueAsked",
  "questionsRight",
] as const satisfies readonly (keyof Figures)[];

/** A ticket that was not answered as its reviewers would. */
export interface Miss {
  readonly id: string;
  readonly verdict: string;
  readonly notFound: readonly string[];
  readonly noise: readonly string[];
  readonly text: string;
}

/** What one ticket adds to each count that the figures are made of. */
export type Tally = Readonly<Record<(typeof COUNTS)[number], number>>;
const COUNTS = [
  "tickets",
  "verdict",
  "expected",
  "found",
  "reported",
  "fitting",
  "risky",
  "riskyFound",
  "quiet",
  "alarmed",
  "valid",
  "insufficientTrue",
  "insufficientSaid",
  "insufficientBoth",
] as const;

/** Compares one answer with its label. An answer that calls the ticket testable is an alarm. A finding counts for every class that lists its CWE, and finds at most one expected class. */
export function tallyTicket(ticket: CorpusTicket, answer: Assessment, table: ClassTable): Tally {
  const { found, noise } = compare(ticket, answer, table);
  const reported = answer.vulnerabilities.length;
  return {
    tickets: 1,
    verdict: Number(answer.testable === ticket.testable),
    expected: ticket.expected.length,
    found: found.size,
    reported,
    fitting: reported - noise.length,
    risky: Number(ticket.testable),
    riskyFound: Number(ticket.testable && answer.testable),
    quiet: Number(!ticket.testable),
    alarmed: Number(!ticket.testable && answer.testable),
    valid: answer.vulnerabilities.filter(
      ({ evidence }) => evidence.length > 0 && evidence.every((span) => isValid(span, ticket.text)),
    ).length,
    insufficientTrue: Number(ticket.insufficient),
    insufficientSaid: Number(answer.insufficient),
    insufficientBoth: Number(ticket.insufficient && answer.insufficient),
  };
}

const adder = (tallies: readonly Tally[]) => {
  const sums = new Map(COUNTS.map((name) => [name, tallies.reduce((total, tally) => total + tally[name], 0)]));
  return (name: (typeof COUNTS)[number]): number => sums.get(name) ?? 0;
};

/** How many of how many each published figure is. */
export function countsOf(
  tallies: readonly Tally[],
): Record<(typeof publishedFigures)[number], readonly [part: number, whole: number]> {
  const sum = adder(tallies);
  return {
    verdict: [sum("verdict"), sum("tickets")],
    riskyFound: [sum("riskyFound"), sum("risky")],
    alarmsRight: [sum("riskyFound"), sum("riskyFound") + sum("alarmed")],
    findingRecall: [sum("found"), sum("expected")],
    findingPrecision: [sum("fitting"), sum("reported")],
    falseAlarmTickets: [sum("alarmed"), sum("quiet")],
    vagueAsked: [sum("insufficientBoth"), sum("insufficientTrue")],
    questionsRight: [sum("insufficientBoth"), sum("insufficientSaid")],
  };
}

/** The figures that tallies add up to. */
export function figuresOf(tallies: readonly Tally[]): Figures {
  const sum = adder(tallies);
  const counts = countsOf(tallies);
  const shareOf = (name: (typeof publishedFigures)[number]): number => share(...counts[name]);
  return {
    tickets: tallies.length,
    verdict: shareOf("verdict"),
    riskyFound: shareOf("riskyFound"),
    alarmsRight: shareOf("alarmsRight"),
    findingRecall: shareOf("findingRecall"),
    findingPrecision: shareOf("findingPrecision"),
    falseAlarmTickets: sum("quiet") === 0 ? 0 : shareOf("falseAlarmTickets"),
    insufficientF1: share(2 * sum("insufficientBoth"), sum("insufficientTrue") + sum("insufficientSaid")),
    vagueAsked: shareOf("vagueAsked"),
    questionsRight: shareOf("questionsRight"),
    evidenceValid: share(sum("valid"), sum("reported")),
    findingsPerTicket: share(sum("reported"), sum("tickets")),
  };
}

/** The tickets that were not answered as their reviewers would. `answers` are in the order of `tickets`. */
export function missesOf(tickets: readonly CorpusTicket[], answers: readonly Assessment[], table: ClassTable): Miss[] {
  return tickets.flatMap((ticket, index) => {
    const answer = answers[index];
    if (!answer) return [];
    const { found, noise } = compare(ticket, answer, table);
    const notFound = ticket.expected.filter((id) => !found.has(id));
    const isRight = verdictOf(answer) === verdictOf(ticket) && notFound.length === 0 && noise.length === 0;
    const verdict = `${verdictOf(answer)} for ${verdictOf(ticket)}`;
    return isRight ? [] : [{ id: ticket.id, verdict, notFound, noise, text: ticket.text }];
  });
}

/** Of one class: in how many tickets it is expected and was found, how often it was reported and fitted. */
export interface ClassRow {
  readonly id: string;
  readonly expected: number;
  readonly found: number;
  readonly reported: number;
  readonly fitting: number;
}

/** One row a class. A finding is reported under the first class of its CWE that fits the ticket, else under the first. */
export function classRows(
  tickets: readonly CorpusTicket[],
  answers: readonly Assessment[],
  table: ClassTable,
): ClassRow[] {
  const ids = [...new Set([...table.values()].flat())].toSorted();
  const rows = new Map(ids.map((id) => [id, { id, expected: 0, found: 0, reported: 0, fitting: 0 }]));
  tickets.forEach((ticket, index) => {
    const answer = answers[index];
    if (!answer) return;
    const { found } = compare(ticket, answer, table);
    const fine = [...ticket.expected, ...ticket.acceptable];
    for (const id of ticket.expected) add(rows.get(id), { expected: 1, found: Number(found.has(id)) });
    for (const finding of answer.vulnerabilities) {
      const classes = classesOf(finding, table);
      const fits = classes.find((id) => fine.includes(id));
      add(rows.get(fits ?? classes[0] ?? ""), { reported: 1, fitting: Number(fits !== undefined) });
    }
  });
  return [...rows.values()];
}

type Counted = { -readonly [Name in keyof Omit<ClassRow, "id">]: number };

function add(row: Counted | undefined, more: Partial<Counted>): void {
  if (!row) return;
  for (const [name, count] of Object.entries(more) as [keyof Counted, number][]) row[name] += count;
}

const classesOf = ({ cwe }: Vulnerability, table: ClassTable) => table.get(Number(cwe.slice(4))) ?? [];

/** Whether a reviewer who called the ticket testable would report the finding's class, or accept it. */
export function doesFit({ expected, acceptable }: CorpusTicket, finding: Vulnerability, table: ClassTable): boolean {
  return classesOf(finding, table).some((id) => expected.includes(id) || acceptable.includes(id));
}

function compare(ticket: CorpusTicket, answer: Assessment, table: ClassTable): { found: Set<string>; noise: string[] } {
  const found = new Set<string>();
  const noise: string[] = [];
  for (const finding of answer.vulnerabilities) {
    const { name, confidence, evidence } = finding;
    const classes = classesOf(finding, table);
    const matched = classes.find((id) => ticket.expected.includes(id) && !found.has(id));
    if (matched !== undefined) found.add(matched);
    if (!doesFit(ticket, finding, table))
      noise.push(
        `${classes.join("/")} ${confidence} ${name}: ${evidence.map(({ start, end }) => ticket.text.slice(start, end)).join(" | ")}`,
      );
  }
  return { found, noise };
}

function isValid({ start, end }: { start: number; end: number }, text: string): boolean {
  return start >= 0 && start < end && end <= text.length && text.slice(start, end).trim() !== "";
}

export function verdictOf({ testable, insufficient }: { testable: boolean; insufficient: boolean }): string {
  return insufficient ? "insufficient" : testable ? "testable" : "harmless";
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

const SAMPLES = 1000;
const SEED = 20_261_121;

/** 95% bootstrap intervals of the figures, always of the same draw. */
export function intervals(tallies: readonly Tally[]): Record<keyof Figures, readonly [number, number]> {
  const next = randomNumbers(SEED);
  const drawn = Array.from({ length: SAMPLES }, () =>
    figuresOf(tallies.map(() => tallies[Math.floor(next() * tallies.length)] as Tally)),
  );
  const names = Object.keys(figuresOf(tallies)) as (keyof Figures)[];
  const ranges = names.map((name) => [name, middleOf(drawn.map((figures) => figures[name]))]);
  return Object.fromEntries(ranges) as Record<keyof Figures, readonly [number, number]>;
}

/** Between which two of a share's values in random draws the middle 95% lie. */
export function middleOf(shares: readonly number[]): readonly [number, number] {
  const sorted = shares.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * sorted.length)];
  return [at(0.025) ?? 0, at(0.975) ?? 1];
}

/** Pseudo-random numbers from 0 to 1, the same on every run (mulberry32, Tommy Ettinger, public domain). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Milliseconds per ticket, and tickets a second on one core. */
export interface Timing {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

const PASSES = 3;

/** Times a system on each ticket: the best of three passes. */
export function measureTime(texts: readonly string[], read: (text: string) => unknown): Timing {
  const best = texts.map((text) =>
    Math.min(
      ...Array.from({ length: PASSES }, () => {
        const began = performance.now();
        read(text);
        return performance.now() - began;
      }),
    ),
  );
  const sorted = best.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const total = best.reduce((sum, ms) => sum + ms, 0);
  return { p50: at(0.5), p99: at(0.99), perSecond: total === 0 ? 0 : (1000 * texts.length) / total };
}
