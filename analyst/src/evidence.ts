import type { Evidence } from "@house/contract/preview";
import type { Hit } from "./hits.ts";
import type { Sentence, Ticket } from "./reading/ticket.ts";
import type { Word } from "./reading/words.ts";
import type { Ground } from "./suspicion.ts";

const MOST_SPANS = 3;
const MOST_WORDS = 14;

/** Two hits of one sentence read better as one quotation up to this many words. */
const MOST_WORDS_JOINED = 10;

type Quoted = Evidence & { readonly at: number };

/** The one to three stretches of the ticket that say most for a suspicion: whole words, one line each, none overlapping, in reading order. */
export function quoteEvidence(ticket: Ticket, grounds: readonly Ground[]): Evidence[] {
  let quoted: Quoted[] = [];
  for (const hit of worthQuoting(grounds).flatMap((ground) => ground.hits)) {
    const span = { at: hit.at, ...clip(ticket, hit, MOST_WORDS) };
    const near = quoted.find((other) => other.at === span.at && canJoin(ticket, other, span));
    const joined = near
      ? { at: span.at, start: Math.min(near.start, span.start), end: Math.max(near.end, span.end) }
      : span;
    const apart = quoted.filter((other) => other !== near);
    if (apart.some((other) => other.start < joined.end && joined.start < other.end)) continue;
    if (near || quoted.length < MOST_SPANS) quoted = [...apart, joined];
  }
  return quoted.map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start);
}

function canJoin(ticket: Ticket, one: Quoted, other: Quoted): boolean {
  const [start, end] = [Math.min(one.start, other.start), Math.max(one.end, other.end)];
  const whole = clip(ticket, { at: one.at, start, end }, MOST_WORDS_JOINED);
  return whole.start === start && whole.end === end;
}

/** Hints are quoted only where nothing better was said; whole phrases before single words. */
function worthQuoting(grounds: readonly Ground[]): Ground[] {
  const telling = grounds.filter(({ signal }) => signal.grade !== "hint");
  const length = ({ hits }: Ground): number => Math.min(MOST_SPANS, Math.max(...hits.map(({ words }) => words)));
  return (telling.length > 0 ? telling : [...grounds]).toSorted((a, b) => length(b) - length(a));
}

/** Whole words on one line, at most `most` of them. */
function clip(ticket: Ticket, hit: Pick<Hit, "at" | "start" | "end">, most: number): Evidence {
  const sentence = ticket.sentences[hit.at];
  if (!sentence) return { start: hit.start, end: hit.end };
  const from = sentence.words.findIndex((word) => word.end > hit.start);
  const [first, last] = [from, sentence.words.findLastIndex((word) => word.start < hit.end)];
  const line = longestLine(ticket.text, sentence.words.slice(first, Math.min(last + 1, first + most)));
  const [one] = line;
  if (line.length > 1 || !one) return spanOf(line, hit);
  return spanOf(withNeighbour(ticket.text, sentence, one), hit);
}

function spanOf(words: readonly Word[], hit: Evidence): Evidence {
  return { start: words[0]?.start ?? hit.start, end: words.at(-1)?.end ?? hit.end };
}

function longestLine(text: string, words: readonly Word[]): readonly Word[] {
  let [best, current]: [Word[], Word[]] = [[], []];
  for (const word of words) {
    const before = current.at(-1);
    if (before && /[\n\r]/.test(text.slice(before.end, word.start))) current = [];
    current.push(word);
    if (current.length > best.length) best = current;
  }
  return best;
}

/** A lone word reads poorly as a quotation: its neighbour on the same line joins it. */
function withNeighbour(text: string, sentence: Sentence, word: Word): readonly Word[] {
  const at = sentence.words.indexOf(word);
  const [before, after] = [sentence.words[at - 1], sentence.words[at + 1]];
  if (
    after &&
    /^[\s'"`*_/-]{1,3}$/.test(text.slice(word.end, after.start)) &&
    !/[\n\r]/.test(text.slice(word.end, after.start))
  )
    return [word, after];
  if (before && /^[ \t'"`*_/-]{1,3}$/.test(text.slice(before.end, word.start))) return [before, word];
  return [word];
}
