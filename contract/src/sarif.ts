import { type PlacedFinding, placeFindings } from "./fingerprints.ts";
import type { Place, TicketPart } from "./places.ts";
import { effortOf, type ReadAssessment, type ReadVulnerability, severities } from "./preview.ts";
import { describeRule } from "./sarif-rules.ts";

export interface AssessedTicket {
  /** In reading order. Most tickets have one. */
  readonly parts: readonly TicketPart[];
  readonly assessment: ReadAssessment;
}

/** Who read: shown by tools that read the log. */
export interface ReadingTool {
  readonly name: string;
  readonly version: string;
  readonly informationUri: string;
}

const levels = { high: "error", medium: "warning", low: "note" } as const;

/** The key of {@link PlacedFinding.fingerprint} in a result. Its number changes with the way fingerprints are made. */
export const FINGERPRINT = "findingFingerprint/v1";

/** {@link sarifLogOf} the findings of assessed tickets. */
export function sarifLog(tickets: readonly AssessedTicket[], tool: ReadingTool) {
  const seen = new Map<string, number>();
  return sarifLogOf(
    tickets.flatMap(({ parts, assessment }) => placeFindings(parts, assessment.vulnerabilities, seen)),
    tool,
  );
}

/**
 * A SARIF 2.1.0 log (OASIS), one result a finding, for code scanning and for editors, with what GitHub asks of one:
 * https://docs.github.com/en/code-security/reference/code-scanning/sarif-files/sarif-support
 */
export function sarifLogOf(findings: readonly PlacedFinding[], tool: ReadingTool) {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  const severityOf = (rule: string) =>
    severities.find((level) => findings.some((one) => one.rule === rule && one.vulnerability.severity === level));
  const { name, version, informationUri } = tool;
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name,
            semanticVersion: version,
            informationUri,
            rules: rules.map((rule) => describeRule(rule, severityOf(rule))),
          },
        },
        columnKind: "utf16CodeUnits",
        results: findings.map((finding) => ({
          ruleId: finding.rule,
          ruleIndex: rules.indexOf(finding.rule),
          ...describeFinding(finding),
        })),
      },
    ],
  };
}

function describeFinding({ vulnerability, places, quote, fingerprint }: PlacedFinding) {
  const { severity = "medium", confidence, microTest } = vulnerability;
  const [place, ...others] = places;
  return {
    level: levels[severity],
    message: { text: messageOf(vulnerability, place, quote) },
    locations: place ? [locationOf(place)] : [],
    relatedLocations: others.map(locationOf),
    partialFingerprints: { [FINGERPRINT]: fingerprint },
    properties: { ...(confidence !== undefined && { confidence }), ...(microTest && { microTest }) },
  };
}

function messageOf({ name, description, microTest }: ReadVulnerability, place: Place | undefined, quote: string) {
  const sentences = [`${name}.`, description];
  if (place?.region && place.shows === "change" && quote !== "") {
    sentences.push(`Words about the change raised this, not the line it is shown at: “${quote}”.`);
  }
  if (microTest) sentences.push(describeTest(microTest));
  return sentences.join(" ");
}

function describeTest(microTest: NonNullable<ReadVulnerability["microTest"]>): string {
  const { title, steps = [], failsIf } = microTest;
  const numbered = steps.map((step, index) => ` ${index + 1}. ${step}`).join("");
  return `Micro test (${effortOf(microTest, "minutes")}): ${title}.${numbered}${failsIf ? ` Fails if ${failsIf}.` : ""}`;
}

function locationOf({ path, region }: Place) {
  return { physicalLocation: { artifactLocation: { uri: addressOf(path) }, ...(region && { region }) } };
}

/** A path as a relative reference (RFC 3986), which neither begins with a slash nor keeps `#` and `?` as they are. */
function addressOf(path: string): string {
  return path
    .replace(/^(?:\.?\/)+/, "")
    .split("/")
    .map(encodeURIComponent)
    .join("/");
}
