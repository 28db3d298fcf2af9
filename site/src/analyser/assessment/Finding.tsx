import { automatedEffort, type ReadVulnerability, weaknessOf } from "@latchwork/contract/preview";
import { liesIn } from "../../evidence/segments.ts";
import { textButton } from "../../ui/button.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { OutsideLink } from "../../ui/OutsideLink.tsx";
import { copyExport } from "./Export.tsx";
import "./finding.css";
import { testCharter } from "./markdown.ts";
import { inTwo, plain } from "./words.ts";

interface Props {
  number: number;
  vulnerability: ReadVulnerability;
  /** Text the evidence points into. */
  input: string;
  /** Whether an edit of the ticket brought it. */
  isNew: boolean;
  /** Whether it is the finding under the pointer, the focus or the reader's eye. */
  isPointedAt: boolean;
  /** Unfolded from the start: the only one. */
  open: boolean;
  onHover: (finding: number) => void;
  onFocusOn: (finding: number) => void;
  onShowEvidence: (finding: number, start: number, end: number) => void;
}

// Said by the word, and by how far the mark is filled.
const severityLooks = {
  high: { word: "High", className: "text-signal-text before:bg-current" },
  medium: { word: "Medium", className: "text-ink before:bg-[linear-gradient(transparent_50%,currentColor_50%)]" },
  low: { word: "Low", className: "text-ink" },
} as const;

const inWords = new Intl.ListFormat("en-GB");

/** One finding to be skimmed, tied by its number to the phrases of the ticket that raised it; the rest unfolds. */
export function Finding(props: Props) {
  const { number, vulnerability, input, isNew, isPointedAt, open, onHover, onFocusOn, onShowEvidence } = props;
  const { name, description, asvs, severity, confidence, evidence = [], microTest } = vulnerability;
  const weakness = weaknessOf(vulnerability);
  const quotations = evidence
    .filter((span) => liesIn(span, input.length))
    .map(({ start, end }) => ({ start, end, text: input.slice(start, end) }))
    .filter(({ text }) => text.trim() !== "");
  const [first] = quotations;
  const look = severity && severityLooks[severity];
  const { sentence, rest } = inTwo(description, first?.text);
  const facts = [
    { term: "Weakness", says: weakness && <Weakness cwe={weakness} /> },
    { term: "OWASP ASVS", says: asvs && `${asvs.chapter} ${asvs.name}` },
    { term: "Confidence", says: confidence !== undefined && `${Math.round(confidence * 100)}%` },
  ].filter(({ says }) => says);
  const steps = microTest?.steps ?? [];
  const folded = [
    quotations.length > 0 ? "evidence" : "",
    facts.length > 0 ? "class" : rest && "reasons",
    steps.length > 0 ? "steps" : "",
  ].filter(Boolean);
  return (
    <li
      className="finding"
      data-finding={number}
      data-pointed-at={isPointedAt || undefined}
      tabIndex={-1}
      onPointerEnter={() => onHover(number)}
      onPointerLeave={() => onHover(0)}
      onFocus={() => onFocusOn(number)}
      onBlur={() => onFocusOn(0)}
    >
      <span data-finding-number aria-hidden="true" className="finding-number">
        {number}
      </span>
      <div className="min-w-0">
        <div className="finding-head flex min-h-6 flex-wrap items-center gap-x-4">
          {look && (
            <dl className="fact">
              <dt className="sr-only">Severity</dt>
              <dd
                className={`inline-flex items-center gap-1.75 font-semibold before:size-2.75 before:border-[1.5px] before:border-current before:[forced-color-adjust:none] forced-colors:before:text-[CanvasText] ${look.className}`}
              >
                {look.word}
              </dd>
            </dl>
          )}
          {first && (
            <button
              type="button"
              onClick={() => onShowEvidence(number, first.start, first.end)}
              className="fact ml-auto min-h-6 cursor-pointer text-muted underline decoration-1 underline-offset-4 hover:text-ink print:hidden"
            >
              <Glyph name="back" className="mr-1.5 max-lg:rotate-90" />
              Show in ticket
              <span className="sr-only">{` (finding ${number})`}</span>
            </button>
          )}
        </div>
        <h4 className="mt-1 text-pretty font-semibold text-h4 leading-[1.3]">
          {`${name} `}
          {isNew && (
            <span className="ml-2 border-[1.5px] border-signal-text px-1.5 py-px align-[0.125em] font-mono font-semibold text-label text-signal-text">
              New
            </span>
          )}
        </h4>
        <p className="mt-1.5 text-base text-muted">{sentence}</p>
        {microTest && <MicroTestLine {...microTest} />}
        {folded.length > 0 && (
          <details className="group mt-1.5 text-small" open={open}>
            <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-2 font-medium first-letter:uppercase [&::-webkit-details-marker]:hidden print:hidden">
              <svg
                width="11"
                height="11"
                viewBox="0 0 12 12"
                aria-hidden="true"
                className="flex-none group-open:rotate-45"
              >
                <path d="M6 0v12M0 6h12" stroke="currentColor" strokeWidth="1.75" />
              </svg>
              <span className="underline decoration-1 underline-offset-4">{capitalised(inWords.format(folded))}</span>
            </summary>
            <div className="grid justify-items-start gap-3.5 pt-1.5 pb-1">
              {quotations.length > 0 && (
                <p className="flex flex-wrap gap-x-3 gap-y-1.5">
                  <span className="sr-only">The ticket says: </span>
                  {quotations.map(({ start, end, text }) => (
                    <button
                      key={start}
                      type="button"
                      onClick={() => onShowEvidence(number, start, end)}
                      className="fact cursor-pointer border-signal border-b-2 py-0.75 text-start font-normal hover:bg-mark"
                    >
                      {`“${plain(text)}”`}
                    </button>
                  ))}
                </p>
              )}
              {rest && <p className="text-muted">{rest}</p>}
              {facts.length > 0 && (
                <dl className="fact flex flex-wrap gap-x-5 gap-y-1">
                  {facts.map(({ term, says }) => (
                    <div key={term} className="flex gap-2">
                      <dt className="text-muted">{term}</dt>
                      <dd>{says}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {microTest && steps.length > 0 && <Steps vulnerability={vulnerability} {...microTest} steps={steps} />}
            </div>
          </details>
        )}
      </div>
    </li>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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

type MicroTest = NonNullable<ReadVulnerability["microTest"]>;

const kindWords = { manual: { minutes: "", test: "by a tester" }, automated: automatedEffort } as const;

/** The test that confirms or refutes a finding, in a line: its effort on the one side, what it does and who on the other. */
function MicroTestLine({ title, minutes, kind }: MicroTest) {
  const words = kindWords[kind];
  return (
    <div className="micro-test">
      <p className="self-center px-1.5 text-center font-mono font-semibold text-base leading-tight">
        {`${minutes} min`}
        {words.minutes && <span className="fact block font-normal">{` ${words.minutes}`}</span>}
      </p>
      <div className="min-w-0 px-3.5 py-2.5">
        <p className="text-pretty font-medium text-base leading-snug">{title}</p>
        <p className="fact mt-0.5 text-muted">{`Micro test, ${words.test}`}</p>
      </div>
    </div>
  );
}

interface StepsProps extends MicroTest {
  vulnerability: ReadVulnerability;
  steps: string[];
}

/** How a micro test is run. */
function Steps({ vulnerability, setUp, steps, failsIf }: StepsProps) {
  return (
    <>
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
        className={`print:hidden ${textButton}`}
      >
        Copy as test charter
      </button>
    </>
  );
}
