import { readFileSync } from "node:fs";
import AjvDraft04 from "ajv-draft-04";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import type { ReadVulnerability } from "./preview.ts";
import { type AssessedTicket, sarifLog } from "./sarif.ts";

// The standard's own schema (2.1.0-rtm.5, as the JSON Schema Store holds it).
const schema = JSON.parse(readFileSync(new URL("../test/sarif-2.1.0.schema.json", import.meta.url), "utf8"));
const ajv = new AjvDraft04.default({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv as never);
const isSarif = ajv.compile(schema);

const tool = { name: "A reader", informationUri: "https://reader.example/" };
const text = "Refunds\r\nAgents refund any order 🙂 by its id.\nDone.";
const finding = (more: Partial<ReadVulnerability> = {}): ReadVulnerability => ({
  name: "Any agent refunds any order",
  description: "Nobody compares the order's owner with the caller.",
  cwe: "CWE-639",
  severity: "high",
  confidence: 0.9,
  evidence: [{ start: text.indexOf("Agents"), end: text.indexOf(" by") }],
  microTest: { title: "Swap ids", minutes: 60, kind: "manual" },
  ...more,
});
const ticket = (...vulnerabilities: ReadVulnerability[]): AssessedTicket => ({
  parts: [{ uri: "tickets/PAY 12.md", text, start: 0 }],
  assessment: { testable: vulnerabilities.length > 0, vulnerabilities },
});

function validLog(...tickets: AssessedTicket[]) {
  const log = sarifLog(tickets, tool);
  expect(isSarif(JSON.parse(JSON.stringify(log))), JSON.stringify(isSarif.errors)).toBe(true);
  return log.runs[0] as NonNullable<(typeof log.runs)[0]>;
}

describe("a log is valid by the standard's own schema", () => {
  test.each([
    ["of no ticket", []],
    ["of a ticket without findings", [ticket()]],
    ["of a finding with all that one can have", [ticket(finding())]],
    ["of a bare finding", [ticket({ name: "A name", description: "A description." })]],
    ["of several", [ticket(finding(), finding({ cwe: "CWE-362", severity: "low" })), ticket(finding())]],
  ])("%s", (_, tickets) => {
    validLog(...tickets);
  });

  test("and the schema would notice what is wrong", () => {
    const log = sarifLog([ticket(finding())], tool);
    expect(isSarif({ ...log, version: "2.2.0" })).toBe(false);
  });
});

test("a finding carries its test with its steps", () => {
  const microTest = {
    title: "Swap ids",
    minutes: 60,
    kind: "manual" as const,
    setUp: "Two agents.",
    steps: ["As one, send the other's id.", "Look."],
    failsIf: "it is shown",
  };
  const [result] = validLog(ticket(finding({ microTest }))).results;
  expect(result?.properties).toMatchObject({ microTest });
  expect(result?.message.text).toContain(
    "Micro test (60 minutes): Swap ids. 1. As one, send the other's id. 2. Look. Fails if it is shown.",
  );
});

test("the place is that of the evidence, in lines and UTF-16 columns from 1", () => {
  const [result] = validLog(ticket(finding())).results;
  expect(result?.locations).toEqual([
    {
      physicalLocation: {
        artifactLocation: { uri: "tickets/PAY%2012.md" },
        region: {
          startLine: 2,
          startColumn: 1,
          endLine: 2,
          endColumn: 27,
          charOffset: 9,
          charLength: 26,
          snippet: { text: "Agents refund any order 🙂" },
        },
      },
    },
  ]);
});

test("evidence in a later part is placed in that part's file", () => {
  const diff = "+ GET /orders/{id}";
  const parts = [
    { uri: "title.md", text: "Refunds", start: 0 },
    { uri: "change.diff", text: diff, start: 9 },
  ];
  const evidence = [{ start: 11, end: 27 }];
  const run = validLog({ parts, assessment: { testable: true, vulnerabilities: [finding({ evidence })] } });
  expect(run.results[0]?.locations[0]?.physicalLocation).toMatchObject({
    artifactLocation: { uri: "change.diff" },
    region: { startColumn: 3, snippet: { text: "GET /orders/{id}" } },
  });
});

test("severities become levels, and a rule is as severe as its worst result", () => {
  const run = validLog(
    ticket(
      finding({ severity: "low" }),
      finding({ severity: "high" }),
      finding({ cwe: "CWE-362", severity: "medium" }),
    ),
  );
  expect(run.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
    ["CWE-639", "note"],
    ["CWE-639", "error"],
    ["CWE-362", "warning"],
  ]);
  expect(run.tool.driver.rules.map(({ id, properties }) => [id, properties["security-severity"]])).toEqual([
    ["CWE-362", "5.5"],
    ["CWE-639", "8.0"],
  ]);
  for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
});

test("evidence outside of what was read is left out", () => {
  const [result] = validLog(ticket(finding({ evidence: [{ start: 0, end: 10_000 }] }))).results;
  expect(result?.locations).toEqual([{ physicalLocation: { artifactLocation: { uri: "tickets/PAY%2012.md" } } }]);
});
