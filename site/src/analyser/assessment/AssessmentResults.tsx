import type { ReadAssessment } from "@latchwork/contract/preview";
import type { RefObject } from "react";
import { buttonClass } from "../../ui/button.ts";
import { announcements } from "../messages.ts";
import type { Reader } from "../reader.ts";
import type { Panel } from "../state.ts";
import { Result } from "./Result.tsx";
import "./assessment-results.css";

export interface FindingLinks {
  /** Text the evidence points into. */
  read: string;
  onPointAt: (finding: number) => void;
  onShowEvidence: (start: number, end: number) => void;
}

interface Props extends Omit<FindingLinks, "read"> {
  panel: Panel;
  reader: Reader;
  heading: RefObject<HTMLHeadingElement | null>;
  onTryAnother: () => void;
  onStop: () => void;
  onAnswer: (answers: { question: string; answer: string }[]) => void;
}

/** The right half of the form: empty, reading, or a result. */
export function AssessmentResults({ panel, reader, heading, onTryAnother, onStop, onAnswer, ...links }: Props) {
  return (
    <section className="assessment-results" aria-labelledby="assessment-heading" aria-busy={panel.kind === "loading"}>
      <h3 id="assessment-heading" ref={heading} tabIndex={-1} className="label assessment-heading">
        Security Assessment
      </h3>
      {panel.kind === "empty" && <Empty />}
      {panel.kind === "loading" && <Loading onStop={onStop} />}
      {panel.kind === "result" && (
        <Result
          key={resultKey(panel.assessment, panel.read)}
          assessment={panel.assessment}
          before={panel.before}
          reader={reader}
          links={{ ...links, read: panel.read }}
          onTryAnother={onTryAnother}
          onAnswer={onAnswer}
        />
      )}
    </section>
  );
}

// A new result starts with empty answer fields and its own entrance.
const resultKey = ({ vulnerabilities, elapsedMs }: ReadAssessment, read: string) =>
  `${read.length}-${vulnerabilities.length}-${elapsedMs}`;

function Empty() {
  return (
    <div className="assessment-rest">
      <div className="assessment-blank" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <p>Analysis results will appear here</p>
    </div>
  );
}

function Loading({ onStop }: { onStop: () => void }) {
  return (
    <div className="assessment-rest" data-reading>
      <div className="assessment-blank" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <p>{announcements.loading}</p>
      <button type="button" onClick={onStop} className={buttonClass("outline", "small")}>
        Stop
      </button>
    </div>
  );
}
