import type { Evidence } from "@house/contract/preview";
import type { Ticket } from "./reading/ticket.ts";
import type { Word } from "./reading/words.ts";
import type { Stretch } from "./tellings/nouns.ts";

const MOST_SPANS = 3;
const MOST_WORDS = 14;

/** What testers underlined in the learning corpus: half of it is of 8 to 12 words. */
const FEWEST_COMFORTABLE = 5;
const MOST_COMFORTABLE = 12;

/**
 * The one to three clauses of the ticket around the stretches that say most for a finding, best first in, reading
 * order out: whole words, one line each, 14 words at most, none overlapping.
 */
export function quoteEvidence(ticket: Ticket, stretches: readonly Stretch[]): Evidence[] {
  const quoted: Evidence[] = [];
  for (const stretch of stretches) {
    if (quoted.length === MOST_SPANS) break;
    const clause = clauseAround(ticket, stretch);
    if (!quoted.some((other) => other.start < clause.end && clause.start < other.end)) quoted.push(clause);
  }
  return quoted.sort((a, b) => a.start - b.start);
}

/** The clause that a stretch stands in, cut where the sentence itself has a joint. */
export function clauseAround({ sentences, text }: Ticket, stretch: Stretch): Evidence {
  const words = sentences[stretch.at]?.words ?? [];
  const first = words.findIndex((word) => word.end > stretch.start);
  const last = words.findLastIndex((word) => word.start < stretch.end);
  const anchor = lineOf(text, words, first, Math.min(last, first + MOST_WORDS - 1));
  if (!anchor) return { start: stretch.start, end: stretch.end };
  const joints = jointsOf(
    text,
    words,
    Math.max(0, anchor.from - MOST_WORDS),
    Math.min(words.length, anchor.to + MOST_WORDS + 1),
  );
  let best = { from: anchor.from, to: anchor.to, score: Number.NEGATIVE_INFINITY };
  for (let from = anchor.from; from >= 0 && anchor.to - from < MOST_WORDS; from--) {
    if (from < anchor.from && joints.at(from + 1) === LINE) break;
    for (let to = anchor.to; to < words.length && to - from < MOST_WORDS; to++) {
      if (to > anchor.to && joints.at(to) === LINE) break;
      const score = grade(words, joints, from, to);
      if (score > best.score) best = { from, to, score };
    }
  }
  return { start: words[best.from]?.start ?? stretch.start, end: words[best.to]?.end ?? stretch.end };
}

const LINE = 5;
const STOP = 4;
const PAUSE = 3;
const CONJUNCTIONS = new Set(
  "and or but so because which while when if until unless since then who where whether as although plus".split(" "),
);
const LEANING = new Set(
  "the a an and or but so then also that to of in on at by for with from into is are be was were it its their as than".split(
    " ",
  ),
);

interface Joints {
  /** How deep the cut is before the word at an index: 0 to 5. */
  at(index: number): number;
}

function jointsOf(text: string, words: readonly Word[], from: number, to: number): Joints {
  const depths = new Map<number, number>();
  for (let index = from; index <= to; index++) {
    const [before, word] = [words[index - 1], words[index]];
    depths.set(index, !before || !word ? STOP : depthOf(text.slice(before.end, word.start), word));
  }
  return { at: (index) => depths.get(index) ?? 0 };
}

function depthOf(between: string, word: Word): number {
  if (/[\n\r]/.test(between)) return LINE;
  if (/[;:!?()[\]{}|–—]|\.\s|\s-\s|--/.test(between)) return STOP;
  if (between.includes(",") && /\s/.test(between)) return PAUSE;
  return CONJUNCTIONS.has(word.text) ? 2 : 0;
}

function grade(words: readonly Word[], joints: Joints, from: number, to: number): number {
  const length = to - from + 1;
  let inner = 0;
  for (let index = from + 1; index <= to; index++) {
    const depth = joints.at(index);
    if (depth >= STOP) inner += 3;
    else if (depth === PAUSE) inner += 1.2;
    else if (depth > 0) inner += 0.4;
  }
  const [first, last] = [words[from]?.text ?? "", words[to]?.text ?? ""];
  // A clause is cut behind its conjunction, so the joint may lie one word before the first.
  const opening = Math.max(
    joints.at(from),
    CONJUNCTIONS.has(words[from - 1]?.text ?? "") ? Math.max(2, joints.at(from - 1)) : 0,
    ARTICLES.has(words[from - 1]?.text ?? "") ? joints.at(from - 1) : 0,
  );
  const lean = (LEANING.has(last) ? 2.5 : 0) + (CONJUNCTIONS.has(first) || ARTICLES.has(first) ? 1 : 0);
  const short = length < 3 ? 6 : length < FEWEST_COMFORTABLE ? 1.5 : 0;
  const long = Math.max(0, length - MOST_COMFORTABLE) * 0.2;
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
