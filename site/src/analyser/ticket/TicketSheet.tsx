import { maxTicketLength } from "@latchwork/contract/limits";
import type { Evidence } from "@latchwork/contract/preview";
import type { ReactNode, RefObject } from "react";
import { segments } from "../../evidence/segments.ts";
import "../../ui/marked-text.css";
import "./ticket-sheet.css";

interface Props {
  id: string;
  describedBy: string;
  ticket: string;
  /** Evidence to mark, one list a finding; empty while the text is not the one that was read. */
  evidence: readonly (readonly Evidence[])[];
  /** The finding under the pointer or the focus, from 1; 0 for none. */
  pointedAt: number;
  reading: boolean;
  area: RefObject<HTMLTextAreaElement | null>;
  onType: (ticket: string) => void;
  onSubmit: () => void;
}

const placeholder = `Example: Add GET /api/users/{id}/profile for the mobile app.

Any signed-in user may call it. Returns name, e-mail and phone number as JSON. 401 when signed out.`;

/**
 * The ticket as it is typed. A copy of the text lies under the text area: it
 * sets the height and carries the marks, so that the words stay editable.
 */
export function TicketSheet(props: Props) {
  const { id, describedBy, ticket, evidence, pointedAt, reading, area, onType, onSubmit } = props;
  return (
    <div className="ticket-sheet" data-reading={reading || undefined}>
      <div className="ticket-sheet-stack">
        <div className="ticket-sheet-copy" aria-hidden="true">
          {ticket === "" ? placeholder : marked(ticket, evidence, pointedAt)}
          {/* A last empty line has no height of its own. */}
          {"\u200b"}
        </div>
        <textarea
          ref={area}
          id={id}
          aria-describedby={describedBy}
          value={ticket}
          placeholder={placeholder}
          spellCheck={false}
          autoComplete="off"
          // Session recorders leave an area with these alone.
          data-private=""
          data-hj-suppress=""
          data-clarity-mask="true"
          readOnly={reading}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onSubmit();
          }}
        />
      </div>
    </div>
  );
}

function marked(ticket: string, evidence: Props["evidence"], pointedAt: number): ReactNode {
  if (evidence.length === 0 || ticket.length > maxTicketLength) return ticket;
  return segments(ticket, evidence).map((segment) =>
    segment.findings.length === 0 ? (
      segment.text
    ) : (
      <mark
        key={segment.start}
        className="marked"
        data-start={segment.start}
        data-pointed-at={segment.findings.includes(pointedAt) || undefined}
      >
        {segment.text}
        {segment.ending.length > 0 && <span className="ticket-sheet-number">{segment.ending.join(" ")}</span>}
      </mark>
    ),
  );
}
