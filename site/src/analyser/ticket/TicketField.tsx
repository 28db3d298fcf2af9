import { maxTicketLength } from "@latchwork/contract/limits";
import type { Evidence } from "@latchwork/contract/preview";
import type { ReactNode, RefObject } from "react";
import { segments } from "../../evidence/segments.ts";
import "../../ui/marked-text.css";
import "./ticket-field.css";

interface Props {
  id: string;
  describedBy: string;
  input: string;
  /** Evidence to mark, one list a finding; empty while the input is not the one that was assessed. */
  evidence: readonly (readonly Evidence[])[];
  /** The finding under the pointer or the focus, from 1; 0 for none. */
  pointedAt: number;
  loading: boolean;
  area: RefObject<HTMLTextAreaElement | null>;
  onInput: (input: string) => void;
  onSubmit: () => void;
}

const placeholder = `Example: Add GET /api/users/{id}/profile for the mobile app.

Any signed-in user may call it. Returns name, e-mail and phone number as JSON. 401 when signed out.`;

// iOS zooms into a field whose text is smaller than 16 px.
const text =
  "col-start-1 row-start-1 block w-full px-0.5 text-start font-mono text-small/7.5 wrap-anywhere whitespace-pre-wrap [tab-size:4] pointer-coarse:text-base/7.5";

/**
 * The ticket as it is typed. A copy of the text lies under the text area: it
 * sets the height and carries the marks, so that the words stay editable.
 */
export function TicketField(props: Props) {
  const { id, describedBy, input, evidence, pointedAt, loading, area, onInput, onSubmit } = props;
  return (
    <div
      className="ticket-field relative max-h-[max(14rem,min(48rem,70vh))] scroll-mb-4 overflow-y-auto overscroll-contain border-rule border-y focus-within:rounded-[2px] focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-4"
      data-loading={loading || undefined}
    >
      <div className="ticket-field-lines relative grid">
        <div className={`ticket-field-copy select-none text-transparent ${text}`} aria-hidden="true">
          {input === "" ? placeholder : marked(input, evidence, pointedAt)}
          {/* A last empty line has no height of its own. */}
          {"\u200b"}
        </div>
        <textarea
          ref={area}
          id={id}
          aria-describedby={describedBy}
          value={input}
          placeholder={placeholder}
          spellCheck={false}
          autoComplete="off"
          // Session recorders leave an area with these alone.
          data-private=""
          data-hj-suppress=""
          data-clarity-mask="true"
          readOnly={loading}
          onChange={(event) => onInput(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onSubmit();
          }}
          className={`relative resize-none overflow-hidden text-ink outline-none ${text}`}
        />
      </div>
    </div>
  );
}

function marked(input: string, evidence: Props["evidence"], pointedAt: number): ReactNode {
  if (evidence.length === 0 || input.length > maxTicketLength) return input;
  return segments(input, evidence).map((segment) =>
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
        {/* Out of the flow: a number must not push the words away from those above them. */}
        {segment.ending.length > 0 && (
          <span className="absolute -mt-1.5 ml-px bg-sheet px-0.5 font-mono font-semibold text-[0.6875rem]/[1.3] text-signal-text">
            {segment.ending.join(" ")}
          </span>
        )}
      </mark>
    ),
  );
}
