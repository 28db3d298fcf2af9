import type { Facts } from "../facts/facts.ts";
import type { MentionsAt } from "../facts/pattern.ts";
import { negatedWords } from "../parse/negation.ts";
import type { Sentence } from "../parse/ticket.ts";
import type { Word } from "../parse/words.ts";

/**
 * The groups of features. Each is normalised to length one by itself, so that neither a ticket's length nor its number of
 * concepts counts. `prefix` begins the names of a group's features; `scale` is how much the group counts, chosen on
 * held-out authors; `wholeTicket` features say nothing about a single sentence.
 */
export const GROUPS = [
  { prefix: "", scale: 1, wholeTicket: false }, // stems, "!" before negated ones
  { prefix: "b:", scale: 0.7, wholeTicket: false }, // neighbouring stems within a clause
  { prefix: "t:", scale: 0.5, wholeTicket: true }, // stems of the title
  { prefix: "p:", scale: 0.7, wholeTicket: false }, // pairs of concepts in a sentence
] as const;

/** Index in `GROUPS` of the group that a feature belongs to. */
export function groupOf(name: string): number {
  const at = GROUPS.findIndex(({ prefix }) => prefix !== "" && name.startsWith(prefix));
  return at === -1 ? 0 : at;
}

/** Called with a feature's name and where it occurs: the sentence, its first word there and the one after its last. */
export type Visit = (name: string, at: number, from: number, to: number) => void;

/**
 * Visits every feature of a ticket, in reading order, as often as it occurs. What is out of scope has none. Identifiers
 * make features without weights.
 */
export function visitFeatures({ ticket, mentions }: Facts, visit: Visit): void {
  ticket.sentences.forEach((sentence, at) => {
    if (sentence.block.role === "out-of-scope") return;
    const { words } = sentence;
    const negated = negatedWords(words, () => false);
    visitWords(sentence, negated, (name, from, to) => visit(name, at, from, to));
    visitPairs(sentence, mentions[at] ?? [], negated, (name, from, to) => visit(name, at, from, to));
  });
}

type VisitHere = (name: string, from: number, to: number) => void;

function visitWords({ words, isTitle }: Sentence, negated: readonly boolean[], visit: VisitHere): void {
  let before = "";
  words.forEach((word, index) => {
    const stem = stemOf(word);
    const isNegated = negated[index] === true;
    visit(isNegated ? `!${stem}` : stem, index, index + 1);
    if (index > 0 && !word.startsClause && !(isNegated && negated[index - 1]))
      visit(`b:${before}_${stem}`, index - 1, index + 1);
    if (isTitle) visit(`t:${stem}`, index, index + 1);
    before = stem;
  });
}

/** Numbers are all alike. */
export const stemOf = ({ stem }: Word): string => (/^\d+$/.test(stem) ? "0" : stem);

function visitPairs({ words }: Sentence, mentions: MentionsAt, negated: readonly boolean[], visit: VisitHere): void {
  const first = new Map<string, { from: number; to: number }>();
  for (let from = 0; from < words.length; from++) {
    if (negated[from]) continue;
    for (const { concept, end } of mentions[from] ?? []) {
      if (!first.has(concept)) first.set(concept, { from, to: end });
    }
  }
  const concepts = [...first].sort(([a], [b]) => (a < b ? -1 : 1));
  concepts.forEach(([one, here], index) => {
    for (let next = index + 1; next < concepts.length; next++) {
      const [other, there] = concepts[next] as (typeof concepts)[number];
      visit(nameOfPair(one, other), Math.min(here.from, there.from), Math.max(here.to, there.to));
    }
  });
}

/** Cached, since building them takes most of the time of a long ticket; at most one for each pair of concepts. */
const pairNames = new Map<string, Map<string, string>>();

function nameOfPair(one: string, other: string): string {
  const others = pairNames.get(one) ?? new Map<string, string>();
  if (others.size === 0) pairNames.set(one, others);
  const known = others.get(other);
  if (known !== undefined) return known;
  const name = `p:${one}+${other}`;
  others.set(other, name);
  return name;
}

/** A ticket's features: `ids[i]` is the feature, `values[i]` its value. */
export interface FeatureVector {
  readonly ids: Int32Array;
  readonly values: Float64Array;
}

/** The features that have weights. */
export interface Vocabulary {
  readonly ids: ReadonlyMap<string, number>;
  /** Index in `GROUPS`, by feature. */
  readonly groups: Uint8Array;
  /** Inverse document frequency of each feature, in `IDF_STEPS` per unit of the natural logarithm, 1 to 255. */
  readonly idf: Uint8Array;
}

export const IDF_STEPS = 32;

/** Reads a vocabulary from its names, in order. */
export function readVocabulary(names: readonly string[], idf: Uint8Array): Vocabulary {
  return {
    ids: new Map(names.map((name, id) => [name, id])),
    groups: Uint8Array.from(names, groupOf),
    idf,
  };
}

/** The values of the features that a ticket has: their inverse document frequency, each group scaled to its length. */
export function vectorise(present: Iterable<number>, { groups, idf }: Vocabulary): FeatureVector {
  const ids = Int32Array.from(present);
  const squares = new Float64Array(GROUPS.length);
  for (const id of ids) {
    const group = groups[id] ?? 0;
    squares[group] = (squares[group] ?? 0) + ((idf[id] ?? 0) / IDF_STEPS) ** 2;
  }
  const scales = squares.map((square, group) => (square === 0 ? 0 : (GROUPS[group]?.scale ?? 0) / Math.sqrt(square)));
  const values = Float64Array.from(ids, (id) => ((idf[id] ?? 0) / IDF_STEPS) * (scales[groups[id] ?? 0] ?? 0));
  return { ids, values };
}
