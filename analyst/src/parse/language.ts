import { seemsForeign } from "@latchwork/contract/language";
import type { Sentence } from "./ticket.ts";

/** Whether a ticket is told in another language than English; code says nothing of it. */
export function isForeign(text: string, sentences: readonly Sentence[]): boolean {
  const prose = sentences.filter(({ block }) => block.kind !== "code");
  return seemsForeign(prose.length > 0 ? prose.map(({ start, end }) => text.slice(start, end)) : [text]);
}
