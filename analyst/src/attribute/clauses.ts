import type { Evidence } from "@latchwork/contract/preview";
import type { Sentence, Ticket } from "../parse/ticket.ts";
import type { Word } from "../parse/words.ts";
import type { SentenceSpan } from "./spans.ts";

/** Words of a sentence that is quoted whole. Longer sentences are cut to the clause around the span. */
const MAX_WORDS = 26;
/** A sentence in which every cut would leave a bracket or quotation mark open is quoted up to this length, in UTF-16 units. */
const MAX_UNCUT = 240;

/**
 * What a tester would quote for a span: the whole sentence, list item or line of code that it stands in, or, of a long
 * sentence, the clause around it, cut where the sentence itself has breaks. Brackets and quotation marks are closed where
 * the ticket closes them.
 */
export function clauseAround({ sentences, input }: Ticket, span: SentenceSpan): Evidence {
  const sentence = sentences[span.at];
  const words = sentence?.words ?? [];
  const first = words.findIndex((word) => word.end > span.start);
  const last = words.findLastIndex((word) => word.start < span.end);
  if (!sentence || first < 0 || last < first) return { start: span.start, end: span.end };
  const breaks = breaksOf(input, sentence);
  const whole = { from: 0, to: words.length - 1 };
  const isWhole = words.length <= MAX_WORDS && !breaks.slice(1).includes(STOP);
  const anchor = longestPart(breaks, first, Math.min(last, first + MAX_WORDS - 1));
  const line = wholeSentence(input, sentence);
  if (isWhole && !isUnbalanced(input.slice(line.start, line.end))) return line;
  const { from, to } = isWhole ? whole : bestWindow(input, words, breaks, anchor);
  const [start, end] = [words[from]?.start ?? span.start, words[to]?.end ?? span.end];
  const clause = includePunctuation(input, { start, end }, sentence);
  if (!isUnbalanced(input.slice(clause.start, clause.end))) return clause;
  // A full stop inside code or quotation marks may have ended the sentence too soon: its block is tried as well.
  const block = wholeSentence(input, { ...sentence, start: sentence.block.start, end: sentence.block.end });
  const balanced = [line, block].find(
    ({ start, end }) => end - start <= MAX_UNCUT && !isUnbalanced(input.slice(start, end)) && start <= clause.start,
  );
  return balanced ?? clause;
}

/** The shortest part of a sentence that holds a span and is cut at breaks of the sentence, without a conjunction before it. */
export function partAround({ sentences, input }: Ticket, span: SentenceSpan): Evidence | undefined {
  const sentence = sentences[span.at];
  const words = sentence?.words ?? [];
  const first = words.findIndex((word) => word.end > span.start);
  const last = words.findLastIndex((word) => word.start < span.end);
  if (!sentence || first < 0 || last < first || isCode(sentence)) return undefined;
  const breaks = breaksOf(input, sentence);
  let from = first;
  while (from > 0 && !breaks[from]) from--;
  let to = last;
  while (to < words.length - 1 && !breaks[to + 1]) to++;
  if (from < first && CONJUNCTIONS.has(words[from]?.text ?? "")) from++;
  const part = { start: words[from]?.start ?? 0, end: words[to]?.end ?? 0 };
  return isUnbalanced(input.slice(part.start, part.end)) ? undefined : part;
}

/** All of a sentence but the mark of a diff, the bars of a table and the stop at its end. */
function wholeSentence(input: string, { start, end, block }: Sentence): Evidence {
  const sentenceText = input.slice(start, end);
  const before = /^(?:added|removed)$/.test(block.kind)
    ? /^[+-]?\s*/
    : block.kind === "table"
      ? /^[\s|]*/
      : /^\s*(?:[·•]\s+)?/;
  const after = block.kind === "table" ? /[\s|]*$/ : /[\s.,:]*$/;
  return {
    start: start + (before.exec(sentenceText)?.[0].length ?? 0),
    end: end - (after.exec(sentenceText)?.[0].length ?? 0),
  };
}

interface Window {
  readonly from: number;
  readonly to: number;
}

/** Of a span that runs over the end of a line, the longest part that does not. */
function longestPart(breaks: readonly number[], first: number, last: number): Window {
  let best = { from: first, to: first };
  for (let from = first, to = first; to <= last; to++) {
    if (to > first && breaks[to] === STOP) from = to;
    if (to - from > best.to - best.from) best = { from, to };
  }
  return best;
}

/** Depths of the break before a word; a sentence is best cut at a deep one. */
const STOP = 4;
const PAUSE = 2;
const CONJUNCTION = 1;
const CONJUNCTIONS = new Set("and or but so because while when if until unless since whether although plus".split(" "));
const DROPPED = new Set(["and", "or", "but", "so", "plus"]);

function breaksOf(input: string, sentence: Sentence): number[] {
  const { words } = sentence;
  const code = isCode(sentence);
  return words.map((word, index) => {
    const before = words[index - 1];
    if (!before) return STOP;
    const between = input.slice(before.end, word.start);
    if (/[\n\r]/.test(between) && endsLine(input, before.end)) return STOP;
    if (code || !/\s/.test(between)) return 0;
    if (/[;:|–—]|\.\s|\s-\s|--|\s→\s|->/.test(between)) return 3;
    if (/[,()[\]{}]/.test(between.replace("()", ""))) return PAUSE;
    return CONJUNCTIONS.has(word.text) ? CONJUNCTION : 0;
  });
}

/** Shorter than this a line was ended on purpose; longer ones are wrapped. */
const SHORT_LINE = 48;

function endsLine(input: string, at: number): boolean {
  const from = Math.max(input.lastIndexOf("\n", at), input.lastIndexOf("\r", at)) + 1;
  const next = /[\n\r]\s*(\S)/.exec(input.slice(at, at + 80))?.[1] ?? "";
  if (/[*•·+>|#-]/.test(next)) return true;
  return /[\p{Lu}\p{N}]/u.test(next) && (at - from < SHORT_LINE || /[.:!?]/.test(input.slice(at, at + 2)));
}

const WORD_SCORE = 0.06;
const INNER_STOP_COST = 3;
const UNBALANCED_COST = 4;
const SHORT = 4;

function bestWindow(input: string, words: readonly Word[], breaks: readonly number[], anchor: Window): Window {
  const depth = (index: number): number => (index >= words.length ? STOP : (breaks[index] ?? 0));
  let best = { ...anchor, score: Number.NEGATIVE_INFINITY };
  for (let from = anchor.from; from >= 0 && anchor.to - from < MAX_WORDS; from--) {
    if (from < anchor.from && depth(from + 1) === STOP) break;
    for (let to = anchor.to; to < words.length && to - from < MAX_WORDS; to++) {
      if (to > anchor.to && depth(to) === STOP) break;
      const inner = breaks.slice(from + 1, to + 1).filter((depth) => depth >= 3).length;
      const unbalanced = isUnbalanced(input.slice(words[from]?.start, words[to]?.end)) ? UNBALANCED_COST : 0;
      const short = to - from + 1 < SHORT ? 3 : 0;
      const score =
        depth(from) + depth(to + 1) + WORD_SCORE * (to - from) - INNER_STOP_COST * inner * 0.3 - unbalanced - short;
      if (score > best.score) best = { from, to, score };
    }
  }
  const drops = DROPPED.has(words[best.from]?.text ?? "") && best.from < anchor.from;
  return { from: drops ? best.from + 1 : best.from, to: best.to };
}

const isCode = ({ block }: Sentence): boolean => /^(?:code|added|removed)$/.test(block.kind);

const OPENING = /["'“‘`([{<$@#~/.*_-]/;
const CLOSING = /["'”’`)\]}>%*_?!]/;

/** Includes the punctuation that touches the clause, as far as that leaves no bracket open. */
function includePunctuation(input: string, { start, end }: Evidence, sentence: Sentence): Evidence {
  let [from, to] = [start, end];
  while (from > sentence.start && OPENING.test(input.charAt(from - 1))) from--;
  while (to < sentence.end && CLOSING.test(input.charAt(to))) to++;
  while (from < start && isUnbalanced(input.slice(from, to))) from++;
  while (to > end && isUnbalanced(input.slice(from, to))) to--;
  if (isCode(sentence)) {
    while (to < sentence.end && /[;,)\]}"'`]/.test(input.charAt(to))) to++;
  }
  return isUnbalanced(input.slice(from, to)) ? { start, end } : { start: from, end: to };
}

const PAIRS = ["()", "[]", "{}", "“”"] as const;

/** Whether a bracket or quotation mark opens or closes outside. */
export function isUnbalanced(quoted: string): boolean {
  const count = (mark: string): number => quoted.split(mark).length - 1;
  if (count('"') % 2 === 1 || count("`") % 2 === 1 || count("**") % 2 === 1) return true;
  return PAIRS.some((pair) => {
    let open = 0;
    for (const unit of quoted) {
      if (unit === pair[0]) open++;
      else if (unit === pair[1] && --open < 0) return true;
    }
    return open !== 0;
  });
}
