import type { Evidence } from "@latchwork/contract/preview";
import type { Sentence, Ticket } from "../parse/ticket.ts";
import type { Word } from "../parse/words.ts";
import type { SentenceSpan } from "./spans.ts";

/** What is quoted whole. Longer sentences are cut to the clause around the span. */
const MAX_WORDS = 26;
/** A sentence that no cut leaves whole is quoted up to this length, in UTF-16 units. */
const MAX_TO_MEND = 240;

/**
 * What a tester would quote for a span: the whole sentence, list item or line of code that it stands in, or, of a long
 * sentence, the clause around it, cut where the sentence itself has joints. Brackets and quotation marks are closed where
 * the ticket closes them.
 */
export function clauseAround({ sentences, input }: Ticket, span: SentenceSpan): Evidence {
  const sentence = sentences[span.at];
  const words = sentence?.words ?? [];
  const first = words.findIndex((word) => word.end > span.start);
  const last = words.findLastIndex((word) => word.start < span.end);
  if (!sentence || first < 0 || last < first) return { start: span.start, end: span.end };
  const joints = jointsOf(input, sentence);
  const whole = { from: 0, to: words.length - 1 };
  const isWhole = words.length <= MAX_WORDS && !joints.slice(1).includes(STOP);
  const anchor = longestPart(joints, first, Math.min(last, first + MAX_WORDS - 1));
  const line = wholeSentence(input, sentence);
  if (isWhole && !isTorn(input.slice(line.start, line.end))) return line;
  const { from, to } = isWhole ? whole : bestWindow(input, words, joints, anchor);
  const [start, end] = [words[from]?.start ?? span.start, words[to]?.end ?? span.end];
  const clause = takeMarks(input, { start, end }, sentence);
  if (!isTorn(input.slice(clause.start, clause.end))) return clause;
  // A full stop inside code or quotation marks may have ended the sentence too soon: its block is tried as well.
  const block = wholeSentence(input, { ...sentence, start: sentence.block.start, end: sentence.block.end });
  const mended = [line, block].find(
    ({ start, end }) => end - start <= MAX_TO_MEND && !isTorn(input.slice(start, end)) && start <= clause.start,
  );
  return mended ?? clause;
}

/** The shortest part of a sentence that holds a span and is cut at joints of the sentence, without a conjunction before it. */
export function partAround({ sentences, input }: Ticket, span: SentenceSpan): Evidence | undefined {
  const sentence = sentences[span.at];
  const words = sentence?.words ?? [];
  const first = words.findIndex((word) => word.end > span.start);
  const last = words.findLastIndex((word) => word.start < span.end);
  if (!sentence || first < 0 || last < first || isCode(sentence)) return undefined;
  const joints = jointsOf(input, sentence);
  let from = first;
  while (from > 0 && !joints[from]) from--;
  let to = last;
  while (to < words.length - 1 && !joints[to + 1]) to++;
  if (from < first && CONJUNCTIONS.has(words[from]?.text ?? "")) from++;
  const part = { start: words[from]?.start ?? 0, end: words[to]?.end ?? 0 };
  return isTorn(input.slice(part.start, part.end)) ? undefined : part;
}

/** All of a sentence but the mark of a diff, the bars of a table and the stop at its end. */
function wholeSentence(text: string, { start, end, block }: Sentence): Evidence {
  const said = text.slice(start, end);
  const before = /^(?:added|removed)$/.test(block.kind)
    ? /^[+-]?\s*/
    : block.kind === "table"
      ? /^[\s|]*/
      : /^\s*(?:[·•]\s+)?/;
  const after = block.kind === "table" ? /[\s|]*$/ : /[\s.,:]*$/;
  return {
    start: start + (before.exec(said)?.[0].length ?? 0),
    end: end - (after.exec(said)?.[0].length ?? 0),
  };
}

interface Window {
  readonly from: number;
  readonly to: number;
}

/** Of a span that runs over the end of a line, the longest part that does not. */
function longestPart(joints: readonly number[], first: number, last: number): Window {
  let best = { from: first, to: first };
  for (let from = first, to = first; to <= last; to++) {
    if (to > first && joints[to] === STOP) from = to;
    if (to - from > best.to - best.from) best = { from, to };
  }
  return best;
}

/** How deep a sentence may be cut before a word. */
const STOP = 4;
const PAUSE = 2;
const CONJUNCTION = 1;
const CONJUNCTIONS = new Set("and or but so because while when if until unless since whether although plus".split(" "));
const DROPPED = new Set(["and", "or", "but", "so", "plus"]);

function jointsOf(text: string, sentence: Sentence): number[] {
  const { words } = sentence;
  const code = isCode(sentence);
  return words.map((word, index) => {
    const before = words[index - 1];
    if (!before) return STOP;
    const between = text.slice(before.end, word.start);
    if (/[\n\r]/.test(between) && endsLine(text, before.end)) return STOP;
    if (code || !/\s/.test(between)) return 0;
    if (/[;:|–—]|\.\s|\s-\s|--|\s→\s|->/.test(between)) return 3;
    if (/[,()[\]{}]/.test(between.replace("()", ""))) return PAUSE;
    return CONJUNCTIONS.has(word.text) ? CONJUNCTION : 0;
  });
}

/** Shorter than this a line was ended on purpose; longer ones are wrapped. */
const SHORT_LINE = 48;

function endsLine(text: string, at: number): boolean {
  const from = Math.max(text.lastIndexOf("\n", at), text.lastIndexOf("\r", at)) + 1;
  const next = /[\n\r]\s*(\S)/.exec(text.slice(at, at + 80))?.[1] ?? "";
  if (/[*•·+>|#-]/.test(next)) return true;
  return /[\p{Lu}\p{N}]/u.test(next) && (at - from < SHORT_LINE || /[.:!?]/.test(text.slice(at, at + 2)));
}

const WORTH_OF_WORD = 0.06;
const COST_OF_INNER_STOP = 3;
const COST_OF_TORN_MARK = 4;
const SHORT = 4;

function bestWindow(text: string, words: readonly Word[], joints: readonly number[], anchor: Window): Window {
  const depth = (index: number): number => (index >= words.length ? STOP : (joints[index] ?? 0));
  let best = { ...anchor, worth: Number.NEGATIVE_INFINITY };
  for (let from = anchor.from; from >= 0 && anchor.to - from < MAX_WORDS; from--) {
    if (from < anchor.from && depth(from + 1) === STOP) break;
    for (let to = anchor.to; to < words.length && to - from < MAX_WORDS; to++) {
      if (to > anchor.to && depth(to) === STOP) break;
      const inner = joints.slice(from + 1, to + 1).filter((joint) => joint >= 3).length;
      const torn = isTorn(text.slice(words[from]?.start, words[to]?.end)) ? COST_OF_TORN_MARK : 0;
      const short = to - from + 1 < SHORT ? 3 : 0;
      const worth =
        depth(from) + depth(to + 1) + WORTH_OF_WORD * (to - from) - COST_OF_INNER_STOP * inner * 0.3 - torn - short;
      if (worth > best.worth) best = { from, to, worth };
    }
  }
  const drops = DROPPED.has(words[best.from]?.text ?? "") && best.from < anchor.from;
  return { from: drops ? best.from + 1 : best.from, to: best.to };
}

const isCode = ({ block }: Sentence): boolean => /^(?:code|added|removed)$/.test(block.kind);

const OPENING = /["'“‘`([{<$@#~/.*_-]/;
const CLOSING = /["'”’`)\]}>%*_?!]/;

/** Takes in what stands at the edges without a space, as far as that leaves nothing open. */
function takeMarks(text: string, { start, end }: Evidence, sentence: Sentence): Evidence {
  let [from, to] = [start, end];
  while (from > sentence.start && OPENING.test(text.charAt(from - 1))) from--;
  while (to < sentence.end && CLOSING.test(text.charAt(to))) to++;
  while (from < start && isTorn(text.slice(from, to))) from++;
  while (to > end && isTorn(text.slice(from, to))) to--;
  if (isCode(sentence)) {
    while (to < sentence.end && /[;,)\]}"'`]/.test(text.charAt(to))) to++;
  }
  return isTorn(text.slice(from, to)) ? { start, end } : { start: from, end: to };
}

const PAIRS = ["()", "[]", "{}", "“”"] as const;

/** Whether a bracket or quotation mark opens or closes outside. */
export function isTorn(quoted: string): boolean {
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
