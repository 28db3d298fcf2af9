import { type RefObject, useLayoutEffect, useState } from "react";

interface Props {
  /** Holds the marks, in the same lines as the text. */
  copy: RefObject<HTMLElement | null>;
  /** The evidence that is marked; a new list is measured anew. */
  evidence: readonly unknown[];
  pointedAt: number;
  onHover: (finding: number) => void;
  onFocusOn: (finding: number) => void;
  onShowFinding: (finding: number) => void;
}

/** A line of text on which phrases end. */
interface Line {
  /** Its middle, in pixels from the top of the text. */
  middle: number;
  /** The first finding of each phrase: one number a mark. */
  leads: number[];
  /** What the same phrases raised besides. */
  further: number[];
}

/** In the margin at the end of its line, each mark's number. It leads to its finding, and moves no word. */
export function MarginNumbers({ copy, evidence, pointedAt, onHover, onFocusOn, onShowFinding }: Props) {
  const [lines, setLines] = useState<readonly Line[]>([]);

  useLayoutEffect(() => {
    const text = copy.current;
    if (!text) return;
    setLines(linesOf(text));
    const observer = new ResizeObserver(() => setLines(linesOf(text)));
    observer.observe(text);
    return () => observer.disconnect();
  }, [copy, evidence]);

  if (lines.length === 0) return null;
  const number = (finding: number) => (
    <button
      key={finding}
      type="button"
      data-number={finding}
      data-pointed-at={finding === pointedAt || undefined}
      aria-label={`Finding ${finding}`}
      onPointerEnter={() => onHover(finding)}
      onPointerLeave={() => onHover(0)}
      onFocus={() => onFocusOn(finding)}
      onBlur={() => onFocusOn(0)}
      onClick={() => onShowFinding(finding)}
      className="margin-number"
    >
      <span>{finding}</span>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one
    <div role="group" aria-label="Numbers in the margin" className="margin-numbers print:hidden">
      {lines.map(({ middle, leads, further }) => (
        <div key={middle} className="margin-line" style={{ top: `${middle}px` }}>
          {leads.map(number)}
          {further.length > 0 && (
            <>
              <span className="margin-more" aria-hidden="true">
                +
              </span>
              <span className="margin-further">{further.map(number)}</span>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

/** Of a number in the margin, and between text and numbers, in pixels; see ticket-field.css. */
const size = 24;
const gap = 8;

/** Reads from the marks which findings end on which line. */
function linesOf(text: HTMLElement): Line[] {
  const top = text.parentElement?.getBoundingClientRect().top ?? 0;
  const lines: Line[] = [];
  for (const mark of text.querySelectorAll<HTMLElement>("mark")) {
    const [lead, ...others] = (mark.dataset.ending ?? "").split(" ").map(Number);
    const end = [...mark.getClientRects()].at(-1);
    if (!lead || !end) continue;
    const middle = Math.round(end.top + end.height / 2 - top);
    let line = lines.find((each) => Math.abs(each.middle - middle) < end.height / 2);
    if (!line) {
      line = { middle, leads: [], further: [] };
      lines.push(line);
    }
    if (!line.leads.includes(lead)) line.leads.push(lead);
    line.further.push(...others);
  }
  const room = Math.max(1, Math.floor(((text.parentElement?.clientWidth ?? 0) - text.clientWidth - gap) / size));
  return lines.map(({ middle, leads, further }) => ({
    middle,
    leads: leads.slice(0, room),
    further: [...new Set([...leads.slice(room), ...further])].filter(
      (finding) => !leads.slice(0, room).includes(finding),
    ),
  }));
}
