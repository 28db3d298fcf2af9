import type { Judgement } from "@house/contract/preview";
import type { ClassTable, CorpusTicket } from "./corpus.ts";

/** Shares between 0 and 1, but for `tickets`. A share of nothing is 1. */
export interface Figures {
  readonly tickets: number;
  readonly verdict: number;
  readonly findingRecall: number;
  readonly findingPrecision: number;
  /** Of the tickets with nothing to find, those that got a finding. */
  readonly falseAlarmTickets: number;
  readonly insufficientF1: number;
  readonly evidenceValid: number;
  readonly findingsPerTicket: number;
}

/** A ticket that was not answered as its reviewers would. */
export interface Miss {
  readonly id: string;
  readonly verdict: string;
  readonly notFound: readonly string[];
  readonly noise: readonly string[];
  readonly text: string;
}

/**
 * Holds answers against labels. A finding counts for every class that lists its CWE; it settles at most one expected class.
 * `answers` are in the order of `tickets`.
 */
export function scoreAnswers(
  tickets: readonly CorpusTicket[],
  answers: readonly Judgement[],
  table: ClassTable,
): { figures: Figures; misses: Miss[] } {
  const tally = {
    verdict: 0,
    expected: 0,
    found: 0,
    reported: 0,
    fitting: 0,
    quiet: 0,
    alarmed: 0,
    valid: 0,
    insTrue: 0,
    insSaid: 0,
    insBoth: 0,
  };
  const misses: Miss[] = [];
  tickets.forEach((ticket, index) => {
    const answer = answers[index];
    if (!answer) return;
    const { found, noise } = holdAgainst(ticket, answer, table);
    const verdictRight = answer.testable === ticket.testable;
    tally.verdict += Number(verdictRight);
    tally.expected += ticket.expected.length;
    tally.found += found.size;
    tally.reported += answer.vulnerabilities.length;
    tally.fitting += answer.vulnerabilities.length - noise.length;
    tally.quiet += Number(!ticket.testable);
    tally.alarmed += Number(!ticket.testable && answer.vulnerabilities.length > 0);
    tally.valid += answer.vulnerabilities.filter(
      ({ evidence }) => evidence.length > 0 && evidence.every((span) => isValid(span, ticket.text)),
    ).length;
    tally.insTrue += Number(ticket.insufficient);
    tally.insSaid += Number(answer.insufficient);
    tally.insBoth += Number(ticket.insufficient && answer.insufficient);
    const notFound = ticket.expected.filter((id) => !found.has(id));
    if (!verdictRight || notFound.length > 0 || noise.length > 0 || answer.insufficient !== ticket.insufficient) {
      const verdict = `${verdictOf(answer)} for ${verdictOf(ticket)}`;
      misses.push({ id: ticket.id, verdict, notFound, noise, text: ticket.text });
    }
  });
  const figures = {
    tickets: tickets.length,
    verdict: share(tally.verdict, tickets.length),
    findingRecall: share(tally.found, tally.expected),
    findingPrecision: share(tally.fitting, tally.reported),
    falseAlarmTickets: tally.quiet === 0 ? 0 : tally.alarmed / tally.quiet,
    insufficientF1: share(2 * tally.insBoth, tally.insTrue + tally.insSaid),
    evidenceValid: share(tally.valid, tally.reported),
    findingsPerTicket: share(tally.reported, tickets.length),
  };
  return { figures, misses };
}

function holdAgainst(
  ticket: CorpusTicket,
  answer: Judgement,
  table: ClassTable,
): { found: Set<string>; noise: string[] } {
  const fine = new Set([...ticket.expected, ...ticket.acceptable]);
  const found = new Set<string>();
  const noise: string[] = [];
  for (const { cwe, name, confidence, evidence } of answer.vulnerabilities) {
    const classes = table.get(Number(cwe.slice(4))) ?? [];
    const settled = classes.find((id) => ticket.expected.includes(id) && !found.has(id));
    if (settled !== undefined) found.add(settled);
    if (!classes.some((id) => fine.has(id)))
      noise.push(
        `${classes.join("/")} ${confidence} ${name}: ${evidence.map(({ start, end }) => ticket.text.slice(start, end)).join(" | ")}`,
      );
  }
  return { found, noise };
}

function isValid({ start, end }: { start: number; end: number }, text: string): boolean {
  return start >= 0 && start < end && end <= text.length && text.slice(start, end).trim() !== "";
}

function verdictOf({ testable, insufficient }: { testable: boolean; insufficient: boolean }): string {
  return insufficient ? "insufficient" : testable ? "testable" : "harmless";
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
