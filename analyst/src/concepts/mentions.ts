import { findEndpoints } from "../reading/endpoints.ts";
import type { Sentence } from "../reading/ticket.ts";
import { actions } from "./actions.ts";
import { actors } from "./actors.ts";
import { boundaries } from "./boundaries.ts";
import { objects } from "./objects.ts";
import { compile, type Mention, type MentionsAt, PatternIndex } from "./pattern.ts";

const tables: Readonly<Record<string, string>> = { ...actors, ...objects, ...actions, ...boundaries };

/** Concepts read from the shape of the text and not from words. */
const STRUCTURAL = ["endpoint", "keyed-endpoint", "writing-endpoint"] as const;

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
  let from = 0;
  for (const endpoint of findEndpoints(ticket, sentence.start, sentence.end)) {
    while ((words[from]?.end ?? Number.POSITIVE_INFINITY) <= endpoint.start) from++;
    let end = from;
    while ((words[end]?.start ?? Number.POSITIVE_INFINITY) < endpoint.end) end++;
    if (end === from) continue;
    mentions[from]?.push({ concept: "endpoint", end });
    if (endpoint.hasParameter) mentions[from]?.push({ concept: "keyed-endpoint", end });
    if (endpoint.method !== undefined && /^(?:POST|PUT|PATCH|DELETE)$/.test(endpoint.method))
      mentions[from]?.push({ concept: "writing-endpoint", end });
  }
  for (const at of mentions) at.sort((a, b) => b.end - a.end);
  return mentions;
}
