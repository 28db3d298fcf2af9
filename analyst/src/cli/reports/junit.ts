import type { PlacedFinding } from "@latchwork/contract/fingerprints";
import { effortOf, type Vulnerability } from "@latchwork/contract/preview";
import { type Reading, type Report, verdict, written } from "../report.ts";

/**
 * JUnit XML, as the schemas of Ant's task and of Jenkins both have it: a suite a ticket, a failure a finding. A ticket
 * without findings is one test that passed, or that was skipped when it says too little.
 */
export function writeJunit({ readings, date }: Report): string {
  const suites = readings.map((reading, index) => suite(reading, index, date));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join("")}</testsuites>\n`;
}

function suite(reading: Reading, index: number, date: Date): string {
  const { ticket, assessment, findings } = reading;
  const seconds = (assessment.elapsedMs / 1000).toFixed(3);
  const name = String(ticket.id);
  const cases = findings.length > 0 ? findings.map(failure) : [passed(reading)];
  const skipped = findings.length === 0 && assessment.insufficient ? 1 : 0;
  const attributes = {
    name,
    package: name,
    id: String(index),
    timestamp: date.toISOString().slice(0, 19),
    hostname: "localhost",
    tests: String(cases.length),
    failures: String(findings.length),
    errors: "0",
    skipped: String(skipped),
    time: seconds,
  };
  return `  <testsuite${attributesOf(attributes)}>
    <properties/>
${cases.join("")}    <system-out/>
    <system-err/>
  </testsuite>
`;
}

function failure({ vulnerability, rule, places, fingerprint }: PlacedFinding<Vulnerability>): string {
  const { name, description, severity, microTest } = vulnerability;
  const at = places[0] ? written(places[0]) : "";
  const lines = [
    description,
    `At ${at}, fingerprint ${fingerprint}.`,
    `Micro test, ${effortOf(microTest, "minutes")}: ${microTest.title}`,
    `Set-up: ${microTest.setUp}`,
    ...microTest.steps.map((step, index) => `${index + 1}. ${step}`),
    `Fails if ${microTest.failsIf}.`,
  ];
  return `    <testcase${attributesOf({ name: `${name} (${at})`, classname: rule, time: "0" })}>
      <failure${attributesOf({ type: rule, message: `${severity}: ${name}` })}>${escapeXml(lines.join("\n"))}</failure>
    </testcase>
`;
}

function passed(reading: Reading): string {
  const { assessment, ticket } = reading;
  const open = `    <testcase${attributesOf({ name: `${ticket.id}: ${verdict(reading)}`, classname: "ticket", time: "0" })}`;
  if (!assessment.insufficient) return `${open}/>\n`;
  return `${open}>\n      <skipped${attributesOf({ message: assessment.questions.join(" ") })}/>\n    </testcase>\n`;
}

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join("");

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for XML 1.0, which no control character or lone surrogate may stand in, however it is written. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
