import type { Evidence } from "@house/contract/preview";
import { overlap } from "../parse/span.ts";
import type { Sentence, Ticket } from "../parse/ticket.ts";
import type { Word } from "../parse/words.ts";
import type { SentenceSpan } from "./spans.ts";
import { weighSentences } from "./spans.ts";

const MAX_SPANS = 3;
const MAX_WORDS = 14;
/** A further sentence is quoted when it says at least this share of what the foremost says. */
const SHARE_WORTH_QUOTING = 0.4;

/** What testers underlined in the learning corpus: half of it is of 8 to 12 words. */
const MIN_COMFORTABLE = 5;
const MAX_COMFORTABLE = 12;

/**
 * The one to three clauses of the ticket around the spans that say most for a finding, best first in, reading
 * order out: whole words, one line each, 14 words at most, none overlapping.
 */
export function quoteEvidence(ticket: Ticket, spans: readonly SentenceSpan[]): Evidence[] {
  const quoted: Evidence[] = [];
  const places = new Set<number>();
  const weights = weighSentences(spans);
  const foremost = weights.get(spans[0]?.at ?? 0) ?? 0;
  for (const span of spans) {
    if (quoted.length === MAX_SPANS) break;
    if (quoted.length > 0 && (weights.get(span.at) ?? 0) < SHARE_WORTH_QUOTING * foremost) continue;
    const clause = clauseAround(ticket, span, spans);
    if (quoted.some((other) => overlap(other, clause))) continue;
    if (quoted.length > 0 && !addsSomething(ticket.text.slice(clause.start, clause.end), places.has(span.at))) continue;
    quoted.push(clause);
    places.add(span.at);
  }
  return quoted.sort((a, b) => a.start - b.start);
}

/** Whether a clause is worth quoting beside a better one; the same sentence is not quoted twice for a scrap. */
function addsSomething(clause: string, again: boolean): boolean {
  const length = clause.split(/\s+/).length;
  return length >= (again ? MIN_COMFORTABLE + 1 : MIN_COMFORTABLE - 1) || /\/\w+\//.test(clause);
}

/** The clause that a span stands in, cut where the sentence itself has a joint, with what else is `said` in it. */
export function clauseAround(
  { sentences, text }: Ticket,
  span: SentenceSpan,
  said: readonly SentenceSpan[] = [],
): Evidence {
  const words = sentences[span.at]?.words ?? [];
  const first = words.findIndex((word) => word.end > span.start);
  const last = words.findLastIndex((word) => word.start < span.end);
  const anchor = lineOf(text, words, first, Math.min(last, first + MAX_WORDS - 1));
  if (!anchor) return { start: span.start, end: span.end };
  const joints = jointsOf(
    text,
    words,
    isCode(sentences[span.at]),
    Math.max(0, anchor.from - MAX_WORDS),
    Math.min(words.length, anchor.to + MAX_WORDS + 1),
  );
  const brackets = countBrackets(text, words.slice(Math.max(0, anchor.from - MAX_WORDS), anchor.to + MAX_WORDS + 1));
  const beside = firstByStart(said.filter((one) => one.at === span.at));
  let best = { from: anchor.from, to: anchor.to, score: Number.NEGATIVE_INFINITY };
  for (let from = anchor.from; from >= 0 && anchor.to - from < MAX_WORDS; from--) {
    if (from < anchor.from && joints.at(from + 1) === LINE) break;
    for (let to = anchor.to; to < words.length && to - from < MAX_WORDS; to++) {
      if (to > anchor.to && joints.at(to) === LINE) break;
      const score =
        grade(words, joints, from, to) + WORTH_OF_COMPANION * companions(from, to) - (isTorn(from, to) ? TORN : 0);
      if (score > best.score) best = { from, to, score };
    }
  }
  return { start: words[best.from]?.start ?? span.start, end: words[best.to]?.end ?? span.end };

  /** Whether a bracket opens or ends outside. */
  function isTorn(from: number, to: number): boolean {
    const ends = text.charAt(words[to]?.end ?? 0) === ")" ? 1 : 0;
    const within = (brackets.get(words[to]?.end ?? 0) ?? 0) - (brackets.get(words[from]?.start ?? 0) ?? 0);
    return within !== 0 && within !== ends;
  }

  function companions(from: number, to: number): number {
    const [start, end] = [words[from]?.start ?? 0, words[to]?.end ?? 0];
    let found = 0;
    for (const one of beside) if (one.start >= start && one.end <= end) found++;
    return Math.min(MAX_COMPANIONS, found);
  }
}

/** One span for each place that one starts at. */
function firstByStart(spans: readonly SentenceSpan[]): SentenceSpan[] {
  return [...new Map(spans.map((one) => [one.start, one])).values()].slice(0, MAX_WORDS);
}

/** How many brackets are open at the start and end of each word, counted from the first. */
function countBrackets(text: string, words: readonly Word[]): Map<number, number> {
  const counts = new Map<number, number>();
  let open = 0;
  let at = words[0]?.start ?? 0;
  for (const place of words.flatMap(({ start, end }) => [start, end])) {
    for (; at < place; at++) open += text[at] === "(" ? 1 : text[at] === ")" ? -1 : 0;
    counts.set(place, open);
  }
  return counts;
}

/** How much a further hit is worth beside a joint, by trial on the learning corpus' underlinings. */
const WORTH_OF_COMPANION = 0.9;
/** What a torn bracket costs. */
const TORN = 2;
const MAX_COMPANIONS = 4;

function isCode(sentence: Sentence | undefined): boolean {
  return sentence !== undefined && /^(?:code|added|removed|table)$/.test(sentence.block.kind);
}

const LINE = 5;
const STOP = 4;
const PAUSE = 3;
const CONJUNCTIONS = new Set(
  "and or but so because which while when if until unless since then who where whether although plus".split(" "),
);
const PREPOSITIONS = new Set("from by for in into with to on at of under after before through over via".split(" "));
const LEANING = new Set(
  "the a an and or but so then also that to of in on at by for with from into is are be was were it its their his her our your my as than can may could should will must would i we they he she any all every each no not don't doesn't has have which who".split(
    " ",
  ),
);

interface Joints {
  /** How deep the cut is before the word at an index: 0 to 5. */
  at(index: number): number;
}

function jointsOf(text: string, words: readonly Word[], code: boolean, from: number, to: number): Joints {
  const depths = new Map<number, number>();
  for (let index = from; index <= to; index++) {
    const [before, word] = [words[index - 1], words[index]];
    depths.set(index, !before || !word ? STOP : depthOf(text.slice(before.end, word.start), word, code));
  }
  return { at: (index) => depths.get(index) ?? 0 };
}

function depthOf(between: string, word: Word, code: boolean): number {
  if (/[\n\r]/.test(between)) return LINE;
  if (code || !/\s/.test(between)) return 0;
  if (/[;:!?()[\]{}|–—]|\.\s|\s-\s|--/.test(between.replace("()", ""))) return STOP;
  if (between.includes(",")) return PAUSE;
  if (CONJUNCTIONS.has(word.text)) return 2;
  return PREPOSITIONS.has(word.text) ? 1 : 0;
}

function grade(words: readonly Word[], joints: Joints, from: number, to: number): number {
  const length = to - from + 1;
  let inner = 0;
  for (let index = from + 1; index <= to; index++) {
    const depth = joints.at(index);
    if (depth >= STOP) inner += 3;
    else if (depth === PAUSE) inner += 1.2;
    else if (depth === 2) inner += 0.4;
  }
  const [first, last] = [words[from]?.text ?? "", words[to]?.text ?? ""];
  // A clause is cut behind its conjunction, so the joint may lie one word before the first.
  const opening = Math.max(
    joints.at(from),
    CONJUNCTIONS.has(words[from - 1]?.text ?? "") ? Math.max(2, joints.at(from - 1)) : 0,
    ARTICLES.has(words[from - 1]?.text ?? "") ? joints.at(from - 1) : 0,
  );
  const lean = (LEANING.has(last) ? 2.5 : 0) + (CONJUNCTIONS.has(first) || ARTICLES.has(first) ? 1 : 0);
  const short = length < 3 ? 9 : length < MIN_COMFORTABLE ? 1.5 : 0;
  const long = Math.max(0, length - MAX_COMFORTABLE) * 0.2;
  return Math.min(opening, STOP) + Math.min(joints.at(to + 1), STOP) - inner - lean - short - long;
}

const ARTICLES = new Set(["the", "a", "an"]);

/** The longest part of a range of words that stands on one line. */
function lineOf(
  text: string,
  words: readonly Word[],
  first: number,
  last: number,
): { from: number; to: number } | undefined {
  if (first < 0 || last < first) return undefined;
  let best = { from: first, to: first };
  let from = first;
  for (let index = first + 1; index <= last; index++) {
    const [before, word] = [words[index - 1], words[index]];
    if (before && word && /[\n\r]/.test(text.slice(before.end, word.start))) from = index;
    if (index - from > best.to - best.from) best = { from, to: index };
  }
  return best;
}
