import { stripVTControlCharacters, styleText } from "node:util";
import type { PreviewAssessment, Severity, Vulnerability } from "@latchwork/contract/preview";
import type { CommandInput } from "./input.ts";

type Style = Parameters<typeof styleText>[0];
const STYLE_OF_SEVERITY: Readonly<Record<Severity, Style>> = {
  high: ["red", "bold"],
  medium: ["yellow", "bold"],
  low: ["cyan", "bold"],
};
const WIDTH = 88;

/** One assessment for reading on a terminal or in a file, ending in a newline. */
export function render({ id, input }: CommandInput, assessment: PreviewAssessment, colour: boolean): string {
  const paint = (style: Style, words: string): string =>
    colour ? styleText(style, words, { validateStream: false }) : words;
  const lines = [
    `${paint("bold", harmless(String(id)))}: ${verdict(assessment)} (${assessment.engine}, ${assessment.elapsedMs} ms)`,
  ];
  lines.push(...(assessment.notes ?? []).map((note) => `  ! ${harmless(note)}`));
  if (assessment.insufficient) lines.push(...assessment.questions.map((question) => `  ? ${harmless(question)}`));
  for (const finding of assessment.vulnerabilities) lines.push("", ...renderFinding(finding, input, paint));
  return `${lines.join("\n")}\n`;
}

function verdict({ testable, insufficient }: PreviewAssessment): string {
  if (insufficient) return "insufficient data, please answer";
  return testable ? "testable" : "no potential vulnerabilities";
}

function renderFinding(
  finding: Vulnerability,
  input: string,
  paint: (style: Style, words: string) => string,
): string[] {
  const { name, description, cwe, asvs, severity, confidence, evidence, microTest } = finding;
  return [
    `  ${paint(STYLE_OF_SEVERITY[severity], severity.toUpperCase())} ${paint("bold", harmless(name))} (${[cwe, asvs && `ASVS ${asvs.chapter}`].filter(Boolean).join(", ")}, confidence ${confidence.toFixed(2)})`,
    ...wrap(harmless(description)).map((line) => `    ${line}`),
    ...evidence.map(({ start, end }) =>
      paint("dim", `    > ${harmless(input.slice(start, end)).replace(/\s+/g, " ")}`),
    ),
    `    Micro test, ${microTest.minutes} minutes, ${microTest.kind}: ${harmless(microTest.title)}`,
    ...[`Set-up: ${microTest.setUp}`, ...microTest.steps.map((step) => `- ${step}`), `Fails if ${microTest.failsIf}.`]
      .flatMap((part) => wrap(harmless(part)))
      .map((line) => `      ${line}`),
  ];
}

/** A ticket may hold escape sequences; none of them reaches the terminal. */
function harmless(text: string): string {
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Cf}]/gu, (unit) =>
    unit === "\n" || unit === "\t" ? unit : "",
  );
}

function wrap(text: string): string[] {
  const lines = [""];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? "";
    if (line !== "" && line.length + word.length + 1 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines;
}
