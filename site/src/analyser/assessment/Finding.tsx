import type { ReadVulnerability } from "@house/contract/preview-reader";
import { liesIn } from "../../evidence/segments.ts";
import { OutsideLink } from "../../ui/OutsideLink.tsx";
import type { FindingLinks } from "./AssessmentSlip.tsx";

interface Props {
  number: number;
  vulnerability: ReadVulnerability;
  links: FindingLinks;
  /** Whether an edit of the ticket brought it. */
  isNew: boolean;
}

const severityWords = { high: "High", medium: "Medium", low: "Low" } as const;
const kindWords = { manual: "by a tester", automated: "automated" } as const;

/** One finding, tied by its number to the phrases of the ticket that raised it. */
export function Finding({ number, vulnerability, links, isNew }: Props) {
  const { name, description, cwe, asvs, severity, evidence = [], microTest } = vulnerability;
  const quotes = evidence
    .filter((span) => liesIn(span, links.read.length))
    .map(({ start, end }) => ({ start, end, text: links.read.slice(start, end).trim() }))
    .filter(({ text }) => text !== "");
  return (
    <li
      className="finding"
      onPointerEnter={() => links.onPointAt(number)}
      onPointerLeave={() => links.onPointAt(0)}
      onFocus={() => links.onPointAt(number)}
      onBlur={() => links.onPointAt(0)}
    >
      <span className="finding-number" aria-hidden="true">
        {number}
      </span>
      <div className="min-w-0">
        <h4>
          {`${name} `}
          {isNew && <span className="finding-new">New</span>}
        </h4>
        <p className="finding-description">{description}</p>
        {quotes.length > 0 && (
          <p className="finding-quotes">
            <span className="sr-only">Because the ticket says: </span>
            {quotes.map(({ start, end, text }) => (
              <button key={start} type="button" onClick={() => links.onShowEvidence(start, end)}>
                {`“${text}”`}
              </button>
            ))}
          </p>
        )}
        {(severity || cwe || microTest) && (
          <dl className="finding-facts">
            {severity && (
              <div>
                <dt className="sr-only">Severity</dt>
                <dd className="severity" data-severity={severity}>
                  {severityWords[severity]}
                </dd>
              </div>
            )}
            {cwe && (
              <div>
                <dt className="sr-only">Weakness</dt>
                <dd>
                  <Weakness cwe={cwe} />
                </dd>
              </div>
            )}
            {asvs && (
              <div>
                <dt className="sr-only">Chapter of the OWASP Application Security Verification Standard</dt>
                <dd>{`ASVS ${asvs.chapter} ${asvs.name}`}</dd>
              </div>
            )}
            {microTest && (
              <div className="finding-test">
                <dt>Micro test</dt>
                <dd>{`${microTest.title} · ${microTest.minutes} min, ${kindWords[microTest.kind]}`}</dd>
              </div>
            )}
          </dl>
        )}
      </div>
    </li>
  );
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
