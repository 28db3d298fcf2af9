import type { Evidence } from "@house/contract/preview";
import type { Hit } from "./hits.ts";
import type { Sentence, Ticket } from "./reading/ticket.ts";
import type { Word } from "./reading/words.ts";
import type { Ground } from "./suspicion.ts";

const MOST_SPANS = 3;
const MOST_WORDS = 14;

/** The one to three stretches of the ticket that say most for a suspicion: whole words, one line each, none overlapping, in reading order. */
export function quoteEvidence(ticket: Ticket, grounds: readonly Ground[]): Evidence[] {
  const spans: Evidence[] = [];
  for (const hit of worthQuoting(grounds).flatMap((ground) => ground.hits)) {
    const span = clip(ticket, hit);
    if (spans.some((other) => other.start < span.end && span.start < other.end)) continue;
    spans.push(span);
    if (spans.length === MOST_SPANS) break;
  }
  return spans.sort((a, b) => a.start - b.start);
}

/** Hints are quoted only where nothing better was said; whole phrases before single words. */
function worthQuoting(grounds: readonly Ground[]): Ground[] {
  const telling = grounds.filter(({ signal }) => signal.grade !== "hint");
  const length = ({ hits }: Ground): number => Math.min(MOST_SPANS, Math.max(...hits.map(({ words }) => words)));
  return (telling.length > 0 ? telling : [...grounds]).toSorted((a, b) => length(b) - length(a));
}

function clip(ticket: Ticket, hit: Hit): Evidence {
  const sentence = ticket.sentences[hit.at];
  if (!sentence) return { start: hit.start, end: hit.end };
  const from = sentence.words.findIndex((word) => word.end > hit.start);
  const [first, last] = [from, sentence.words.findLastIndex((word) => word.start < hit.end)];
  const line = longestLine(ticket.text, sentence.words.slice(first, Math.min(last + 1, first + MOST_WORDS)));
  const [one] = line;
  if (line.length > 1 || !one) return spanOf(line, hit);
  return spanOf(withNeighbour(ticket.text, sentence, one), hit);
}

function spanOf(words: readonly Word[], hit: Hit): Evidence {
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
