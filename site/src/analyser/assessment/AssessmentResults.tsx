import { type ReadAssessment, type ReadVulnerability, severities } from "@latchwork/contract/preview";
import type { ComponentProps, RefObject } from "react";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { Stamp } from "../../ui/Stamp.tsx";
import { engineText, type Problem, type Reader } from "../messages.ts";
import type { Panel } from "../state.ts";
import type { Place } from "../use-analyser.ts";
import { BlankResults } from "./BlankResults.tsx";
import { Export } from "./Export.tsx";
import { Finding } from "./Finding.tsx";
import { Questions } from "./Questions.tsx";

interface Props extends Pick<ComponentProps<typeof Finding>, "onHover" | "onFocusOn" | "onShowEvidence"> {
  place: Place;
  panel: Panel;
  /** Why no assessment came. */
  failure: Problem | null;
  /** Who was announced to read the ticket. */
  reader: Reader;
  fullReview: string;
  /** The finding in focus, from 1; 0 for none. */
  pointedAt: number;
  heading: RefObject<HTMLHeadingElement | null>;
  onTryAnother: () => void;
  onStop: () => void;
  onRetry: (() => void) | undefined;
  onAnswer: ComponentProps<typeof Questions>["onAnswer"];
}

/** The right half of the form: empty, loading, failed, or a result. */
export function AssessmentResults(props: Props) {
  const { place, panel, failure, heading, onStop, onRetry } = props;
  return (
    <section
      className="wrap-anywhere flex min-w-0 flex-1 scroll-mt-24 flex-col"
      aria-labelledby="assessment-heading"
      aria-busy={panel.kind === "loading"}
    >
      <h3 id="assessment-heading" ref={heading} tabIndex={-1} className="label mb-4 scroll-mt-28">
        Security Assessment
      </h3>
      {panel.kind === "result" ? (
        // A new result starts with empty answer fields and its own entrance.
        <Result key={resultKey(panel)} {...props} {...panel} />
      ) : (
        <BlankResults
          place={place}
          loading={panel.kind === "loading"}
          failure={failure}
          onStop={onStop}
          onRetry={onRetry}
        />
      )}
    </section>
  );
}

type ResultPanel = Extract<Panel, { kind: "result" }>;

const resultKey = ({ assessment: { vulnerabilities, elapsedMs }, input }: ResultPanel) =>
  `${input.length}-${vulnerabilities.length}-${elapsedMs}`;

function Result(props: Props & ResultPanel) {
  const { assessment, input, changes, reader, pointedAt, fullReview, onTryAnother, onAnswer } = props;
  const { testable, insufficient, vulnerabilities, questions = [], notes = [], elapsedMs } = assessment;
  const found = vulnerabilities.length > 0;
  const facts = factsOf(assessment, reader);
  return (
    <>
      <div className="results-head flex-wrap">
        <Stamp
          tone={testable ? "signal" : insufficient ? "plain" : "clear"}
          small={!found && !testable && (insufficient ? "until it says more" : "no test needed")}
          className="assessment-stamp"
        >
          {testable ? "Testable" : "Not Testable"}
        </Stamp>
        {facts !== "" && <p className="fact min-w-0 flex-1 basis-28">{facts}</p>}
      </div>

      {notes.map((note) => (
        <p key={note} className="mt-4 border-signal border-l-[3px] py-1 pl-3.5 text-base">
          {note}
        </p>
      ))}
      {found && (
        <ol className="findings">
          {vulnerabilities.map((vulnerability, index) => (
            <Finding
              key={`${index + 1}`}
              number={index + 1}
              vulnerability={vulnerability}
              input={input}
              isNew={changes?.added.includes(index) ?? false}
              isPointedAt={pointedAt === index + 1}
              open={vulnerabilities.length === 1}
              onHover={props.onHover}
              onFocusOn={props.onFocusOn}
              onShowEvidence={props.onShowEvidence}
            />
          ))}
        </ol>
      )}
      {changes && changes.removed.length > 0 && (
        <div className="border-rule border-b py-4 text-base text-muted">
          <h4 className="font-medium text-ink">Gone since the last run</h4>
          <ul>
            {changes.removed.map((name) => (
              <li key={name}>
                <s className="decoration-rule-strong">{name}</s>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!found && insufficient && <Questions questions={questions} onAnswer={onAnswer} />}
      {!found && !insufficient && (
        <div className="border-rule border-b py-6">
          <h4 className="font-semibold text-h4">No Potential Vulnerabilities</h4>
          <p className="mt-2 text-base text-muted">
            No potential vulnerabilities were identified as a result of this change.
          </p>
        </div>
      )}
      {found && <LockedSequence />}
      {elapsedMs !== undefined && (
        <p className="mt-5 text-muted text-small">
          {`This preview marks phrases and names risks: read in ${elapsedMs < 1 ? "under 1" : elapsedMs} ms. ${fullReview}`}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        <button type="button" onClick={onTryAnother} className={buttonClass("outline", "small")}>
          Try Another
        </button>
        <Export assessment={assessment} input={input} />
      </div>
    </>
  );
}

/** The test plan's order, steps and tester stay locked. What is blurred holds nothing to read out or to select. */
function LockedSequence() {
  return (
    <div className="locked-sequence relative mt-5 grid min-h-33 grid-rows-[auto_1fr] gap-2 border-[1.5px] border-rule-strong border-dashed px-4 py-3.5">
      <p className="label">Testing Sequence</p>
      <div
        className="col-start-1 row-start-2 select-none self-center font-medium font-mono text-small/[1.9] opacity-45 [filter:blur(5px)] [text-align-last:justify]"
        aria-hidden="true"
        inert
      >
        <p>1 Automated Session Testing</p>
        <p>2 Manual Assessment</p>
      </div>
      <a href={paths.bookADemo} className={`col-start-1 row-start-2 place-self-center ${buttonClass("ink", "small")}`}>
        Click to get started
      </a>
    </div>
  );
}

function factsOf({ vulnerabilities, insufficient, engine }: ReadAssessment, reader: Reader): string {
  const count = vulnerabilities.length;
  const counted = `${count} ${count === 1 ? "finding" : "findings"}${severityCounts(vulnerabilities)}`;
  const parts = count === 0 && insufficient ? [] : [counted];
  const madeBy = engine && engineText(engine, reader);
  if (madeBy) parts.push(madeBy);
  return parts.join(" · ");
}

/** How many findings are how bad, where they are too many to see at once and each says so. */
function severityCounts(vulnerabilities: readonly ReadVulnerability[]): string {
  if (vulnerabilities.length < 4 || vulnerabilities.some(({ severity }) => severity === undefined)) return "";
  const counts = severities
    .map((severity) => ({ severity, count: vulnerabilities.filter((each) => each.severity === severity).length }))
    .filter(({ count }) => count > 0);
  return `: ${counts.map(({ severity, count }) => `${count} ${severity}`).join(", ")}`;
}
