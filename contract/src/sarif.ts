import { type Evidence, type ReadAssessment, type ReadVulnerability, type Severity, severities } from "./preview.ts";

/** A file that a ticket, or a part of one, came from. */
export interface TicketPart {
  /** Relative address of the file, such as `tickets/PAY-12.md`. */
  uri: string;
  text: string;
  /** Where it begins in what was read, in UTF-16 units. */
  start: number;
}

export interface AssessedTicket {
  /** In reading order. Most tickets have one. */
  parts: readonly TicketPart[];
  assessment: ReadAssessment;
}

/** Who read: shown by tools that read the log. */
export interface ReadingTool {
  name: string;
  informationUri?: string;
}

const levels = { high: "error", medium: "warning", low: "note" } as const;
/** What code scanning at GitHub sorts by: about the middle of CVSS 3.1's ranges high, medium and low. */
const securitySeverity = { high: "8.0", medium: "5.5", low: "2.0" } as const;

/**
 * Assessments as a SARIF 2.1.0 log (OASIS), one result a finding, for code
 * scanning and for editors. Columns count UTF-16 units from 1.
 */
export function sarifLog(tickets: readonly AssessedTicket[], tool: ReadingTool) {
  const findings = tickets.flatMap((ticket) =>
    ticket.assessment.vulnerabilities.map((vulnerability) => ({ ticket, vulnerability })),
  );
  const rules = [...new Set(findings.map(({ vulnerability }) => ruleOf(vulnerability)))].sort();
  const severityOf = (rule: string) =>
    severities.find((level) => findings.some(({ vulnerability: it }) => ruleOf(it) === rule && it.severity === level));
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { ...tool, rules: rules.map((rule) => describeRule(rule, severityOf(rule))) } },
        columnKind: "utf16CodeUnits",
        artifacts: [...new Set(tickets.flatMap(({ parts }) => parts.map(({ uri }) => uri)))].map((uri) => ({
          location: { uri: encodeURI(uri) },
        })),
        results: findings.map(({ ticket, vulnerability }) => {
          const ruleId = ruleOf(vulnerability);
          return { ruleId, ruleIndex: rules.indexOf(ruleId), ...describeFinding(ticket, vulnerability) };
        }),
      },
    ],
  };
}

const ruleOf = ({ cwe }: ReadVulnerability): string => cwe ?? "unclassified";

function describeRule(id: string, severity: Severity = "medium") {
  const number = /^CWE-(\d+)$/.exec(id)?.[1];
  const shortDescription = { text: number ? `Common Weakness Enumeration ${number}` : "Without a weakness number" };
  const properties = { tags: ["security"], "security-severity": securitySeverity[severity] };
  return {
    id,
    shortDescription,
    properties,
    ...(number && { helpUri: `https://cwe.mitre.org/data/definitions/${number}.html` }),
  };
}

function describeFinding({ parts }: AssessedTicket, vulnerability: ReadVulnerability) {
  const { name, description, severity = "medium", confidence, evidence = [], microTest } = vulnerability;
  const [first, ...others] = evidence.flatMap((span) => locate(parts, span));
  const whole = parts
    .slice(0, 1)
    .map(({ uri }) => ({ physicalLocation: { artifactLocation: { uri: encodeURI(uri) } } }));
  return {
    level: levels[severity],
    message: { text: `${name}. ${description}${microTest ? ` ${describeTest(microTest)}` : ""}` },
    locations: first ? [first] : whole, // without evidence it is about the ticket as a whole
    relatedLocations: others,
    properties: { ...(confidence !== undefined && { confidence }), ...(microTest && { microTest }) },
  };
}

function describeTest({ title, minutes, steps = [], failsIf }: NonNullable<ReadVulnerability["microTest"]>): string {
  const numbered = steps.map((step, index) => ` ${index + 1}. ${step}`).join("");
  return `Micro test (${minutes} minutes): ${title}.${numbered}${failsIf ? ` Fails if ${failsIf}.` : ""}`;
}

/** The place of a span in the part that holds all of it; none when no part does. */
function locate(parts: readonly TicketPart[], span: Evidence) {
  const part = parts.find(({ start, text }) => start <= span.start && span.end <= start + text.length);
  if (!part || span.start >= span.end) return [];
  const [start, end] = [span.start - part.start, span.end - part.start];
  const [from, to] = [placeOf(part.text, start), placeOf(part.text, end)];
  const region = {
    startLine: from.line,
    startColumn: from.column,
    endLine: to.line,
    endColumn: to.column,
    charOffset: start,
    charLength: end - start,
    snippet: { text: part.text.slice(start, end) },
  };
  return [{ physicalLocation: { artifactLocation: { uri: encodeURI(part.uri) }, region } }];
}

/** Line and column from 1. Lines end as editors end them. */
function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
