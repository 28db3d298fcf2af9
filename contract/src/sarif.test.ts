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

const tool = { name: "A reader", version: "1.2.3", informationUri: "https://reader.example/" };
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
    "Micro test (60 minutes, manual): Swap ids. 1. As one, send the other's id. 2. Look. Fails if it is shown.",
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

test("a rule has what GitHub's code scanning requires, and a name that people know", () => {
  const run = validLog(
    ticket(finding({ cwe: "CWE-89" }), finding({ cwe: "CWE-99999" }), { name: "n", description: "d" }),
  );
  expect(run.tool.driver).toMatchObject({ semanticVersion: "1.2.3", informationUri: "https://reader.example/" });
  const { rules } = run.tool.driver;
  expect(rules.map(({ id, name, shortDescription }) => [id, name, shortDescription.text])).toEqual([
    ["CWE-89", "SqlInjection", "SQL injection (CWE-89)"],
    ["CWE-99999", "Weakness99999", "Weakness 99999 (CWE-99999)"],
    ["unclassified", "UnclassifiedWeakness", "Unclassified weakness"],
  ]);
  for (const { fullDescription, help, helpUri } of rules) {
    for (const text of [fullDescription.text, help.text, help.markdown]) expect(text).toMatch(/\S.*\.|\)$/s);
    expect(fullDescription.text.length).toBeLessThanOrEqual(1024); // GitHub cuts off what is longer
    expect(helpUri).toMatch(/^https:\/\//);
  }
});

test.each([
  ["/etc/a b.md", "etc/a%20b.md"],
  ["./x/#1?.md", "x/%231%3F.md"],
])("the path %s becomes the relative reference %s", (uri, address) => {
  const run = validLog({
    parts: [{ uri, text, start: 0 }],
    assessment: { testable: true, vulnerabilities: [finding()] },
  });
  expect(run.results[0]?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(address);
});

describe("in a diff", () => {
  const change = [
    "diff --git a/src/orders.ts b/src/orders.ts",
    "--- a/src/orders.ts",
    "+++ b/src/orders.ts",
    "@@ -10,4 +10,4 @@ export class Orders {",
    "   open(id: string) {",
    "-    requireOwner(id);",
    "+    log(id);",
    "+    return this.db.find(id);",
    "   }",
    "-  // end",
    "@@ -40 +40,0 @@",
    "-  checkAgent();",
    "",
  ].join("\r\n");
  const words = "Agents open any order";
  const input = `${words}\n\n${change}`;
  const parts = [
    { uri: "pull-request.md", text: words, start: 0 },
    { uri: "change.diff", text: change, start: words.length + 2 },
  ];
  const resultOf = (...phrases: string[]) => {
    const evidence = phrases.map((phrase) => {
      const start = input.indexOf(phrase);
      return { start, end: start + phrase.length };
    });
    const [result] = validLog({
      parts,
      assessment: { testable: true, vulnerabilities: [finding({ evidence })] },
    }).results;
    return { ...result, place: result?.locations[0]?.physicalLocation };
  };
  const file = { uri: "src/orders.ts" };

  test("evidence is placed on the changed file's own line", () => {
    expect(resultOf("this.db.find(id)").place).toEqual({
      artifactLocation: file,
      region: { startLine: 12, startColumn: 12, endLine: 12, endColumn: 28, snippet: { text: "this.db.find(id)" } },
    });
  });

  test("evidence over several added lines is one region without the marks", () => {
    expect(resultOf("log(id);\r\n+    return").place?.region).toEqual({
      startLine: 11,
      startColumn: 5,
      endLine: 12,
      endColumn: 11,
      snippet: { text: "log(id);\n    return" },
    });
  });

  test("a removed or unchanged line is never quoted: the added line beside it is shown", () => {
    expect(resultOf("requireOwner(id)").place).toEqual({ artifactLocation: file, region: { startLine: 11 } });
    expect(resultOf("open(id: string)").place).toEqual({ artifactLocation: file, region: { startLine: 11 } });
  });

  test("where lines were only removed, the line that now stands there is shown", () => {
    expect(resultOf("checkAgent()").place).toEqual({ artifactLocation: file, region: { startLine: 41 } });
  });

  test("an added line comes before a removed one and before words", () => {
    const { locations, relatedLocations } = resultOf(words, "requireOwner(id)", "this.db.find(id)");
    expect(locations?.[0]?.physicalLocation.region?.startLine).toBe(12);
    expect(relatedLocations?.map(({ physicalLocation }) => physicalLocation.region?.startLine)).toEqual([11]);
  });

  test("a finding that words raised is shown at the first changed line, and says so", () => {
    const { place, message } = resultOf(words);
    expect(place).toEqual({ artifactLocation: file, region: { startLine: 11 } });
    expect(message?.text).toContain(`not the line it is shown at: “${words}”`);
  });
});

test("words are shown at code rather than at prose, and where nothing was added at what was removed", () => {
  const placeOf = (...lines: string[]) => {
    const diff = lines.join("\n");
    const parts = [
      { uri: "pull-request.md", text: "Words", start: 0 },
      { uri: "change.diff", text: diff, start: 7 },
    ];
    const vulnerabilities = [finding({ evidence: [{ start: 0, end: 5 }] })];
    const [result] = validLog({ parts, assessment: { testable: true, vulnerabilities } }).results;
    const { artifactLocation, region } = result?.locations[0]?.physicalLocation ?? {};
    return `${artifactLocation?.uri}:${region?.startLine}`;
  };
  const file = (name: string, line: string) => [`--- a/${name}`, `+++ b/${name}`, "@@ -3,1 +3,1 @@", line];
  expect(placeOf(...file("docs/a.md", "+x"), ...file("b.ts", "+x"))).toBe("b.ts:3");
  expect(placeOf(...file("docs/a.md", "+x"))).toBe("docs/a.md:3");
  expect(placeOf("--- a/b.ts", "+++ b/b.ts", "@@ -7 +6,0 @@", "-x")).toBe("b.ts:7");
  expect(placeOf("--- a/b.ts", "+++ /dev/null", "@@ -1 +0,0 @@", "-x")).toBe("pull-request.md:undefined");
});

describe("a fingerprint", () => {
  const fingerprintsOf = (...tickets: AssessedTicket[]) =>
    sarifLog(tickets, tool).runs[0]?.results.map(({ partialFingerprints }) => Object.values(partialFingerprints)[0]);

  test("stays when lines move and when a description is worded anew", () => {
    const moved = `\n\n${text}`;
    const evidence = [{ start: moved.indexOf("Agents"), end: moved.indexOf(" by") }];
    const assessment = {
      testable: true,
      vulnerabilities: [finding({ evidence, name: "Other", description: "Other." })],
    };
    const later = { parts: [{ uri: "tickets/PAY 12.md", text: moved, start: 0 }], assessment };
    expect(fingerprintsOf(later)).toEqual(fingerprintsOf(ticket(finding())));
  });

  test("differs by weakness, by file, by evidence, and between equal findings", () => {
    const elsewhere = { ...ticket(finding()), parts: [{ uri: "other.md", text, start: 0 }] };
    const all = fingerprintsOf(
      ticket(finding(), finding({ cwe: "CWE-862" }), finding({ evidence: [{ start: 0, end: 7 }] }), finding()),
      elsewhere,
      ticket(finding()),
    );
    expect(new Set(all)).toHaveLength(6);
    for (const one of all ?? []) expect(one).toMatch(/^[\da-f]{16}$/);
  });
});
