import { classifyWithout, type Reading } from "../classify/classify.ts";
import { decide } from "../classify/decide.ts";
import { model } from "../classify/model.ts";
import { overlap, type Span } from "../parse/span.ts";
import { clauseAround } from "./clauses.ts";
import { spansFor } from "./spans.ts";

const MAX_EVIDENCE = 3;
/** In a longer ticket a finding seldom hangs on three clauses, and looking for them would take most of the time. */
const MAX_SENTENCES = 120;

/**
 * Adds clauses to the evidence of a class, up to three in all, until the finding would not be made of the ticket without
 * them, unless the ticket is very long. In reading order.
 */
export function completeEvidence(reading: Reading, index: number, quoted: readonly Span[]): Span[] {
  const evidence = [...quoted];
  const { ticket } = reading.facts;
  const most = ticket.sentences.length > MAX_SENTENCES ? 0 : MAX_EVIDENCE;
  while (evidence.length < most) {
    const rest = classifyWithout(reading, evidence);
    if (!decide(rest.estimate, model.thresholds).classes.some((one) => one.index === index)) break;
    const next = spansFor(rest, index)
      .map((span) => clauseAround(ticket, span))
      .find((clause) => !evidence.some((other) => overlap(clause, other)));
    if (!next) break;
    evidence.push(next);
  }
  return evidence.sort((a, b) => a.start - b.start);
}
