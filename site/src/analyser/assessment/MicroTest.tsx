import type { ReadVulnerability } from "@latchwork/contract/preview";
import { copyExport } from "./copy-export.ts";
import { testCharter } from "./test-charter.ts";

const kindWords = { manual: "by a tester", automated: "automated" } as const;

/** The test that settles a finding: its title and effort, and, unfolded, how it is run. */
export function MicroTest({ vulnerability }: { vulnerability: ReadVulnerability }) {
  const { microTest } = vulnerability;
  if (!microTest) return null;
  const { title, minutes, kind, setUp, steps = [], failsIf } = microTest;
  const line = (
    <>
      <span className="finding-test-label">Micro test</span>
      <span className="finding-test-title">{title}</span>
      <span className="finding-test-effort">{`${minutes} min, ${kindWords[kind]}`}</span>
    </>
  );
  if (steps.length === 0) return <p className="finding-test">{line}</p>;
  return (
    <details className="finding-test">
      <summary>{line}</summary>
      {setUp && <p>{`Set-up: ${setUp}`}</p>}
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {failsIf && <p className="finding-test-failure">{`Fails if ${failsIf}.`}</p>}
      <button type="button" onClick={() => copyExport("charter", testCharter(vulnerability), "Test charter copied")}>
        Copy as test charter
      </button>
    </details>
  );
}
