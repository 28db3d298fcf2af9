import { stem, type Word } from "../parse/words.ts";

/**
 * A phrase pattern, compiled. Written as words separated by spaces:
 *   `order`          a word, compared by stem, so "orders" and "ordered" too
 *   `view|open|see`  one of several
 *   `<staff>`        a mention of a concept, any number of words long; may stand among alternatives
 *   `the?`           may be missing (not the first)
 *   `..` `...` `....`  up to 2, 5 and 14 words of any kind (not first, not last)
 */
export interface Pattern {
  readonly source: string;
  readonly slots: readonly Slot[];
}

type Slot =
  | { readonly gap: number }
  | { readonly words: ReadonlySet<string>; readonly concepts: readonly string[]; readonly optional: boolean };

/** Concept mentions that start at each word of one sentence. `end` is the index after the last word. */
export type MentionsAt = readonly (readonly Mention[])[];
export interface Mention {
  readonly concept: string;
  readonly end: number;
}

const GAPS: Readonly<Record<string, number>> = { "..": 2, "...": 5, "....": 14 };

/** Compiles one pattern. Throws when it is malformed or names a concept that is not in `known`. */
export function compile(source: string, known: ReadonlySet<string>): Pattern {
  const slots = source
    .trim()
    .split(/\s+/)
    .map((part) => compileSlot(part, source, known));
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last || "gap" in first || "gap" in last || first.optional) {
    throw new Error(`Pattern "${source}" must begin and end with something that has to be there.`);
  }
  return { source, slots };
}

function compileSlot(part: string, source: string, known: ReadonlySet<string>): Slot {
  const gap = GAPS[part];
  if (gap !== undefined) return { gap };
  const optional = part.endsWith("?");
  const choices = (optional ? part.slice(0, -1) : part).split("|");
  const concepts = choices.filter((choice) => choice.startsWith("<")).map((choice) => choice.slice(1, -1));
  const unknown = concepts.find((concept) => !known.has(concept));
  if (unknown !== undefined) throw new Error(`Pattern "${source}" names <${unknown}>, which is no concept.`);
  const words = choices.filter((choice) => !choice.startsWith("<"));
  const bad = words.find((word) => !/^(?:[\p{L}\p{N}']+|\*)$/u.test(word));
  if (bad !== undefined) throw new Error(`Pattern "${source}" has "${bad}", which no word of a ticket can equal.`);
  return { words: new Set(words.map((word) => stem(word.toLowerCase()))), concepts, optional };
}

/** Patterns sorted by what they can begin with, so that each word of a ticket meets only the few that could match there. */
export class PatternIndex<T> {
  readonly #byWord = new Map<string, { pattern: Pattern; value: T }[]>();
  readonly #byConcept = new Map<string, { pattern: Pattern; value: T }[]>();

  add(pattern: Pattern, value: T): void {
    const first = pattern.slots[0];
    if (!first || "gap" in first) return;
    for (const word of first.words) push(this.#byWord, word, { pattern, value });
    for (const concept of first.concepts) push(this.#byConcept, concept, { pattern, value });
  }

  /** Calls `found` for each pattern that matches, with the index of its first word and the index after its last. */
  scan(words: readonly Word[], mentions: MentionsAt, found: (value: T, from: number, to: number) => void): void {
    const tried = new Set<Pattern>();
    for (let at = 0; at < words.length; at++) {
      tried.clear();
      const attempt = (candidate: { pattern: Pattern; value: T }): void => {
        if (tried.has(candidate.pattern)) return;
        tried.add(candidate.pattern);
        const end = matchFrom(candidate.pattern.slots, 0, words, mentions, at);
        if (end !== undefined) found(candidate.value, at, end);
      };
      for (const candidate of this.#byWord.get(words[at]?.stem ?? "") ?? []) attempt(candidate);
      for (const { concept } of mentions[at] ?? [])
        for (const candidate of this.#byConcept.get(concept) ?? []) attempt(candidate);
    }
  }
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

// The depth is the pattern's own length and a gap tries at most fifteen places, so
// the work per word is bounded by the pattern and not by the ticket.
function matchFrom(
  slots: readonly Slot[],
  slotAt: number,
  words: readonly Word[],
  mentions: MentionsAt,
  at: number,
): number | undefined {
  const slot = slots[slotAt];
  if (!slot) return at;
  if ("gap" in slot) {
    for (let skip = 0; skip <= slot.gap; skip++) {
      const end = matchFrom(slots, slotAt + 1, words, mentions, at + skip);
      if (end !== undefined) return end;
    }
    return undefined;
  }
  const word = words[at];
  if (word) {
    for (const mention of mentions[at] ?? []) {
      if (!slot.concepts.includes(mention.concept)) continue;
      const end = matchFrom(slots, slotAt + 1, words, mentions, mention.end);
      if (end !== undefined) return end;
    }
    if (slot.words.has(word.stem)) {
      const end = matchFrom(slots, slotAt + 1, words, mentions, at + 1);
      if (end !== undefined) return end;
    }
  }
  return slot.optional ? matchFrom(slots, slotAt + 1, words, mentions, at) : undefined;
}
