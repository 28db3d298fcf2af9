import { findEndpoints, findShapes, shapeConcepts } from "../parse/shapes.ts";
import type { Span } from "../parse/span.ts";
import type { Sentence, Ticket } from "../parse/ticket.ts";
import type { Word } from "../parse/words.ts";
import { conceptPatterns } from "./concepts.ts";
import { compile, type Mention, type MentionsAt, PatternIndex } from "./pattern.ts";

/** Concepts read from the shape of the text and not from words. */
const STRUCTURAL = ["endpoint", "keyed-endpoint", "writing-endpoint", ...shapeConcepts] as const;

/** Every concept that a pattern may name. */
export const conceptNames: ReadonlySet<string> = new Set([...Object.keys(conceptPatterns), ...STRUCTURAL]);

const index = new PatternIndex<string>();
for (const [concept, list] of Object.entries(conceptPatterns)) {
  for (const phrase of list.split(",")) index.add(compile(phrase, new Set()), concept);
}

/** A ticket with what it speaks of: who acts, on what, how, across which boundary. */
export interface Facts {
  readonly ticket: Ticket;
  /** Concepts mentioned, by sentence. */
  readonly mentions: readonly MentionsAt[];
}

/** Finds the concepts that every sentence of a ticket mentions. */
export function readFacts(ticket: Ticket): Facts {
  return { ticket, mentions: ticket.sentences.map((sentence) => findMentions(ticket.input, sentence)) };
}

/** The concepts a sentence mentions, by the word they start at, longest first. */
function findMentions(input: string, sentence: Sentence): MentionsAt {
  const { words } = sentence;
  const mentions: Mention[][] = words.map(() => []);
  index.scan(words, [], (concept, from, to) => mentions[from]?.push({ concept, end: to }));
  for (const { concept, start, end } of readShapes(input, sentence)) {
    const from = firstEndingAfter(words, start);
    let to = from;
    while ((words[to]?.start ?? Number.POSITIVE_INFINITY) < end) to++;
    if (to > from) mentions[from]?.push({ concept, end: to });
  }
  for (const at of mentions) at.sort((a, b) => b.end - a.end);
  return mentions;
}

interface ConceptSpan extends Span {
  readonly concept: string;
}

function readShapes(input: string, { start, end }: Sentence): ConceptSpan[] {
  const endpoints = findEndpoints(input, start, end).flatMap((endpoint): ConceptSpan[] => {
    const writes = endpoint.method !== undefined && /^(?:POST|PUT|PATCH|DELETE)$/.test(endpoint.method);
    const concepts = [
      "endpoint",
      ...(endpoint.hasParameter ? ["keyed-endpoint"] : []),
      ...(writes ? ["writing-endpoint"] : []),
    ];
    return concepts.map((concept) => ({ concept, start: endpoint.start, end: endpoint.end }));
  });
  return [...endpoints, ...findShapes(input, start, end)];
}

/** Index of the first word that ends after an offset, by binary search. */
function firstEndingAfter(words: readonly Word[], offset: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
