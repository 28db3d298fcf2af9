import type { Evidence, Severity } from "@latchwork/contract/preview";
import { clauseAround } from "../attribute/clauses.ts";
import { byWeight, type SentenceSpan } from "../attribute/spans.ts";
import { overlap } from "../parse/span.ts";
import type { Ticket } from "../parse/ticket.ts";
import { chapterOf, chapters } from "../weaknesses/asvs.ts";
import type { WeaknessClass } from "../weaknesses/classes.ts";
import { acts } from "./acts.ts";
import { byPreference, type Fitting, findStated, fittingSituations } from "./choose.ts";
import type { Told } from "./merge.ts";
import type { Matches } from "./phrases.ts";
import type { Situation } from "./situation.ts";
import { situations } from "./situations/index.ts";
import { fill, type Words, wordsAround } from "./slots.ts";

/** A class that was decided for a ticket, and the spans that carry it, best first. */
export interface Decided {
  readonly class: WeaknessClass;
  /** By which the reader decided; whole sentences will do. Never empty. */
  readonly spans: readonly SentenceSpan[];
  /** 0 to 1. */
  readonly confidence: number;
}

/**
 * Writes a finding: the first situation that fits the ticket and whose blanks it fills, else the class's general one.
 * The sentence that the situation shows in is quoted first. Undefined when the ticket fills no wording.
 */
export function writeFinding(decided: Decided, ticket: Ticket, matches: Matches): Omit<Told, "score"> | undefined {
  const fitting = fittingSituations(situations[decided.class], ticket, matches);
  const spans = byWeight([...decided.spans, ...fitting.map(({ match }) => match)]).filter(worthQuoting(ticket));
  for (const one of byPreference(fitting, spans)) {
    const told = tell(one, decided, spans, ticket, matches);
    if (told) return told;
  }
  const general = situations[decided.class].at(-1);
  const foremost = spans[0] ?? decided.spans[0];
  if (!general || general.when || !foremost) return undefined;
  return tell({ situation: general, match: foremost, captures: {} }, decided, spans, ticket, matches);
}

/** A heading names a section, and a removed line shows what was; a title that is all there is may be quoted. */
function worthQuoting({ sentences }: Ticket): (span: SentenceSpan) => boolean {
  return ({ at }) => {
    const sentence = sentences[at];
    return sentence?.isTitle === true || !/^(?:heading|removed)$/.test(sentence?.block.kind ?? "");
  };
}

function tell(
  { situation, match, beside, captures }: Fitting,
  { class: name, confidence }: Decided,
  spans: readonly SentenceSpan[],
  ticket: Ticket,
  matches: Matches,
): Omit<Told, "score"> | undefined {
  const quoted = clauseAround(ticket, match);
  const quote = quotationOf(ticket.input, quoted);
  const raw = ticket.input.slice(quoted.start, quoted.end);
  const words = { ...wordsAround(ticket, [match, ...spans], raw), ...captures };
  const control = situation.control && findStated(situation.control.when, matches, match);
  const controlled = control && clauseAround(ticket, control);
  const texts = fillAll(situation, words, controlled !== undefined);
  if (!texts) return undefined;
  const second = beside && !ticket.sentences[beside.at]?.isTitle ? clauseAround(ticket, beside) : undefined;
  const more = [controlled, second].find((one) => one && !overlap(one, quoted));
  const also =
    controlled && !overlap(controlled, quoted) ? ` It also says “${quotationOf(ticket.input, controlled)}”.` : "";
  const chapter = situation.asvs ?? chapterOf[name];
  const finding = {
    name: capital(texts.name),
    description: `The ticket says “${quote}”.${also} ${capital(texts.so)} ${gradeOf(situation.severity)}, because ${texts.because}.`,
    cwe: `CWE-${situation.cwe}`,
    asvs: { chapter, name: chapters[chapter] },
    severity: situation.severity,
    confidence,
    evidence: more ? [quoted, more] : [quoted],
    microTest: {
      title: capital(texts.title),
      ...acts[situation.test.act],
      setUp: capital(texts.setUp),
      steps: texts.steps.map(capital),
      failsIf: texts.failsIf,
    },
  };
  return {
    class: name,
    situation: situation.id,
    finding,
    by: situation.when === undefined ? "general" : situation.byTopic ? "topic" : "precise",
  };
}

function fillAll(situation: Situation, words: Words, controlled: boolean) {
  const { test } = situation;
  const name = fill(situation.name, words);
  const so = fill(controlled && situation.control ? situation.control.so : situation.so, words);
  const because = fill(situation.because, words);
  const title = fill(test.title, words);
  const setUp = fill(test.setUp, words);
  const failsIf = fill(test.failsIf, words);
  const steps = test.steps.map((step) => fill(step, words));
  if (name === undefined || so === undefined || because === undefined) return undefined;
  if (title === undefined || setUp === undefined || failsIf === undefined) return undefined;
  const filled = steps.filter((step) => step !== undefined);
  return filled.length === steps.length ? { name, so, because, title, setUp, failsIf, steps: filled } : undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const gradeOf = (severity: Severity): string => `${capital(severity)} severity`;

/** A clause as a reader would quote it: on one line, without marks of formatting. */
function quotationOf(text: string, { start, end }: Evidence): string {
  return text
    .slice(start, end)
    .replace(/`+|\*\*/g, "")
    .replace(/\s+/g, " ")
    .replace(/[“”]/g, "'");
}
