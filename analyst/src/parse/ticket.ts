import { seemsForeign } from "@latchwork/contract/language";
import { type Block, readBlocks } from "./blocks.ts";
import { findInstructions } from "./instructions.ts";
import { overlap, type Span } from "./span.ts";
import { readWords, type Word } from "./words.ts";

/** One sentence, list item, heading or line of code, with its words. UTF-16 offsets. */
export interface Sentence {
  readonly block: Block;
  /** Position of its block in the ticket. */
  readonly blockIndex: number;
  readonly words: readonly Word[];
  readonly start: number;
  readonly end: number;
  /** The ticket's first sentence. */
  readonly isTitle: boolean;
}

/** A parsed input. */
export interface Ticket {
  /** The text it was read from. Every offset counts its UTF-16 units. */
  readonly input: string;
  readonly sentences: readonly Sentence[];
  /** Where it addresses whoever assesses it. */
  readonly instructions: readonly Span[];
  /** Whether it is written in a language other than English. */
  readonly foreign: boolean;
}

const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|incl|approx|resp|no|nr|cf|min|max)\.$/i;

/** Parses an input of any length and content. Never throws. Linear in the length. */
export function readTicket(input: string): Ticket {
  const sentences: Sentence[] = [];
  const instructions = findInstructions(input);
  readBlocks(input).forEach((block, blockIndex) => {
    for (const [start, end] of splitSentences(input, block)) {
      const words = withoutInstructions(readWords(input, start, end), instructions);
      if (words.length > 0) sentences.push({ block, blockIndex, words, start, end, isTitle: sentences.length === 0 });
    }
  });
  return { input, sentences, instructions, foreign: isForeign(input, sentences) };
}

/** The words about the change: instructions to the assessor are no part of it, and count neither for nor against. */
function withoutInstructions(words: readonly Word[], instructions: readonly Span[]): readonly Word[] {
  if (instructions.length === 0) return words;
  const rest = words.filter((word) => !instructions.some((one) => overlap(one, word)));
  return rest.length < words.length / 2 ? [] : rest;
}

/** Whether the prose is in another language; code says nothing about that. */
function isForeign(input: string, sentences: readonly Sentence[]): boolean {
  const prose = sentences.filter(({ block }) => block.kind !== "code");
  return seemsForeign(prose.length > 0 ? prose.map(({ start, end }) => input.slice(start, end)) : [input]);
}

function splitSentences(input: string, block: Block): [number, number][] {
  const whole = block.kind === "prose" || block.kind === "item" || block.kind === "quote";
  if (!whole) return [[block.start, block.end]];
  const parts: [number, number][] = [];
  let start = block.start;
  for (const stop of input.slice(block.start, block.end).matchAll(/[.!?]["')\]]?(?=\s)/g)) {
    const end = block.start + stop.index + stop[0].length;
    if (ABBREVIATION.test(input.slice(Math.max(start, end - 8), end))) continue;
    parts.push([start, end]);
    start = end;
  }
  if (start < block.end) parts.push([start, block.end]);
  return parts;
}
