import { stripVTControlCharacters, styleText } from "node:util";
import type { PlacedFinding } from "@latchwork/contract/fingerprints";
import { effortOf, type Severity, type Vulnerability } from "@latchwork/contract/preview";
import { type Reading, type Report, verdict, written } from "../report.ts";

type Style = "bold" | "dim" | "red" | "yellow" | "cyan";
type Paint = (style: Style, words: string) => string;
const STYLE_OF_SEVERITY: Readonly<Record<Severity, Style>> = { high: "red", medium: "yellow", low: "cyan" };
const WIDTH = 88;

/** Assessments for reading on a terminal or in a file. */
export function writeText({ readings }: Report, colour: boolean): string {
  const paint: Paint = (style, words) => (colour ? styleText(style, words, { validateStream: false }) : words);
  return (
    readings.map((reading) => ticketLines(reading, paint).join("\n")).join("\n\n") + (readings.length > 0 ? "\n" : "")
  );
}

function ticketLines(reading: Reading, paint: Paint): string[] {
  const { ticket, assessment, findings } = reading;
  const { engine, elapsedMs, notes = [], insufficient, questions } = assessment;
  return [
    `${paint("bold", harmless(String(ticket.id)))}: ${verdict(reading)} (${engine}, ${elapsedMs} ms)`,
    ...notes.map((note) => `  ! ${harmless(note)}`),
    ...(insufficient ? questions.map((question) => `  ? ${harmless(question)}`) : []),
    ...findings.flatMap((finding) => ["", ...findingLines(finding, ticket.input, paint)]),
  ];
}

function findingLines(
  { vulnerability, rule, places, fingerprint }: PlacedFinding<Vulnerability>,
  input: string,
  paint: Paint,
): string[] {
  const { name, description, asvs, severity, confidence, evidence, microTest } = vulnerability;
  const facts = [rule, asvs && `ASVS 5.0 ${asvs.chapter}`, `confidence ${confidence.toFixed(2)}`]
    .filter(Boolean)
    .join(", ");
  const rank = paint("bold", paint(STYLE_OF_SEVERITY[severity], severity.toUpperCase()));
  const at = [...new Set(places.map(written))].join(", ");
  return [
    `  ${rank} ${paint("bold", harmless(name))} (${facts})`,
    ...wrap(harmless(description)).map((line) => `    ${line}`),
    ...evidence.map(({ start, end }) => {
      const isDeleted = places.some(({ shows }) => shows === "deleted") && lineAt(input, start).startsWith("-");
      const quote = harmless(input.slice(start, end)).replace(/\s+/g, " ");
      return paint("dim", `    > ${isDeleted ? "(deleted) " : ""}${quote}`);
    }),
    paint("dim", `    at ${harmless(at)}, fingerprint ${fingerprint}`),
    `    Micro test, ${effortOf(microTest, "minutes")}: ${harmless(microTest.title)}`,
    ...[`Set-up: ${microTest.setUp}`, ...microTest.steps.map((step) => `- ${step}`), `Fails if ${microTest.failsIf}.`]
      .flatMap((part) => wrap(harmless(part)))
      .map((line) => `      ${line}`),
  ];
}

const lineAt = (input: string, offset: number): string => input.slice(input.lastIndexOf("\n", offset - 1) + 1, offset);

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
