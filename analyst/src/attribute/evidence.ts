import { classifyWithout, type Reading } from "../classify/classify.ts";
import { decide } from "../classify/decide.ts";
import { model } from "../classify/model.ts";
import { overlap, type Span } from "../parse/span.ts";
import { clauseAround } from "./clauses.ts";
import { spansFor } from "./spans.ts";

const MAX_EVIDENCE = 2;
/** In a longer ticket a finding seldom hangs on two clauses, and looking for them would take most of the time. */
const MAX_SENTENCES = 120;

/**
 * Adds a clause to the evidence of a class where the finding would still be made of the ticket without what is quoted,
 * unless that is two clauses already, the ticket is very long, or no other sentence but the title carries
 * the class by itself: a quotation that says nothing for it would be one too many. What is told stays first.
 */
export function completeEvidence(reading: Reading, index: number, quoted: readonly Span[]): Span[] {
  const evidence = [...quoted];
  const { ticket } = reading.facts;
  const most = ticket.sentences.length > MAX_SENTENCES ? 0 : MAX_EVIDENCE;
  while (evidence.length < most) {
    const rest = classifyWithout(reading, evidence);
    if (!decide(rest.estimate, model.thresholds).classes.some((one) => one.index === index)) break;
    const strong = spansFor(reading, index).map(({ at }) => at);
    const next = spansFor(rest, index)
      .filter(({ at }) => at > 0 && strong.includes(at))
      .map((span) => clauseAround(ticket, span))
      .find((clause) => !evidence.some((other) => overlap(clause, other)));
    if (!next) break;
    evidence.push(next);
  }
  return evidence;
}
