import { escaped } from "@latchwork/contract/markdown";
import { effortOf, type ReadAssessment, type ReadVulnerability, weaknessOf } from "@latchwork/contract/preview";
import { liesIn } from "../../evidence/segments.ts";

const bullet = (text: string) => `- ${text}`;

function factsOf(vulnerability: ReadVulnerability): string {
  const facts = [vulnerability.severity, weaknessOf(vulnerability)].filter((fact) => fact !== undefined);
  return facts.length > 0 ? ` (${escaped(facts.join(", "))})` : "";
}

/** A micro test as the list it is run by: set-up, steps, failure. Empty when the back end names none. */
function testLines({ microTest }: ReadVulnerability): string[] {
  if (!microTest) return [];
  const { setUp, steps = [], failsIf } = microTest;
  return [
    ...(setUp ? [`Set-up: ${escaped(setUp)}`, ""] : []),
    ...steps.map((step, index) => `${index + 1}. ${escaped(step)}`),
    ...(failsIf ? ["", `Fails if ${escaped(failsIf)}.`] : []),
  ];
}

function findingLines(vulnerability: ReadVulnerability, input: string): string[] {
  const { name, description, evidence = [], microTest } = vulnerability;
  const quotes = evidence
    .filter((span) => liesIn(span, input.length))
    .map(({ start, end }) => escaped(input.slice(start, end)))
    .filter(Boolean)
    .map((quote) => `“${quote}”`);
  const bullets = [
    ...(quotes.length > 0 ? [bullet(`The ticket says: ${quotes.join(", ")}`)] : []),
    ...(microTest ? [bullet(`Micro test: ${escaped(microTest.title)} (${effortOf(microTest)})`)] : []),
  ];
  const howTo = testLines(vulnerability);
  return [
    `### ${escaped(name)}${factsOf(vulnerability)}`,
    "",
    escaped(description),
    ...(bullets.length > 0 ? ["", ...bullets] : []),
    ...(howTo.length > 0 ? ["", ...howTo] : []),
  ];
}

/**
 * The assessment as Markdown, to be pasted into the ticket it is about.
 *
 * @param input the text the evidence points into
 */
export function assessmentAsMarkdown(assessment: ReadAssessment, input: string): string {
  const { testable, insufficient, vulnerabilities, questions = [] } = assessment;
  const lines = [`## Security assessment: ${testable ? "testable" : "not testable"}`];
  if (insufficient) lines.push("", "Insufficient data. Open questions:", "", ...questions.map(escaped).map(bullet));
  else if (vulnerabilities.length === 0) lines.push("", "No potential vulnerabilities.");
  for (const vulnerability of vulnerabilities) lines.push("", ...findingLines(vulnerability, input));
  return `${lines.join("\n")}\n`;
}

/** One micro test as a charter of its own: what is asked, how long it may take, and how it is run. */
export function testCharter(vulnerability: ReadVulnerability): string {
  const { name, description, microTest } = vulnerability;
  if (!microTest) return "";
  return `${[
    `## Test charter: ${escaped(microTest.title)}`,
    "",
    `Time box: ${effortOf(microTest, "minutes")}`,
    "",
    `Question: ${escaped(name)}${factsOf(vulnerability)}`,
    "",
    escaped(description),
    "",
    ...testLines(vulnerability),
  ].join("\n")}\n`;
}
