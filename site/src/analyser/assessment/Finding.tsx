import type { ReadVulnerability } from "@latchwork/contract/preview";
import { liesIn } from "../../evidence/segments.ts";
import { OutsideLink } from "../../ui/OutsideLink.tsx";
import type { FindingLinks } from "./AssessmentResults.tsx";
import { Description } from "./Description.tsx";
import { MicroTest } from "./MicroTest.tsx";

interface Props {
  number: number;
  vulnerability: ReadVulnerability;
  links: FindingLinks;
  /** Whether an edit of the ticket brought it. */
  isNew: boolean;
}

const severityWords = { high: "High", medium: "Medium", low: "Low" } as const;

/** One finding, tied by its number to the phrases of the ticket that raised it. */
export function Finding({ number, vulnerability, links, isNew }: Props) {
  const { name, description, cwe, asvs, severity, evidence = [] } = vulnerability;
  const quotes = evidence
    .filter((span) => liesIn(span, links.read.length))
    .map(({ start, end }) => ({ start, end, text: links.read.slice(start, end) }))
    .filter(({ text }) => text.trim() !== "");
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
        {(severity || cwe || asvs) && (
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
          </dl>
        )}
        <Description text={description} quotes={quotes} onShow={links.onShowEvidence} />
        <MicroTest vulnerability={vulnerability} />
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
