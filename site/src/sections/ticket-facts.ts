import type { Brand } from "@latchwork/brand";
import type { Content } from "../content/schemas/index.ts";

/** A question, with what is said to it. */
export interface Fact {
  term: string;
  says: string;
}

/**
 * What a brand says of tickets on its platform, and what a buyer still has to
 * ask: each fact is in one of the two, in the order of the page. Tables that are
 * set are not among the `known`, since the page draws them below these.
 */
export function ticketFacts(
  handling: Brand["ticketHandling"],
  words: Content<"ticket-handling">["platform"],
): { known: Fact[]; open: Fact[] } {
  const { scopes, subProcessors, ...said } = handling;
  const questions: Record<keyof typeof said, { term: string; wanted: string }> = words.facts;
  const known: Fact[] = [];
  const open: Fact[] = [];
  for (const [name, { term, wanted }] of Object.entries(questions)) {
    const says = said[name as keyof typeof said];
    if (says === null) open.push({ term, says: wanted });
    else known.push({ term, says });
  }
  if (!scopes) open.push({ term: words.scopes.term, says: words.scopes.wanted });
  if (!subProcessors) open.push({ term: words.subProcessors.term, says: words.subProcessors.wanted });
  return { known, open };
}

/** The address that opens a mail with these questions in it. */
export function mailOf(to: string, subject: string, questions: readonly Fact[]): string {
  const body = questions.map(({ term }, index) => `${index + 1}. ${term}`).join("\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
