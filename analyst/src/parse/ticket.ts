import { type Block, readBlocks } from "./blocks.ts";
import { findInstructions, type Instruction } from "./instructions.ts";
import { isForeign } from "./language.ts";
import { overlap } from "./span.ts";
import { readWords, type Word } from "./words.ts";

/** One sentence, list item, heading or line of code, with its words. UTF-16 offsets. */
export interface Sentence {
  readonly block: Block;
  /** Position of its block in the ticket. */
  readonly blockIndex: number;
  readonly words: readonly Word[];
  readonly start: number;
  readonly end: number;
  /** The ticket's first sentence: what it calls itself. */
  readonly isTitle: boolean;
}

/** A ticket as the analyst reads it. */
export interface Ticket {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  /** Where it gives its reader orders. */
  readonly instructions: readonly Instruction[];
  /** Whether it is told in another language than English. */
  readonly foreign: boolean;
}

const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|incl|approx|resp|no|nr|cf|min|max)\.$/i;

/** Reads a ticket of any length and content. Never throws. Linear in the length. */
export function readTicket(text: string): Ticket {
  const sentences: Sentence[] = [];
  const instructions = findInstructions(text);
  readBlocks(text).forEach((block, blockIndex) => {
    for (const [start, end] of splitSentences(text, block)) {
      const words = unobeyed(readWords(text, start, end), instructions);
      if (words.length > 0) sentences.push({ block, blockIndex, words, start, end, isTitle: sentences.length === 0 });
    }
  });
  return { text, sentences, instructions, foreign: isForeign(text, sentences) };
}

/** The words that are about the change: orders to the reader are no part of it, and weigh neither for nor against. */
function unobeyed(words: readonly Word[], instructions: readonly Instruction[]): readonly Word[] {
  if (instructions.length === 0) return words;
  const rest = words.filter((word) => !instructions.some((one) => overlap(one, word)));
  return rest.length < words.length / 2 ? [] : rest;
}

function splitSentences(text: string, block: Block): [number, number][] {
  const whole = block.kind === "prose" || block.kind === "item" || block.kind === "quote";
  if (!whole) return [[block.start, block.end]];
  const parts: [number, number][] = [];
  let start = block.start;
  for (const stop of text.slice(block.start, block.end).matchAll(/[.!?]["')\]]?(?=\s)/g)) {
    const end = block.start + stop.index + stop[0].length;
    if (ABBREVIATION.test(text.slice(Math.max(start, end - 8), end))) continue;
    parts.push([start, end]);
    start = end;
  }
  if (start < block.end) parts.push([start, block.end]);
  return parts;
}
