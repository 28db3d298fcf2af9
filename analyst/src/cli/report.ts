import type { PlacedFinding } from "@latchwork/contract/fingerprints";
import type { Place } from "@latchwork/contract/places";
import type { PreviewAssessment, Vulnerability } from "@latchwork/contract/preview";
import { type ReadingTool, sarifLogOf } from "@latchwork/contract/sarif";
import type { CommandInput } from "./input.ts";
import type { Format } from "./options.ts";
import { writeJunit } from "./reports/junit.ts";
import { writeMarkdown } from "./reports/markdown.ts";
import { writeText } from "./reports/text.ts";

/** What was made of a ticket. */
export interface Reading {
  readonly ticket: CommandInput;
  /** With the findings that are reported alone. */
  readonly assessment: PreviewAssessment;
  readonly findings: readonly PlacedFinding<Vulnerability>[];
  /** How many findings the baseline has already. */
  readonly known: number;
  /** How many findings are dismissed. */
  readonly ignored: number;
}

export interface Report {
  readonly readings: readonly Reading[];
  readonly tool: ReadingTool;
  readonly date: Date;
}

/** A report in one of the formats, ending in a newline; but of nothing, as text, it is empty. */
export function writeReport(format: Exclude<Format, "jsonl">, report: Report, colour: boolean): string {
  switch (format) {
    case "json":
      return pretty(report.readings.map(flat));
    case "sarif":
      return pretty(
        sarifLogOf(
          report.readings.flatMap(({ findings }) => findings),
          report.tool,
        ),
      );
    case "markdown":
      return writeMarkdown(report);
    case "junit":
      return writeJunit(report);
    case "text":
      return writeText(report, colour);
  }
}

/** One ticket's answer as a line of JSON. */
export const reportLine = (reading: Reading): string => `${JSON.stringify(flat(reading))}\n`;

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function flat({ ticket, assessment, findings, known, ignored }: Reading) {
  return {
    id: ticket.id,
    ...assessment,
    vulnerabilities: findings.map(({ vulnerability, fingerprint, places: [place] }) => ({
      ...vulnerability,
      fingerprint,
      ...(place && { path: place.path, ...(place.region && { line: place.region.startLine }), shows: place.shows }),
    })),
    ...(known > 0 && { known }),
    ...(ignored > 0 && { ignored }),
  };
}

const asides: Readonly<Record<Place["shows"], string>> = {
  evidence: "",
  beside: "",
  deleted: " (where it was deleted)",
  change: " (raised by the description)",
};

/** `src/orders.ts:12`, or `src/orders.ts:12 (where it was deleted)`. */
export const written = ({ path, region, shows }: Place): string =>
  `${region ? `${path}:${region.startLine}` : path}${region ? asides[shows] : ""}`;

/** What is said of a ticket before its findings. */
export function verdict({ assessment: { insufficient, testable }, known, ignored }: Reading): string {
  const left = [known > 0 && `${known} known`, ignored > 0 && `${ignored} ignored`].filter(Boolean).join(", ");
  if (insufficient) return "insufficient data, please answer";
  if (testable) return left ? `testable (${left})` : "testable";
  return left ? `nothing new (${left})` : "no potential vulnerabilities";
}
