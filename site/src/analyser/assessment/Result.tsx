import type { ReadAssessment } from "@house/contract/preview-reader";
import { notify } from "../../notify/notify.ts";
import { buttonClass } from "../../ui/button.ts";
import { Stamp } from "../../ui/Stamp.tsx";
import type { FindingLinks } from "./AssessmentSlip.tsx";
import { Finding } from "./Finding.tsx";
import { LockedSequence } from "./LockedSequence.tsx";
import { assessmentAsMarkdown } from "./markdown.ts";
import { Questions } from "./Questions.tsx";

interface Props {
  assessment: ReadAssessment;
  links: FindingLinks;
  onTryAnother: () => void;
  onAnswer: (answers: { question: string; answer: string }[]) => void;
}

export function Result({ assessment, links, onTryAnother, onAnswer }: Props) {
  const { testable, insufficient, vulnerabilities, questions = [] } = assessment;
  return (
    <div className="result">
      <div className="result-head">
        <Stamp tone={testable ? "signal" : insufficient ? "plain" : "clear"} className="result-stamp">
          {testable ? "Testable" : "Not Testable"}
        </Stamp>
        <p className="fact text-muted">{facts(assessment)}</p>
      </div>

      {vulnerabilities.length > 0 && (
        <ol className="findings">
          {vulnerabilities.map((vulnerability, index) => (
            <Finding key={`${index + 1}`} number={index + 1} vulnerability={vulnerability} links={links} />
          ))}
        </ol>
      )}
      {vulnerabilities.length === 0 && insufficient && <Questions questions={questions} onAnswer={onAnswer} />}
      {vulnerabilities.length === 0 && !insufficient && <NothingFound />}
      {vulnerabilities.length > 0 && <LockedSequence />}

      <div className="result-foot">
        <button type="button" onClick={onTryAnother} className={buttonClass("outline", "small")}>
          Try Another
        </button>
        <button
          type="button"
          onClick={() => copyAssessment(assessment, links.read)}
          className="link min-h-10 cursor-pointer px-1 font-medium text-note underline underline-offset-4"
        >
          Copy as Markdown
        </button>
        {assessment.elapsedMs !== undefined && (
          <p className="text-muted text-small">A full automated review with its test plan takes 13 seconds.</p>
        )}
      </div>
    </div>
  );
}

async function copyAssessment(assessment: ReadAssessment, read: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(assessmentAsMarkdown(assessment, read));
    await notify("Assessment copied as Markdown");
  } catch {
    await notify("Unable to copy. Please select the text instead.");
  }
}

function facts({ vulnerabilities, elapsedMs, engine }: ReadAssessment): string {
  const count = vulnerabilities.length;
  const parts = [`${count} ${count === 1 ? "finding" : "findings"}`];
  if (elapsedMs !== undefined) parts.push(elapsedMs < 1 ? "read in under 1 ms" : `read in ${elapsedMs} ms`);
  if (engine) parts.push(`${engine} engine`);
  return parts.join(" · ");
}

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
