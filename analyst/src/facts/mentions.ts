import { findEndpoints } from "../parse/endpoints.ts";
import { findShapes, shapeConcepts } from "../parse/identifiers.ts";
import type { Sentence } from "../parse/ticket.ts";
import type { Word } from "../parse/words.ts";
import { actions } from "./actions.ts";
import { actors } from "./actors.ts";
import { boundaries } from "./boundaries.ts";
import { objects } from "./objects.ts";
import { compile, type Mention, type MentionsAt, PatternIndex } from "./pattern.ts";

const tables: Readonly<Record<string, string>> = { ...actors, ...objects, ...actions, ...boundaries };

/** Concepts read from the shape of the text and not from words. */
const STRUCTURAL = ["endpoint", "keyed-endpoint", "writing-endpoint", ...shapeConcepts] as const;

/** Every concept that a threat pattern may name. */
export const conceptNames: ReadonlySet<string> = new Set([...Object.keys(tables), ...STRUCTURAL]);

const index = new PatternIndex<string>();
for (const [concept, list] of Object.entries(tables)) {
  for (const phrase of list.split(",")) index.add(compile(phrase, new Set()), concept);
}

/** The concepts a sentence mentions, by the word they start at, longest first. */
export function findMentions(ticket: string, sentence: Sentence): MentionsAt {
  const { words } = sentence;
  const mentions: Mention[][] = words.map(() => []);
  index.scan(words, [], (concept, from, to) => mentions[from]?.push({ concept, end: to }));
  for (const { concept, start, end } of readShapes(ticket, sentence)) {
    const from = firstEndingAfter(words, start);
    let to = from;
    while ((words[to]?.start ?? Number.POSITIVE_INFINITY) < end) to++;
    if (to > from) mentions[from]?.push({ concept, end: to });
  }
  for (const at of mentions) at.sort((a, b) => b.end - a.end);
  return mentions;
}

interface Shaped {
  readonly concept: string;
  readonly start: number;
  readonly end: number;
}

function readShapes(ticket: string, { start, end }: Sentence): Shaped[] {
  const endpoints = findEndpoints(ticket, start, end).flatMap((endpoint): Shaped[] => {
    const writes = endpoint.method !== undefined && /^(?:POST|PUT|PATCH|DELETE)$/.test(endpoint.method);
    const concepts = [
      "endpoint",
      ...(endpoint.hasParameter ? ["keyed-endpoint"] : []),
      ...(writes ? ["writing-endpoint"] : []),
    ];
    return concepts.map((concept) => ({ concept, start: endpoint.start, end: endpoint.end }));
  });
  return [...endpoints, ...findShapes(ticket, start, end)];
}

/** Index of the first word that ends after an offset, by halving. */
function firstEndingAfter(words: readonly Word[], offset: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
