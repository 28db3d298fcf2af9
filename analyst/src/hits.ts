import { speaksOfHarmless } from "./change/kind.ts";
import { findMentions } from "./concepts/mentions.ts";
import type { MentionsAt } from "./concepts/pattern.ts";
import { phraseIndex } from "./knowledge/signals.ts";
import { negatedWords } from "./reading/negation.ts";
import type { Sentence, Ticket } from "./reading/ticket.ts";

/** A threat's phrase found in a sentence. */
export interface Hit {
  readonly phrase: number;
  /** Index of the sentence in the ticket. */
  readonly at: number;
  /** UTF-16 offsets into the ticket, `end` exclusive. */
  readonly start: number;
  readonly end: number;
  /** Length in words. */
  readonly words: number;
  /** How much the place it stands in counts, 0 to 1. */
  readonly force: number;
}

/** A ticket with what was found in it. */
export interface Reading {
  readonly ticket: Ticket;
  /** Per sentence. */
  readonly mentions: readonly MentionsAt[];
  /** By phrase number, then by sentence, in reading order. A phrase counts once in a sentence. */
  readonly hits: ReadonlyMap<number, ReadonlyMap<number, Hit>>;
}

const FORCE_OF_ROLE = { body: 1, background: 0.7, checklist: 0.5, "out-of-scope": 0 } as const;
/** Code shows the change but names things for programmers; a removed line shows what was. */
const FORCE_OF_KIND = {
  heading: 1,
  item: 1,
  prose: 1,
  quote: 0.7,
  table: 0.9,
  code: 0.8,
  added: 0.9,
  removed: 0.5,
} as const;

/** Beside words of styling, wording, tests and the like a phrase is more often the setting than the change. */
const FORCE_BESIDE_HARMLESS = 0.75;

/** Looks for every phrase of every threat. What is denied, or placed out of scope, does not count. */
export function readHits(ticket: Ticket): Reading {
  const hits = new Map<number, Map<number, Hit>>();
  const mentions = ticket.sentences.map((sentence) => findMentions(ticket.text, sentence));
  ticket.sentences.forEach((sentence, at) => {
    const calm = speaksOfHarmless(sentence) ? FORCE_BESIDE_HARMLESS : 1;
    const force = FORCE_OF_ROLE[sentence.block.role] * FORCE_OF_KIND[sentence.block.kind] * calm;
    if (force === 0 || saysUnchanged(sentence)) return;
    const { words } = sentence;
    const spoken = mentions[at] ?? [];
    const negated = negatedWords(words, spentWords(spoken, words.length));
    phraseIndex.scan(words, spoken, (phrase, from, to) => {
      const [first, last] = [words[from], words[to - 1]];
      if (!first || !last || negated[from]) return;
      const bySentence = hits.get(phrase) ?? new Map<number, Hit>();
      if (bySentence.has(at)) return;
      hits.set(phrase, bySentence.set(at, { phrase, at, start: first.start, end: last.end, words: to - from, force }));
    });
  });
  return { ticket, mentions, hits };
}

/** A negator inside a concept ("without an account") belongs to the concept and denies nothing after it. */
function spentWords(mentions: MentionsAt, length: number): (index: number) => boolean {
  const spent = new Uint8Array(length);
  mentions.forEach((here, from) => {
    for (const { end } of here) if (end - from > 1) spent.fill(1, from, end);
  });
  return (index) => spent[index] === 1;
}

const UNCHANGED =
  /\b(?:unchanged|untouched|unaffected|(?:stays?|remains?|kept) (?:as (?:it is|they are|is|before)|the same)|(?:is|are|was|were) not (?:touched|affected|changed|part of))\b/i;

function saysUnchanged(sentence: Sentence): boolean {
  return UNCHANGED.test(sentence.words.map((word) => word.text).join(" "));
}
