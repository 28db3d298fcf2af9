import type { Evidence, Severity } from "@house/contract/preview";
import { clauseAround, quoteEvidence } from "../attribute/clauses.ts";
import { byWeight, type SentenceSpan, weighSentences, weightOfPlace } from "../attribute/spans.ts";
import { overlap } from "../parse/span.ts";
import type { Ticket } from "../parse/ticket.ts";
import { chapterOf, chapters } from "../weaknesses/asvs.ts";
import type { WeaknessClass } from "../weaknesses/classes.ts";
import type { Told } from "./merge.ts";
import { findEndpoint, findFigure, findParameter, findPerson, findThing, plural } from "./nouns.ts";
import { compilePattern, type Matches, type Pattern } from "./phrases.ts";
import type { Template, Wording } from "./template.ts";
import { templates } from "./templates/index.ts";

/** A class that was decided for a ticket, and the spans that carry it, best first. */
export interface Decided {
  readonly class: WeaknessClass;
  /** By which the reader decided; whole sentences will do. Never empty. */
  readonly spans: readonly SentenceSpan[];
  /** 0 to 1. */
  readonly confidence: number;
}

/**
 * Writes a finding: chooses the template that fits what the carrying sentences say, else the class's general one, and
 * quotes their clauses as evidence. Throws when nothing carries it: a finding without evidence is not told.
 */
export function writeFinding(
  { class: name, spans: carrying, confidence }: Decided,
  ticket: Ticket,
  matches: Matches,
): Told {
  if (carrying.length === 0) throw new Error(`A finding of ${name} without evidence cannot be told.`);
  const fitting = fittingTemplates(name, ticket, matches);
  const spans = byWeight([...carrying, ...fitting.map(({ match }) => match)]);
  const chosen = choose(fitting, spans);
  const template = chosen?.template ?? (templates[name].at(-1) as Template);
  const ordered = chosen ? [chosen.match, ...spans] : spans;
  const evidence = quoteEvidence(ticket, ordered);
  const words = wordsOf(ticket, ordered, evidence);
  const chapter = template.asvs ?? chapterOf[name];
  const broad = template.broad === true || template.when === undefined;
  const hinted = broad && template.severity === "high" && confidence < MERELY_HINTED;
  const severity = hinted ? "medium" : template.severity;
  const reason = hinted ? `${template.because}, but the ticket only hints at it` : template.because;
  const finding = {
    name: fill(template.name, words),
    description: `${fill(template.description, words)} ${gradeOf(severity)}, because ${reason}.`,
    cwe: `CWE-${template.cwe}`,
    asvs: { chapter, name: chapters[chapter] },
    severity,
    confidence,
    evidence,
    microTest: { ...template.test, title: fill(template.test.title, words) },
  };
  return { class: name, finding, broad };
}

/** A general finding less sure than this is a grade milder than one the ticket spells out. */
const MERELY_HINTED = 0.75;

const gradeOf = (severity: Severity): string => `${severity.charAt(0).toUpperCase()}${severity.slice(1)} severity`;

/** A template that a sentence fits counts half as much as the span that says most (attribute/spans.ts). */
const WEIGHT_OF_TEMPLATE = 1.5;

/** A template is taken from a sentence that says at least this share of what the foremost says. */
const SHARE_OF_FOREMOST = 0.2;

/** The first template, in the order of its class, that fits one of the sentences which carry the finding. */
function choose(fitting: readonly Fitting[], spans: readonly SentenceSpan[]): Fitting | undefined {
  const weights = weighSentences(spans);
  const foremost = Math.max(...weights.values());
  const strong = fitting.filter(({ match }) => (weights.get(match.at) ?? 0) >= SHARE_OF_FOREMOST * foremost);
  const byPlace = fitting.toSorted((a, b) => (weights.get(b.match.at) ?? 0) - (weights.get(a.match.at) ?? 0));
  return byPlace.find(({ template }) => strong.length === 0 || template === strong[0]?.template);
}

interface Fitting {
  readonly template: Template;
  readonly match: SentenceSpan;
}

/** Every template of a class with each sentence that it fits, in the order of the templates. */
export function fittingTemplates(name: WeaknessClass, ticket: Ticket, matches: Matches): Fitting[] {
  const weightOf = (at: number): number => WEIGHT_OF_TEMPLATE * weightOfPlace(ticket, at);
  return templates[name].flatMap((template) => {
    const places = new Map<number, SentenceSpan>();
    for (const { phrases, within } of patterns.get(template) ?? []) {
      const [first, ...rest] = phrases.map((phrase) => matches.get(phrase));
      for (const [at, match] of first ?? []) {
        const whole = rest.every((place) => place !== undefined && (within === "ticket" || place.has(at)));
        const known = places.get(at);
        if (!whole || (known && known.end - known.start >= match.end - match.start)) continue;
        places.set(at, { at, start: match.start, end: match.end, weight: weightOf(at) * match.weight });
      }
    }
    return [...places.values()].map((match) => ({ template, match }));
  });
}

const patterns = new Map<Template, readonly Pattern[]>(
  Object.values(templates).flatMap((all) =>
    all.map((template): [Template, Pattern[]] => [template, (template.when ?? []).map(compilePattern)]),
  ),
);

/** The ticket's own words for the blanks of a wording. A blank without a good word is missing. */
type Words = Readonly<Record<string, string | undefined>>;

function wordsOf(ticket: Ticket, spans: readonly SentenceSpan[], evidence: readonly Evidence[]): Words {
  const [foremost] = spans;
  const clauses = spans.slice(0, MAX_NAMED).map((span) => ({ at: span.at, ...clauseAround(ticket, span) }));
  const thing = findThing(ticket, clauses);
  const clause = evidence.find((one) => foremost && overlap(one, foremost)) ?? evidence[0];
  return {
    quote: clause && quotationOf(ticket.text, clause),
    actor: findPerson(ticket, clauses),
    object: thing,
    "an object": thing && `${/^[aeiou]/.test(thing) ? "an" : "a"} ${thing}`,
    objects: thing && plural(thing),
    endpoint: findEndpoint(ticket, clauses)?.shown,
    figure: findFigure(ticket, clauses),
    parameter: findParameter(ticket, clauses),
  };
}

/** A clause as a reader would quote it: without marks of formatting, and with the bracket or quotation mark it opens or ends. */
function quotationOf(text: string, { start, end }: Evidence): string {
  const clause = text.slice(start, end);
  const count = (mark: string): number => clause.split(mark).length - 1;
  const closing = count("(") > count(")") ? (/^["'`\]}]*\)/.exec(text.slice(end, end + 4))?.[0] ?? "") : "";
  const isOdd = count('"') % 2 === 1;
  const before = text.charAt(start - 1);
  const opened = (isOdd && before === '"') || /[/?]/.test(before) ? before : "";
  const closed = isOdd && opened === "" && closing === "" && text.charAt(end) === '"' ? '"' : "";
  return `${opened}${clause}${closing}${closed}`.replace(/[`*]+/g, "").replace(/\s+/g, " ");
}

/** Words are taken from beside the foremost spans; further ones are about something else. */
const MAX_NAMED = 6;
const BLANK = /\{([\w ]+)\}/g;

/** Fills the first of a wording's alternatives whose blanks can all be filled, and begins it with a capital. */
function fill(wording: Wording, words: Words): string {
  const alternatives = typeof wording === "string" ? [wording] : wording;
  const fits = alternatives.find((text) =>
    [...text.matchAll(BLANK)].every(([, name = ""]) => words[name] !== undefined),
  );
  const text = (fits ?? alternatives.at(-1) ?? "").replace(BLANK, (_, name: string) => words[name] ?? "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
