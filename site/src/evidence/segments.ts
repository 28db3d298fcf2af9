import type { Evidence } from "@latchwork/contract/preview";

/** A span of a ticket under the same findings. Findings are numbered from 1, as they are shown. */
export interface Segment {
  text: string;
  /** Start in the ticket, UTF-16 units. */
  start: number;
  /** Findings that this span is evidence of; empty for plain text. */
  findings: number[];
  /** Findings whose evidence ends here: their numbers are printed after the span. */
  ending: number[];
}

/** Whether evidence lies in a text of this length: an answer may come from another back end. */
export const liesIn = ({ start, end }: Evidence, length: number): boolean =>
  Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= length;

/**
 * Cuts a ticket where evidence begins and ends, so that overlapping evidence of
 * several findings can be drawn. Evidence that does not lie in the text is passed over.
 *
 * @param evidence one list a finding, in the order the findings are shown
 */
export function segments(ticket: string, evidence: readonly (readonly Evidence[])[]): Segment[] {
  const spans = evidence.flatMap((list, index) =>
    list.filter((span) => liesIn(span, ticket.length)).map((span) => ({ ...span, finding: index + 1 })),
  );
  const cuts = [...new Set([0, ticket.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? ticket.length;
    const over = spans.filter((span) => span.start < end && span.end > start);
    return {
      text: ticket.slice(start, end),
      start,
      findings: [...new Set(over.map((span) => span.finding))],
      ending: [...new Set(over.filter((span) => span.end === end).map((span) => span.finding))],
    };
  });
}
