import type { ReadVulnerability } from "@latchwork/contract/preview";
import { liesIn } from "../../evidence/segments.ts";
import { textButton } from "../../ui/button.ts";
import { OutsideLink } from "../../ui/OutsideLink.tsx";
import { copyExport } from "./Export.tsx";
import { testCharter } from "./markdown.ts";

interface Props {
  number: number;
  vulnerability: ReadVulnerability;
  /** Text the evidence points into. */
  input: string;
  /** Whether an edit of the ticket brought it. */
  isNew: boolean;
  onPointAt: (finding: number) => void;
  onShowEvidence: (start: number, end: number) => void;
}

// Said by the word, and by how far the mark is filled.
const severityLooks = {
  high: { word: "High", className: "text-signal-text before:bg-current" },
  medium: { word: "Medium", className: "text-ink before:bg-[linear-gradient(transparent_50%,currentColor_50%)]" },
  low: { word: "Low", className: "text-ink" },
} as const;

/** One finding, tied by its number to the phrases of the ticket that raised it. */
export function Finding({ number, vulnerability, input, isNew, onPointAt, onShowEvidence }: Props) {
  const { name, description, cwe, asvs, severity, evidence = [] } = vulnerability;
  const quotations = evidence
    .filter((span) => liesIn(span, input.length))
    .map(({ start, end }) => ({ start, end, text: input.slice(start, end) }))
    .filter(({ text }) => text.trim() !== "");
  const look = severity && severityLooks[severity];
  const facts = [
    {
      term: "Severity",
      says: look?.word,
      className: `inline-flex items-center gap-1.75 font-semibold before:size-2.75 before:border-[1.5px] before:border-current ${look?.className}`,
    },
    { term: "Weakness", says: cwe && <Weakness cwe={cwe} /> },
    {
      term: "Chapter of the OWASP Application Security Verification Standard",
      says: asvs && `ASVS ${asvs.chapter} ${asvs.name}`,
    },
  ].filter(({ says }) => says);
  return (
    <li
      className="finding grid grid-cols-[1.75rem_minmax(0,1fr)] border-rule border-b py-4.5"
      onPointerEnter={() => onPointAt(number)}
      onPointerLeave={() => onPointAt(0)}
      onFocus={() => onPointAt(number)}
      onBlur={() => onPointAt(0)}
    >
      <span className="font-mono font-semibold text-signal-text text-small/[1.55rem]" aria-hidden="true">
        {number}
      </span>
      <div className="min-w-0">
        <h4 className="text-pretty font-semibold text-body/[1.35]">
          {`${name} `}
          {isNew && (
            <span className="ml-2 border-[1.5px] border-signal-text px-1.5 py-px align-[0.125em] font-mono font-semibold text-label text-signal-text">
              New
            </span>
          )}
        </h4>
        {facts.length > 0 && (
          <dl className="fact mt-3 flex flex-wrap gap-x-4.5 gap-y-1 text-muted">
            {facts.map(({ term, says, className }) => (
              <div key={term}>
                <dt className="sr-only">{term}</dt>
                <dd className={className}>{says}</dd>
              </div>
            ))}
          </dl>
        )}
        {quotations.length > 0 && (
          <p className="mt-2.5 flex flex-wrap gap-x-3 gap-y-1">
            <span className="sr-only">The ticket says: </span>
            {quotations.map(({ start, end, text }) => (
              <button
                key={start}
                type="button"
                onClick={() => onShowEvidence(start, end)}
                className="fact cursor-pointer border-signal border-b-2 bg-mark px-1 py-0.75 text-start font-normal"
              >
                {`“${plain(text)}”`}
              </button>
            ))}
          </p>
        )}
        <p className="mt-1.5 text-base text-muted">{withoutLead(description, quotations)}</p>
        <MicroTest vulnerability={vulnerability} />
      </div>
    </li>
  );
}

/** As a description writes a quotation: on one line, without marks of formatting. */
const plain = (text: string) =>
  text
    .replace(/`+|\*\*/g, "")
    .replace(/\s+/g, " ")
    .replace(/[“”]/g, "'")
    .trim();

/** A description without the sentence that only repeats the first quotation, which stands above it. */
export function withoutLead(description: string, [first]: readonly { text: string }[]): string {
  const lead = first && `The ticket says “${plain(first.text)}”. `;
  return lead && description.startsWith(lead) ? description.slice(lead.length) : description;
}

/** A weakness by its number, linked to MITRE's page about it; what is no such number as it came. */
function Weakness({ cwe }: { cwe: string }) {
  const number = /^CWE-(\d+)$/.exec(cwe)?.[1];
  if (!number) return cwe;
  return (
    <OutsideLink
      href={`https://cwe.mitre.org/data/definitions/${number}.html`}
      tip="What this weakness is, in MITRE's Common Weakness Enumeration"
    >
      {cwe}
    </OutsideLink>
  );
}

const unfolds = "after:content-['_·_show_steps'] group-open:after:content-['_·_hide_steps']";

const kindWords = { manual: "by a tester", automated: "automated" } as const;

/** The test that confirms or refutes a finding: its title and effort, and, unfolded, how it is run. */
function MicroTest({ vulnerability }: { vulnerability: ReadVulnerability }) {
  const { microTest } = vulnerability;
  if (!microTest) return null;
  const { title, minutes, kind, setUp, steps = [], failsIf } = microTest;
  const frame = "mt-3.5 border border-rule-strong text-small";
  const line = "flex flex-wrap items-baseline gap-x-3 px-3 py-2.5";
  const summary = (
    <>
      <span className="fact text-muted">Micro test</span>
      <span className="basis-full font-semibold">{title}</span>
      <span className={`fact text-muted ${steps.length > 0 ? unfolds : ""}`}>
        {`${minutes} min, ${kindWords[kind]}`}
      </span>
    </>
  );
  if (steps.length === 0) return <p className={`${frame} ${line}`}>{summary}</p>;
  return (
    <details className={`group ${frame}`}>
      <summary className={`cursor-pointer list-none [&::-webkit-details-marker]:hidden ${line}`}>{summary}</summary>
      <div className="grid justify-items-start gap-2.5 px-3 pb-2.5">
        {setUp && <p>{`Set-up: ${setUp}`}</p>}
        <ol className="grid list-decimal gap-1 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {failsIf && <p className="border-signal border-l-[3px] pl-2.5">{`Fails if ${failsIf}.`}</p>}
        <button
          type="button"
          onClick={() => copyExport("charter", testCharter(vulnerability), "Test charter copied")}
          className={textButton}
        >
          Copy as test charter
        </button>
      </div>
    </details>
  );
}
