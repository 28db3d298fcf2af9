import type { Facts } from "../facts/facts.ts";
import type { MentionsAt } from "../facts/pattern.ts";
import { negatedWords } from "../parse/negation.ts";
import type { Sentence } from "../parse/ticket.ts";
import type { Word } from "../parse/words.ts";

/**
 * The sorts of features. Each sort is brought to length one by itself, so that a ticket's length and the number of
 * concepts in it count the same. `mark` begins the name of a feature; `share` is how much the sort counts, chosen on
 * held-out authors. `ofTicket`: says something of a whole ticket only.
 */
export const SORTS = [
  { mark: "", share: 1, ofTicket: false }, // stems, "!" before those that are denied
  { mark: "b:", share: 0.7, ofTicket: false }, // neighbouring stems within a clause
  { mark: "t:", share: 0.5, ofTicket: true }, // stems of the title
  { mark: "p:", share: 0.7, ofTicket: false }, // two concepts in one sentence
] as const;

/** Index in `SORTS` of the sort that a feature's name belongs to. */
export function sortOf(name: string): number {
  const at = SORTS.findIndex(({ mark }) => mark !== "" && name.startsWith(mark));
  return at === -1 ? 0 : at;
}

/** Called with a feature's name and where it shows: a sentence of the ticket, the first word and the one after the last. */
export type Visit = (name: string, at: number, from: number, to: number) => void;

/**
 * Names every feature of a ticket, in reading order, as often as it occurs. What is out of scope has none. Words that
 * stand in no dictionary (identifiers) make features that no weight belongs to, so their names do not matter.
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
    const denied = negated[index] === true;
    visit(denied ? `!${stem}` : stem, index, index + 1);
    if (index > 0 && !word.startsClause && !(denied && negated[index - 1]))
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

/** Kept, since building them anew takes most of the time of a long ticket; as many as there are pairs of concepts. */
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
