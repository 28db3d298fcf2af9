import { type SentenceSpan, sentenceWeight, weightBySentence } from "../attribute/spans.ts";
import type { Ticket } from "../parse/ticket.ts";
import { compilePattern, type Match, type Matches, type Pattern } from "./phrases.ts";
import type { Situation, Situations } from "./situation.ts";

/** A situation that fits a ticket, and where. */
export interface Candidate {
  readonly situation: Situation;
  readonly match: SentenceSpan;
  /** The second match, when it takes two. */
  readonly second?: Match | undefined;
  readonly captures: Readonly<Record<string, string>>;
}

/** A match of a precise situation counts half as much as the best span (attribute/spans.ts). */
const WEIGHTS = { precise: 1.5, topic: 0.3 };

/**
 * A situation counts in a sentence with at least this share of the foremost one's weight: a precise situation in a weak
 * sentence beats a vague one in a strong sentence, but a mere topic only counts where the class is spoken of.
 */
const MIN_SHARE = { precise: 0.12, topic: 0.6 };

/** The tier of a topic in a weak sentence. */
const EXCLUDED = 3;

/** Every situation that fits a ticket with each sentence it fits, in the order of the situations. */
export function findCandidates(situations: Situations, ticket: Ticket, matches: Matches): Candidate[] {
  return situations.flatMap((situation) => {
    const excluded = patternsOf(situation.unless).flatMap((pattern) => findPattern(pattern, matches));
    const bySentence = new Map<number, Candidate>();
    for (const { first, second } of patternsOf(situation.when).flatMap((pattern) => findPattern(pattern, matches))) {
      if (excluded.some((one) => isNear(one.first, first))) continue;
      const weight =
        WEIGHTS[situation.topicOnly ? "topic" : "precise"] * sentenceWeight(ticket, first.at) * first.weight;
      const fitting = {
        situation,
        match: { ...first, weight },
        second,
        captures: { ...second?.captures, ...first.captures },
      };
      const known = bySentence.get(first.at);
      if (!known || isMoreSpecific(fitting, known)) bySentence.set(first.at, fitting);
    }
    return [...bySentence.values()];
  });
}

function isMoreSpecific(one: Candidate, other: Candidate): boolean {
  const more = Object.keys(one.captures).length - Object.keys(other.captures).length;
  return more > 0 || (more === 0 && one.match.end - one.match.start > other.match.end - other.match.start);
}

/**
 * The candidates in the order in which they should be tried: precise ones in the class's order, and of one the
 * weightiest sentence; then topics, the weightiest sentence first; last precise ones in a weak sentence.
 */
export function rankCandidates(candidates: readonly Candidate[], spans: readonly SentenceSpan[]): Candidate[] {
  const weights = weightBySentence(spans);
  const weightOf = ({ match }: Candidate): number => weights.get(match.at) ?? 0;
  const foremost = Math.max(...weights.values());
  const tierOf = (one: Candidate): number => {
    const share = weightOf(one) / foremost;
    if (one.situation.topicOnly) return share < MIN_SHARE.topic ? EXCLUDED : 1;
    return share < MIN_SHARE.precise ? 2 : 0;
  };
  const order = new Map<Situation, number>();
  for (const { situation } of candidates) if (!order.has(situation)) order.set(situation, order.size);
  const byOrder = (a: Candidate, b: Candidate): number => (order.get(a.situation) ?? 0) - (order.get(b.situation) ?? 0);
  const byWeight = (a: Candidate, b: Candidate): number => weightOf(b) - weightOf(a);
  return candidates
    .filter((one) => tierOf(one) !== EXCLUDED)
    .toSorted(
      (a, b) =>
        tierOf(a) - tierOf(b) ||
        (a.situation.topicOnly ? byWeight(a, b) || byOrder(a, b) : byOrder(a, b) || byWeight(a, b)),
    );
}

interface PatternMatch {
  readonly first: Match;
  readonly second?: Match | undefined;
}

/** Where a pattern matches: with `&` in each sentence that has all its phrases, with `&&` in each that has the first, if the ticket has the others. */
function findPattern({ phrases, within }: Pattern, matches: Matches): PatternMatch[] {
  const [first, ...rest] = phrases.map((phrase) => matches.get(phrase));
  return [...(first?.values() ?? [])].flatMap((match): PatternMatch[] => {
    if (within === "ticket") {
      if (rest.some((places) => places === undefined)) return [];
      const elsewhere = rest.flatMap((places) => [...(places?.values() ?? [])]).find(({ at }) => at !== match.at);
      return [{ first: match, second: elsewhere ?? rest[0]?.get(match.at) }];
    }
    const others = rest.map((places) => places?.get(match.at));
    if (others.some((other) => other === undefined)) return [];
    const together = [match, ...others.flatMap((other) => other ?? [])];
    const captures = Object.assign({}, ...together.map((one) => one.captures));
    return [{ first: { ...match, captures } }];
  });
}

/** One list for all that have none: compiled patterns are cached by their list. */
const NONE: readonly string[] = [];
const compiled = new Map<readonly string[], readonly Pattern[]>();

/** Compiled once, when first asked for; index.ts asks for all of them, so that none is missing from the index. */
export function patternsOf(sources: readonly string[] = NONE): readonly Pattern[] {
  const known = compiled.get(sources);
  if (known) return known;
  const patterns = sources.map(compilePattern);
  compiled.set(sources, patterns);
  return patterns;
}

/** The match of the patterns that is nearest to another match and not too far away to concern the same subject. */
export function findNearest(sources: readonly string[], matches: Matches, match: SentenceSpan): Match | undefined {
  const places = patternsOf(sources).flatMap((pattern) => findPattern(pattern, matches).map(({ first }) => first));
  return places
    .filter((place) => isNear(place, match))
    .toSorted((a, b) => Math.abs(a.at - match.at) - Math.abs(b.at - match.at))[0];
}

/** Sentences. In a long list of changes, a line says nothing about one far from it. */
const NEAR = 5;

const isNear = (one: { readonly at: number }, other: { readonly at: number }): boolean =>
  Math.abs(one.at - other.at) <= NEAR;
