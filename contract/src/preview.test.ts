import { expect, test } from "vitest";
import { effortOf, readPreviewAnswer, weaknessOf } from "./preview.ts";

const bare = { testable: true, vulnerabilities: [{ name: "Name", description: "Description" }] };

const full = {
  testable: true,
  insufficient: false,
  questions: [],
  vulnerabilities: [
    {
      name: "Name",
      description: "Description",
      cwe: "CWE-640",
      weakness: "CWE-613",
      asvs: { chapter: "V8", name: "Authorization" },
      severity: "high",
      confidence: 0.9,
      evidence: [{ start: 0, end: 4 }],
      microTest: {
        title: "Title",
        minutes: 45,
        kind: "manual",
        setUp: "Two accounts.",
        steps: ["As the first, ask for what the second has."],
        failsIf: "it is shown",
      },
    },
  ],
  notes: ["The ticket gives its reader orders."],
  engine: "embedded",
  elapsedMs: 4,
};

test("an answer with the fields of the specification alone is read", () => {
  expect(readPreviewAnswer({ data: [bare] })).toEqual(bare);
});

test("every further field is read when it has the known form", () => {
  expect(readPreviewAnswer({ data: [full] })).toEqual(full);
});

test("a test without its steps, as other back ends have it, is read", () => {
  const microTest = { title: "Title", minutes: 45, kind: "manual" };
  const vulnerabilities = bare.vulnerabilities.map((vulnerability) => ({ ...vulnerability, microTest }));
  expect(readPreviewAnswer({ data: [{ ...bare, vulnerabilities }] })).toEqual({ ...bare, vulnerabilities });
  const odd = vulnerabilities.map((vulnerability) => ({
    ...vulnerability,
    microTest: { ...microTest, steps: "none" },
  }));
  expect(readPreviewAnswer({ data: [{ ...bare, vulnerabilities: odd }] })).toEqual({ ...bare, vulnerabilities });
});

test("fields that nobody knows are dropped", () => {
  const [vulnerability] = bare.vulnerabilities;
  const body = { data: [{ ...bare, vulnerabilities: [{ ...vulnerability, note: "x" }], more: 1 }], page: 1 };
  expect(readPreviewAnswer(body)).toEqual(bare);
});

test.each<[string, object]>([
  ["insufficient", { insufficient: "no" }],
  ["questions", { questions: ["Who?", 7] }],
  ["engine", { engine: null }],
  ["elapsedMs", { elapsedMs: "4" }],
  ["notes", { notes: "watch out" }],
])("an odd %s is left out and the rest is read", (_name, odd) => {
  expect(readPreviewAnswer({ data: [{ ...bare, ...odd }] })).toEqual(bare);
});

test.each<[string, object]>([
  ["cwe", { cwe: 639 }],
  ["weakness", { weakness: 613 }],
  ["asvs", { asvs: "V8" }],
  ["confidence", { confidence: "high" }],
  ["severity", { severity: "critical" }],
  [
    "evidence",
    {
      evidence: [
        { start: 0, end: 4 },
        { start: -1, end: 4 },
      ],
    },
  ],
  ["microTest", { microTest: { title: "Title", minutes: 0, kind: "manual" } }],
])("an odd %s of a finding is left out and the rest is read", (_name, odd) => {
  const vulnerabilities = bare.vulnerabilities.map((vulnerability) => ({ ...vulnerability, ...odd }));
  expect(readPreviewAnswer({ data: [{ ...bare, vulnerabilities }] })).toEqual(bare);
});

test("the last element counts, whatever came before it", () => {
  expect(readPreviewAnswer({ data: [null, { ...bare, testable: false }, bare] })).toEqual(bare);
  expect(readPreviewAnswer({ data: [bare, null] })).toBeNull();
});

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["null", null],
  ["a string", "data"],
  ["an array", [bare]],
  ["no data", {}],
  ["data that is no array", { data: bare }],
  ["empty data", { data: [] }],
  ["an element without testable", { data: [{ vulnerabilities: [] }] }],
  ["an element without vulnerabilities", { data: [{ testable: false }] }],
  ["testable as a word", { data: [{ testable: "true", vulnerabilities: [] }] }],
  ["a finding without a name", { data: [{ testable: true, vulnerabilities: [{ description: "x" }] }] }],
  ["a finding without a description", { data: [{ testable: true, vulnerabilities: [{ name: "x" }] }] }],
])("%s is no answer", (_what, body) => {
  expect(readPreviewAnswer(body)).toBeNull();
});

test("a finding is shown under its weakness, and under its CWE where it names no other", () => {
  expect(weaknessOf({ cwe: "CWE-640", weakness: "CWE-613" })).toBe("CWE-613");
  expect(weaknessOf({ cwe: "CWE-639" })).toBe("CWE-639");
  expect(weaknessOf({})).toBeUndefined();
});

test("the minutes of an automated test are told as those of writing it", () => {
  expect(effortOf({ minutes: 60, kind: "manual" })).toBe("60 min, manual");
  expect(effortOf({ minutes: 45, kind: "automated" })).toBe("45 min to write, then automated");
  expect(effortOf({ minutes: 45, kind: "automated" }, "minutes")).toBe("45 minutes to write, then automated");
});
