import { type SentenceSpan, sentenceWeight, weightBySentence } from "../attribute/spans.ts";
import type { Ticket } from "../parse/ticket.ts";
import { compilePattern, type Match, type Matches, type Pattern } from "./phrases.ts";
import type { Situation, Situations } from "./situation.ts";

/** A situation with where it shows in a ticket. */
export interface Fitting {
  readonly situation: Situation;
  readonly match: SentenceSpan;
  /** The second place, when it takes two together. */
  readonly beside?: Match | undefined;
  readonly captures: Readonly<Record<string, string>>;
}

/** A precise situation that a sentence fits counts half as much as the span that says most (attribute/spans.ts). */
const WEIGHT_OF = { precise: 1.5, topic: 0.3 };

/**
 * A situation is taken from a sentence that says at least this share of what the foremost says: a precise one in a plain
 * sentence beats a vague one in a strong, but a mere topic only counts where the class is spoken of.
 */
const SHARE_OF_FOREMOST = { precise: 0.12, topic: 0.6 };

/** A topic in a sentence that says little. */
const UNTOLD = 3;

/** Every situation that fits a ticket with each sentence it fits, in the order of the situations. */
export function fittingSituations(situations: Situations, ticket: Ticket, matches: Matches): Fitting[] {
  return situations.flatMap((situation) => {
    const settled = patternsOf(situation.unless).flatMap((pattern) => findPattern(pattern, matches));
    const bySentence = new Map<number, Fitting>();
    for (const { first, beside } of patternsOf(situation.when).flatMap((pattern) => findPattern(pattern, matches))) {
      if (settled.some((one) => isNear(one.first, first))) continue;
      const weight =
        WEIGHT_OF[situation.byTopic ? "topic" : "precise"] * sentenceWeight(ticket, first.at) * first.weight;
      const fitting = {
        situation,
        match: { ...first, weight },
        beside,
        captures: { ...beside?.captures, ...first.captures },
      };
      const known = bySentence.get(first.at);
      if (!known || saysMore(fitting, known)) bySentence.set(first.at, fitting);
    }
    return [...bySentence.values()];
  });
}

function saysMore(one: Fitting, other: Fitting): boolean {
  const more = Object.keys(one.captures).length - Object.keys(other.captures).length;
  return more > 0 || (more === 0 && one.match.end - one.match.start > other.match.end - other.match.start);
}

/**
 * The fitting situations in the order in which they should be tried: precise ones in the class's order, and of one the
 * weightiest sentence; then topics, the weightiest sentence first; last precise ones whose sentence says little.
 */
export function byPreference(fitting: readonly Fitting[], spans: readonly SentenceSpan[]): Fitting[] {
  const weights = weightBySentence(spans);
  const weightOf = ({ match }: Fitting): number => weights.get(match.at) ?? 0;
  const foremost = Math.max(...weights.values());
  const tierOf = (one: Fitting): number => {
    const share = weightOf(one) / foremost;
    if (one.situation.byTopic) return share < SHARE_OF_FOREMOST.topic ? UNTOLD : 1;
    return share < SHARE_OF_FOREMOST.precise ? 2 : 0;
  };
  const order = new Map<Situation, number>();
  for (const { situation } of fitting) if (!order.has(situation)) order.set(situation, order.size);
  const byOrder = (a: Fitting, b: Fitting): number => (order.get(a.situation) ?? 0) - (order.get(b.situation) ?? 0);
  const byWeight = (a: Fitting, b: Fitting): number => weightOf(b) - weightOf(a);
  return fitting
    .filter((one) => tierOf(one) !== UNTOLD)
    .toSorted(
      (a, b) =>
        tierOf(a) - tierOf(b) ||
        (a.situation.byTopic ? byWeight(a, b) || byOrder(a, b) : byOrder(a, b) || byWeight(a, b)),
    );
}

interface Place {
  readonly first: Match;
  readonly beside?: Match | undefined;
}

/** Where a pattern shows: with `&` in each sentence that has all its phrases, with `&&` in each that has the first, if the ticket has the others. */
function findPattern({ phrases, within }: Pattern, matches: Matches): Place[] {
  const [first, ...rest] = phrases.map((phrase) => matches.get(phrase));
  return [...(first?.values() ?? [])].flatMap((match): Place[] => {
    if (within === "ticket") {
      if (rest.some((places) => places === undefined)) return [];
      const elsewhere = rest.flatMap((places) => [...(places?.values() ?? [])]).find(({ at }) => at !== match.at);
      return [{ first: match, beside: elsewhere ?? rest[0]?.get(match.at) }];
    }
    const others = rest.map((places) => places?.get(match.at));
    if (others.some((other) => other === undefined)) return [];
    const together = [match, ...others.flatMap((other) => other ?? [])];
    const captures = Object.assign({}, ...together.map((one) => one.captures));
    return [{ first: { ...match, captures } }];
  });
}

/** One list for all that have none: what is compiled is kept by the list. */
const NONE: readonly string[] = [];
const compiled = new Map<readonly string[], readonly Pattern[]>();

/** Compiled once, when first asked for; index.ts asks for all of them, so that none is missing from the search. */
export function patternsOf(sources: readonly string[] = NONE): readonly Pattern[] {
  const known = compiled.get(sources);
  if (known) return known;
  const patterns = sources.map(compilePattern);
  compiled.set(sources, patterns);
  return patterns;
}

/** The place nearest to a match where one of the patterns shows, if there is one that can speak of the same matter. */
export function findStated(sources: readonly string[], matches: Matches, match: SentenceSpan): Match | undefined {
  const places = patternsOf(sources).flatMap((pattern) => findPattern(pattern, matches).map(({ first }) => first));
  return places
    .filter((place) => isNear(place, match))
    .toSorted((a, b) => Math.abs(a.at - match.at) - Math.abs(b.at - match.at))[0];
}

/** In a long list of changes, a line says nothing of one far from it. Sentences. */
const NEAR = 5;

const isNear = (one: { readonly at: number }, other: { readonly at: number }): boolean =>
  Math.abs(one.at - other.at) <= NEAR;
