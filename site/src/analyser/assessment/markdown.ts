import type { ReadAssessment, ReadVulnerability } from "@latchwork/contract/preview";
import { liesIn } from "../../evidence/segments.ts";
import { testLines } from "./test-charter.ts";

const bullet = (text: string) => `- ${text}`;

function findingLines(vulnerability: ReadVulnerability, read: string) {
  const { name, description, cwe, severity, evidence = [], microTest } = vulnerability;
  const facts = [severity, cwe].filter((fact) => fact !== undefined).join(", ");
  const quotes = evidence
    .filter((span) => liesIn(span, read.length))
    .map(({ start, end }) => read.slice(start, end).replace(/\s+/g, " ").trim())
    .filter(Boolean);
  const test = microTest && `Micro test: ${microTest.title} (${microTest.minutes} min, ${microTest.kind})`;
  const howTo = testLines(vulnerability);
  return [
    facts === "" ? `### ${name}` : `### ${name} (${facts})`,
    "",
    description,
    ...(quotes.length > 0 ? ["", bullet(`The ticket says: ${quotes.map((quote) => `“${quote}”`).join(", ")}`)] : []),
    ...(test ? [...(quotes.length > 0 ? [] : [""]), bullet(test)] : []),
    ...(howTo.length > 0 ? ["", ...howTo] : []),
  ];
}

/**
 * The assessment as Markdown, to be pasted into the ticket it is about.
 *
 * @param read the text the evidence points into
 */
export function assessmentAsMarkdown(assessment: ReadAssessment, read: string): string {
  const { testable, insufficient, vulnerabilities, questions = [] } = assessment;
  const lines = [`## Security assessment: ${testable ? "testable" : "not testable"}`];
  if (insufficient) lines.push("", "Insufficient data. Open questions:", "", ...questions.map(bullet));
  else if (vulnerabilities.length === 0) lines.push("", "No potential vulnerabilities.");
  for (const vulnerability of vulnerabilities) lines.push("", ...findingLines(vulnerability, read));
  return `${lines.join("\n")}\n`;
}
