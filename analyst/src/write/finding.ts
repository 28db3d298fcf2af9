import type { Evidence, Vulnerability } from "@latchwork/contract/preview";
import type { Cwe } from "@latchwork/contract/weaknesses";
import { clauseAround } from "../attribute/clauses.ts";
import { byWeight, type SentenceSpan } from "../attribute/spans.ts";
import { overlap } from "../parse/span.ts";
import type { Ticket } from "../parse/ticket.ts";
import { chapterOf, chapters } from "../weaknesses/asvs.ts";
import type { WeaknessClass } from "../weaknesses/classes.ts";
import { type Candidate, findCandidates, findNearest, rankCandidates } from "./candidates.ts";
import type { Matches } from "./phrases.ts";
import { type Situation, techniques } from "./situation.ts";
import { situations } from "./situations/index.ts";
import { fill, type SlotValues, slotValues } from "./slots.ts";

/** A class to report, with the spans it is attributed to. */
export interface ReportedClass {
  readonly class: WeaknessClass;
  /** Best first, never empty. Whole sentences will do. */
  readonly spans: readonly SentenceSpan[];
  /** 0 to 1. */
  readonly confidence: number;
}

/** A finding before deduplication. */
export interface WrittenFinding {
  readonly class: WeaknessClass;
  /** Its situation's id. */
  readonly situation: string;
  readonly finding: Vulnerability;
  /** Of its situation: precise, by its topic, or the class's general one, where the ticket only hints at it. */
  readonly specificity: "precise" | "topic" | "general";
}

/**
 * Writes a finding by the first situation that fits the ticket and whose slots it fills, else by the class's general one.
 * The sentence that the situation matches is quoted first. Undefined when the ticket fills no wording.
 */
export function writeFinding(reported: ReportedClass, ticket: Ticket, matches: Matches): WrittenFinding | undefined {
  const candidates = findCandidates(situations[reported.class], ticket, matches);
  const spans = byWeight([...reported.spans, ...candidates.map(({ match }) => match)]).filter(quotable(ticket));
  for (const one of rankCandidates(candidates, spans)) {
    const written = writeSituation(one, reported, spans, ticket, matches);
    if (written) return written;
  }
  const general = situations[reported.class].at(-1);
  const foremost = spans[0] ?? reported.spans[0];
  if (!general || general.when || !foremost) return undefined;
  return writeSituation({ situation: general, match: foremost, captures: {} }, reported, spans, ticket, matches);
}

/** A heading names a section, and a removed line shows what was; a title that is all there is may be quoted. */
function quotable({ sentences }: Ticket): (span: SentenceSpan) => boolean {
  return ({ at }) => {
    const sentence = sentences[at];
    return sentence?.isTitle === true || !/^(?:heading|removed)$/.test(sentence?.block.kind ?? "");
  };
}

function writeSituation(
  { situation, match, second, captures }: Candidate,
  { class: name, confidence }: ReportedClass,
  spans: readonly SentenceSpan[],
  ticket: Ticket,
  matches: Matches,
): WrittenFinding | undefined {
  const quoted = clauseAround(ticket, match);
  const quote = quotationOf(ticket.input, quoted);
  const raw = ticket.input.slice(quoted.start, quoted.end);
  const values = { ...slotValues(ticket, [match, ...spans], raw), ...captures };
  const control = situation.control && findNearest(situation.control.when, matches, match);
  const controlled = control && clauseAround(ticket, control);
  const texts = fillAll(situation, values, controlled !== undefined);
  if (!texts) return undefined;
  const seconded = second && !ticket.sentences[second.at]?.isTitle ? clauseAround(ticket, second) : undefined;
  const more = [controlled, seconded].find((one) => one && !overlap(one, quoted));
  const also =
    controlled && !overlap(controlled, quoted) ? ` It also says “${quotationOf(ticket.input, controlled)}”.` : "";
  const chapter = situation.asvs ?? chapterOf[name];
  const weakness = weaknessOf(situation, matches, match);
  const finding = {
    name: capital(texts.name),
    description: `The ticket says “${quote}”.${also} ${capital(texts.consequence)} ${capital(situation.severity)} severity, because ${texts.rationale}.`,
    cwe: `CWE-${situation.cwe}`,
    ...(weakness !== situation.cwe && { weakness: `CWE-${weakness}` }),
    asvs: { chapter, name: chapters[chapter] },
    severity: situation.severity,
    confidence,
    evidence: more ? [quoted, more] : [quoted],
    microTest: {
      title: capital(texts.title),
      ...techniques[situation.test.technique],
      setUp: capital(texts.setUp),
      steps: texts.steps.map(capital),
      failsIf: texts.failsIf,
    },
  };
  return {
    class: name,
    situation: situation.id,
    finding,
    specificity: situation.when === undefined ? "general" : situation.topicOnly ? "topic" : "precise",
  };
}

/** The entry of the CWE list that a finding is filed under. */
function weaknessOf({ cwe, weakness = cwe }: Situation, matches: Matches, match: SentenceSpan): Cwe {
  if (typeof weakness === "number") return weakness;
  const [nearest] = weakness
    .flatMap((filing) => {
      const place = filing.when && findNearest(filing.when, matches, match);
      return place ? [{ cwe: filing.cwe, distance: Math.abs(place.at - match.at) }] : [];
    })
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.cwe ?? weakness.at(-1)?.cwe ?? cwe;
}

function fillAll(situation: Situation, values: SlotValues, controlled: boolean) {
  const { test } = situation;
  const name = fill(situation.name, values);
  const consequence = fill(
    controlled && situation.control ? situation.control.consequence : situation.consequence,
    values,
  );
  const rationale = fill(situation.rationale, values);
  const title = fill(test.title, values);
  const setUp = fill(test.setUp, values);
  const failsIf = fill(test.failsIf, values);
  const steps = test.steps.map((step) => fill(step, values));
  if (name === undefined || consequence === undefined || rationale === undefined) return undefined;
  if (title === undefined || setUp === undefined || failsIf === undefined) return undefined;
  const filled = steps.filter((step) => step !== undefined);
  return filled.length === steps.length
    ? { name, consequence, rationale, title, setUp, failsIf, steps: filled }
    : undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A clause as it is quoted: on one line, without formatting. */
function quotationOf(text: string, { start, end }: Evidence): string {
  return text
    .slice(start, end)
    .replace(/`+|\*\*/g, "")
    .replace(/\s+/g, " ")
    .replace(/[“”]/g, "'");
}
