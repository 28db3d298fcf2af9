import { type ReadAssessment, type ReadVulnerability, severities } from "@latchwork/contract/preview";
import type { ComponentProps, RefObject } from "react";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { Stamp } from "../../ui/Stamp.tsx";
import { announcements, engineText, type Reader } from "../messages.ts";
import type { Panel } from "../state.ts";
import { Export } from "./Export.tsx";
import { Finding } from "./Finding.tsx";
import { Questions } from "./Questions.tsx";

interface Props extends Pick<ComponentProps<typeof Finding>, "onPointAt" | "onShowEvidence"> {
  panel: Panel;
  /** Who was announced to read the ticket. */
  reader: Reader;
  heading: RefObject<HTMLHeadingElement | null>;
  onTryAnother: () => void;
  onStop: () => void;
  onAnswer: ComponentProps<typeof Questions>["onAnswer"];
}

/** The right half of the form: empty, loading, or a result. */
export function AssessmentResults(props: Props) {
  const { panel, heading, onStop } = props;
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
        <div className="grid min-h-64 flex-1 place-content-center justify-items-center gap-6 text-center font-medium font-mono text-muted text-small">
          <div
            className="blank-assessment relative grid w-36 -rotate-3 gap-3 border-[1.5px] border-rule-strong px-4.5 pt-4.5 pb-6 *:h-0.5 *:bg-rule-strong"
            data-loading={panel.kind === "loading" || undefined}
            aria-hidden="true"
          >
            <span />
            <span />
            <span className="w-[55%]" />
          </div>
          <p>{panel.kind === "loading" ? announcements.loading : "Analysis results will appear here"}</p>
          {panel.kind === "loading" && (
            <button type="button" onClick={onStop} className={buttonClass("outline", "small")}>
              Stop
            </button>
          )}
        </div>
      )}
    </section>
  );
}

type ResultPanel = Extract<Panel, { kind: "result" }>;

const resultKey = ({ assessment: { vulnerabilities, elapsedMs }, input }: ResultPanel) =>
  `${input.length}-${vulnerabilities.length}-${elapsedMs}`;

function Result(props: Props & ResultPanel) {
  const { assessment, input, changes, reader, onTryAnother, onAnswer } = props;
  const { testable, insufficient, vulnerabilities, questions = [], notes = [], elapsedMs } = assessment;
  const found = vulnerabilities.length > 0;
  const facts = factsOf(assessment, reader);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4.5 gap-y-2.5 border-ink border-b-[1.5px] pb-4.5">
        <Stamp
          tone={testable ? "signal" : insufficient ? "plain" : "clear"}
          small={!found && !testable && (insufficient ? "until it says more" : "no test needed")}
          className="assessment-stamp"
        >
          {testable ? "Testable" : "Not Testable"}
        </Stamp>
        {facts !== "" && <p className="fact text-muted">{facts}</p>}
        {elapsedMs !== undefined && (
          <p className="basis-full text-muted text-small">
            {`This preview marks phrases and names risks: read in ${elapsedMs < 1 ? "under 1" : elapsedMs} ms. A full automated review with its test plan takes 13 seconds.`}
          </p>
        )}
      </div>

      {notes.map((note) => (
        <p key={note} className="mt-4 border-signal border-l-[3px] py-3.5 pl-3.5 text-base">
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
              onPointAt={props.onPointAt}
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
      {found && <LockedSequence />}
      {!found && insufficient && <Questions questions={questions} onAnswer={onAnswer} />}
      {!found && !insufficient && (
        <div className="py-6">
          <h4 className="font-semibold text-h4">No Potential Vulnerabilities</h4>
          <p className="mt-2 text-base text-muted">
            No potential vulnerabilities were identified as a result of this change.
          </p>
        </div>
      )}

      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
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
