import { maxTicketLength } from "@latchwork/contract/limits";
import type { Evidence } from "@latchwork/contract/preview";
import { type PointerEvent, type ReactNode, type RefObject, useRef } from "react";
import { segments } from "../../evidence/segments.ts";
import { MarginNumbers } from "./MarginNumbers.tsx";
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
  /** The finding whose phrase is under the pointer, and the one under the caret; 0 for none. */
  onHover: (finding: number) => void;
  onFocusOn: (finding: number) => void;
  onShowFinding: (finding: number) => void;
}

const placeholder = `Example: Add GET /api/users/{id}/profile for the mobile app.

Any signed-in user may call it. Returns name, e-mail and phone number as JSON. 401 when signed out.`;

// iOS zooms into a field whose text is smaller than 16 px.
const text =
  "col-start-1 row-start-1 block w-full px-0.5 text-start font-mono text-small/7.5 wrap-anywhere whitespace-pre-wrap [tab-size:4] pointer-coarse:text-base/7.5";

/** A longer ticket keeps a scroll bar of its own on a phone, above its findings. */
const shownWhole = 4_000;

/**
 * The ticket as it is typed. A copy of the text lies under the text area: it
 * sets the height and carries the marks, so that the words stay editable.
 */
export function TicketField(props: Props) {
  const { id, describedBy, input, evidence, pointedAt, loading, area, onInput, onSubmit, onHover, onFocusOn } = props;
  const copy = useRef<HTMLDivElement>(null);
  const isMarked = evidence.some((spans) => spans.length > 0) && input.length <= maxTicketLength;

  const raises = (finding: number, offset: number) =>
    evidence[finding - 1]?.some(({ start, end }) => start <= offset && offset < end) ?? false;

  /** The finding whose phrase holds this place of the text, or 0: of several the one in focus, else the first. */
  const findingAt = (offset: number) =>
    raises(pointedAt, offset) ? pointedAt : 1 + evidence.findIndex((_, index) => raises(index + 1, offset));

  // The text area lies above the marks, so they cannot hear the pointer themselves.
  const markUnder = ({ clientX, clientY }: PointerEvent) =>
    document.elementsFromPoint(clientX, clientY).find((it) => it instanceof HTMLElement && it.dataset.start);

  return (
    <div
      className="ticket-field relative scroll-mb-4 overflow-y-auto overscroll-contain border-rule border-y focus-within:rounded-[2px] focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-4"
      data-loading={loading || undefined}
      data-whole={(isMarked && input.length <= shownWhole) || undefined}
    >
      <div className="ticket-field-lines relative grid">
        <div ref={copy} className={`ticket-field-copy select-none text-transparent ${text}`} aria-hidden="true">
          {input === "" ? placeholder : isMarked ? marked(input, evidence, pointedAt) : input}
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
          {...(isMarked && {
            onSelect: ({ currentTarget }) => onFocusOn(findingAt(currentTarget.selectionStart)),
            onBlur: () => onFocusOn(0),
            onPointerMove: (event) => {
              const mark = markUnder(event);
              onHover(mark instanceof HTMLElement ? findingAt(Number(mark.dataset.start)) : 0);
            },
            onPointerLeave: () => onHover(0),
          })}
          className={`relative resize-none overflow-hidden text-ink outline-none ${text}`}
        />
        <MarginNumbers
          copy={copy}
          evidence={isMarked ? evidence : []}
          pointedAt={pointedAt}
          onHover={onHover}
          onFocusOn={onFocusOn}
          onShowFinding={props.onShowFinding}
        />
      </div>
    </div>
  );
}

function marked(input: string, evidence: Props["evidence"], pointedAt: number): ReactNode {
  return segments(input, evidence).map((segment) =>
    segment.findings.length === 0 ? (
      segment.text
    ) : (
      <mark
        key={segment.start}
        className="marked"
        data-start={segment.start}
        data-findings={segment.findings.join(" ")}
        data-ending={segment.ending.join(" ")}
        data-pointed-at={segment.findings.includes(pointedAt) || undefined}
      >
        {segment.text}
      </mark>
    ),
  );
}
