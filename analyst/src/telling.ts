import type { Evidence, Severity } from "@house/contract/preview";
import { byWeight, weighSentences, weightOfPlace } from "./carrying.ts";
import { clauseAround, quoteEvidence } from "./evidence.ts";
import type { Reading } from "./hits.ts";
import { chapterOf, chapters } from "./knowledge/asvs.ts";
import { readSignalPhrases } from "./knowledge/signals.ts";
import type { Family } from "./knowledge/threat.ts";
import type { Told } from "./merging.ts";
import { overlap } from "./reading/span.ts";
import { tellings } from "./tellings/index.ts";
import {
  findEndpoint,
  findFigure,
  findParameter,
  findPerson,
  findThing,
  plural,
  type Stretch,
} from "./tellings/nouns.ts";
import type { Telling, Wording } from "./tellings/wording.ts";

/** A family that was decided for a ticket, and the stretches that carry it, best first. */
export interface Decided {
  readonly family: Family;
  /** A rule's hits, or the clauses by which the statistical reader decided; whole sentences will do. Never empty. */
  readonly carrying: readonly Stretch[];
  /** 0 to 1. */
  readonly confidence: number;
}

/**
 * Tells a finding, whoever made it: chooses the telling that fits what the carrying sentences say, else the family's
 * general one, and quotes their clauses as evidence. Throws when nothing carries it: a finding without evidence is not
 * told.
 */
export function tellFinding({ family, carrying, confidence }: Decided, reading: Reading): Told {
  if (carrying.length === 0) throw new Error(`A finding of ${family} without evidence cannot be told.`);
  const fitting = fittingTellings(family, reading);
  const stretches = byWeight([...carrying, ...fitting.map(({ match }) => match)]);
  const chosen = choose(fitting, stretches);
  const telling = chosen?.telling ?? (tellings[family].at(-1) as Telling);
  const ordered = chosen ? [chosen.match, ...stretches] : stretches;
  const evidence = quoteEvidence(reading.ticket, ordered);
  const words = wordsOf(reading, ordered, evidence);
  const chapter = telling.asvs ?? chapterOf[family];
  const broad = telling.broad === true || telling.when === undefined;
  const hinted = broad && telling.severity === "high" && confidence < MERELY_HINTED;
  const severity = hinted ? "medium" : telling.severity;
  const reason = hinted ? `${telling.because}, but the ticket only hints at it` : telling.because;
  const finding = {
    name: fill(telling.name, words),
    description: `${fill(telling.description, words)} ${gradeOf(severity)}, because ${reason}.`,
    cwe: `CWE-${telling.cwe}`,
    asvs: { chapter, name: chapters[chapter] },
    severity,
    confidence,
    evidence,
    microTest: { ...telling.test, title: fill(telling.test.title, words) },
  };
  return { family, finding, broad };
}

/** A general finding less sure than this is a grade milder than one the ticket spells out. */
const MERELY_HINTED = 0.75;

const gradeOf = (severity: Severity): string => `${severity.charAt(0).toUpperCase()}${severity.slice(1)} severity`;

/** A telling that a sentence fits counts as much as a signal that is likely. */
const WEIGHT_OF_TELLING = 1.5;

/** A telling is taken from a sentence that says at least this share of what the foremost says. */
const SHARE_OF_FOREMOST = 0.2;

/** The first telling, in the order of its family, that fits one of the sentences which carry the finding. */
function choose(fitting: readonly Fitting[], stretches: readonly Stretch[]): Fitting | undefined {
  const weights = weighSentences(stretches);
  const foremost = Math.max(...weights.values());
  const strong = fitting.filter(({ match }) => (weights.get(match.at) ?? 0) >= SHARE_OF_FOREMOST * foremost);
  const byPlace = fitting.toSorted((a, b) => (weights.get(b.match.at) ?? 0) - (weights.get(a.match.at) ?? 0));
  return byPlace.find(({ telling }) => strong.length === 0 || telling === strong[0]?.telling);
}

interface Fitting {
  readonly telling: Telling;
  readonly match: Stretch;
}

/** Every telling of a family with each sentence that it fits, in the order of the tellings. */
export function fittingTellings(family: Family, { hits, ticket }: Reading): Fitting[] {
  const weightOf = (at: number): number => WEIGHT_OF_TELLING * weightOfPlace(ticket, at);
  return tellings[family].flatMap((telling) => {
    const places = new Map<number, Stretch>();
    for (const { phrases, within } of patternsOf(telling)) {
      const [first, ...rest] = phrases.map((phrase) => hits.get(phrase));
      for (const [at, hit] of first ?? []) {
        const whole = rest.every((place) => place !== undefined && (within === "ticket" || place.has(at)));
        const known = places.get(at);
        if (!whole || (known && known.end - known.start >= hit.end - hit.start)) continue;
        places.set(at, { at, start: hit.start, end: hit.end, weight: weightOf(at) * hit.force });
      }
    }
    return [...places.values()].map((match) => ({ telling, match }));
  });
}

type Patterns = ReturnType<typeof readSignalPhrases>[];
const patterns = new Map<Telling, Patterns>();
for (const family of Object.values(tellings))
  for (const telling of family) patterns.set(telling, (telling.when ?? []).map(readSignalPhrases));

const patternsOf = (telling: Telling): Patterns => patterns.get(telling) ?? [];

/** The ticket's own words for the blanks of a wording. A blank without a good word is missing. */
type Words = Readonly<Record<string, string | undefined>>;

function wordsOf({ ticket }: Reading, stretches: readonly Stretch[], evidence: readonly Evidence[]): Words {
  const [foremost] = stretches;
  const clauses = stretches
    .slice(0, STRETCHES_NAMED)
    .map((stretch) => ({ at: stretch.at, ...clauseAround(ticket, stretch) }));
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

/** Words are taken from beside the foremost stretches; further ones are about something else. */
const STRETCHES_NAMED = 6;
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
