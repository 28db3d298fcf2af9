import type { PlacedFinding } from "@latchwork/contract/fingerprints";
import { escaped } from "@latchwork/contract/markdown";
import { effortOf, type Vulnerability } from "@latchwork/contract/preview";
import { type Reading, type Report, verdict, written } from "../report.ts";

/** A comment at GitHub holds 65,536 characters. */
const LONGEST = 60_000;

/** A comment for a pull or merge request: what to test, the steps folded. */
export function writeMarkdown({ readings, tool }: Report): string {
  const sections = readings.flatMap((reading) => [
    ticketSection(reading, readings.length > 1),
    ...reading.findings.map(findingSection),
  ]);
  let text = `## ${escaped(tool.name)}: ${headline(readings)}\n`;
  for (const [index, section] of sections.entries()) {
    if (text.length + section.length > LONGEST) {
      return `${text}\nThis comment is full: ${sections.length - index} more sections are in the other reports.\n`;
    }
    text += section === "" ? "" : `\n${section}`;
  }
  return text;
}

function headline(readings: readonly Reading[]): string {
  const count = readings.reduce((sum, { findings }) => sum + findings.length, 0);
  if (count > 0) return `${count} ${count === 1 ? "finding" : "findings"} to test`;
  return readings.some(({ assessment }) => assessment.insufficient) ? "more has to be known" : "nothing to test";
}

function ticketSection(reading: Reading, named: boolean): string {
  const { assessment, ticket, known, ignored } = reading;
  const said = named || known > 0 || ignored > 0;
  const lines = [
    ...(said ? [`${escaped(String(ticket.id))}: ${verdict(reading)}.`, ""] : []),
    ...(assessment.notes ?? []).map((note) => `${escaped(note)}\n`),
    ...(assessment.insufficient ? assessment.questions.map((question) => `- ${escaped(question)}`) : []),
  ];
  return lines.length > 0 ? `${lines.join("\n").trimEnd()}\n` : "";
}

function findingSection({ vulnerability, rule, places, quote, fingerprint }: PlacedFinding<Vulnerability>): string {
  const { name, description, severity, microTest } = vulnerability;
  const [place] = places;
  const at = !place ? "" : place.shows === "change" ? ", raised by the description" : `, ${code(written(place))}`;
  return `${[
    `### ${escaped(name)}`,
    "",
    `**${severity}**, ${rule}${at}`,
    "",
    escaped(description),
    ...(quote === "" ? [] : ["", `> ${code(quote)}`]),
    "",
    "<details>",
    `<summary>Micro test, ${effortOf(microTest, "minutes")}: ${html(microTest.title)}</summary>`,
    "",
    `Set-up: ${escaped(microTest.setUp)}`,
    "",
    ...microTest.steps.map((step, index) => `${index + 1}. ${escaped(step)}`),
    "",
    `Fails if ${escaped(microTest.failsIf)}.`,
    "",
    `To dismiss it: fingerprint \`${fingerprint}\`.`,
    "</details>",
  ].join("\n")}\n`;
}

/** Words as code, where nothing is a mention, a link or a picture. */
const code = (words: string): string => `\`${words.replaceAll("`", "'")}\``;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "@": "@<!-- -->" };
const html = (words: string): string => words.replace(/[&<>@]/g, (sign) => entities[sign] ?? sign);
