import { type ReadAssessment, type ReadVulnerability, severities } from "@latchwork/contract/preview";
import { buttonClass } from "../../ui/button.ts";
import { Stamp } from "../../ui/Stamp.tsx";
import { type Reader, whoRead } from "../reader.ts";
import type { FindingLinks } from "./AssessmentResults.tsx";
import { changesBetween } from "./changes.ts";
import { Export } from "./Export.tsx";
import { Finding } from "./Finding.tsx";
import { LockedSequence } from "./LockedSequence.tsx";
import { Questions } from "./Questions.tsx";

interface Props {
  assessment: ReadAssessment;
  /** What was said before the ticket was edited, if it was. */
  before: ReadAssessment | null;
  /** Who was announced to read the ticket. */
  reader: Reader;
  links: FindingLinks;
  onTryAnother: () => void;
  onAnswer: (answers: { question: string; answer: string }[]) => void;
}

export function Result({ assessment, before, reader, links, onTryAnother, onAnswer }: Props) {
  const { testable, insufficient, vulnerabilities, questions = [], notes = [], elapsedMs } = assessment;
  const changes = before && changesBetween(before, assessment);
  const said = facts(assessment, reader);
  return (
    <div className="result">
      <div className="result-head">
        <Stamp
          tone={testable ? "signal" : insufficient ? "plain" : "clear"}
          small={vulnerabilities.length === 0 && !testable && (insufficient ? "until it says more" : "no test needed")}
          className="result-stamp"
        >
          {testable ? "Testable" : "Not Testable"}
        </Stamp>
        {said !== "" && <p className="fact text-muted">{said}</p>}
        {elapsedMs !== undefined && (
          <p className="basis-full text-muted text-small">
            {`This preview marks phrases and names risks: ${readIn(elapsedMs)}. A full automated review with its test plan takes 13 seconds.`}
          </p>
        )}
      </div>

      {notes.map((note) => (
        <p key={note} className="result-note">
          {note}
        </p>
      ))}
      {vulnerabilities.length > 0 && (
        <ol className="findings">
          {vulnerabilities.map((vulnerability, index) => (
            <Finding
              key={`${index + 1}`}
              number={index + 1}
              vulnerability={vulnerability}
              links={links}
              isNew={changes?.appeared.has(index) ?? false}
            />
          ))}
        </ol>
      )}
      {changes && changes.gone.length > 0 && <Gone names={changes.gone} />}
      {vulnerabilities.length === 0 && insufficient && <Questions questions={questions} onAnswer={onAnswer} />}
      {vulnerabilities.length === 0 && !insufficient && <NothingFound />}
      {vulnerabilities.length > 0 && <LockedSequence />}

      <div className="result-foot">
        <button type="button" onClick={onTryAnother} className={buttonClass("outline", "small")}>
          Try Another
        </button>
        <Export assessment={assessment} read={links.read} />
      </div>
    </div>
  );
}

/** What the last edit of the ticket settled. */
function Gone({ names }: { names: readonly string[] }) {
  return (
    <div className="result-gone">
      <h4 className="font-medium text-ink">Gone since the last run</h4>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <s>{name}</s>
          </li>
        ))}
      </ul>
    </div>
  );
}

function facts({ vulnerabilities, insufficient, engine }: ReadAssessment, reader: Reader): string {
  const count = vulnerabilities.length;
  const counted = `${count} ${count === 1 ? "finding" : "findings"}${overview(vulnerabilities)}`;
  const parts = count === 0 && insufficient ? [] : [counted];
  const who = engine && whoRead(engine, reader);
  if (who) parts.push(who);
  return parts.join(" · ");
}

/** How many findings are how bad, where they are too many to see at once and each says so. */
function overview(vulnerabilities: readonly ReadVulnerability[]): string {
  if (vulnerabilities.length < 4 || vulnerabilities.some(({ severity }) => severity === undefined)) return "";
  const counts = severities
    .map((severity) => ({ severity, count: vulnerabilities.filter((each) => each.severity === severity).length }))
    .filter(({ count }) => count > 0);
  return `: ${counts.map(({ severity, count }) => `${count} ${severity}`).join(", ")}`;
}

const readIn = (elapsedMs: number) => (elapsedMs < 1 ? "read in under 1 ms" : `read in ${elapsedMs} ms`);

function NothingFound() {
  return (
    <div className="py-6">
      <h4 className="font-semibold text-h4">No Potential Vulnerabilities</h4>
      <p className="mt-2 text-base text-muted">
        No potential vulnerabilities were identified as a result of this change.
      </p>
    </div>
  );
}
