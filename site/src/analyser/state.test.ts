import { expect, test } from "vitest";
import { messages } from "./messages.ts";
import { type AnalyserAction, type AnalyserState, analyserReducer, initialState } from "./state.ts";

const problem = { message: messages.general };
const shown = { ...problem, on: "ticket" } as const;
const assessment = { testable: false, vulnerabilities: [] };
const earlier = { testable: true, vulnerabilities: [{ name: "A finding", description: "" }] };
const result = { kind: "result", assessment: earlier, input: "before", changes: null } as const;
const busy: AnalyserState = {
  input: "before",
  sample: "sso-provider",
  replacedInput: "typed",
  panel: result,
  problem: shown,
  lastAssessment: earlier,
};

const transitions: [string, AnalyserAction, Partial<AnalyserState>][] = [
  ["typing changes the input alone", { type: "input-changed", input: "after" }, { input: "after" }],
  [
    "a sample brings its text and clears the problem",
    { type: "sample-chosen", key: "onboarding-copy", input: "after" },
    { input: "after", sample: "onboarding-copy", problem: null, lastAssessment: null },
  ],
  [
    "what a sample replaced comes back",
    { type: "input-restored" },
    { input: "typed", sample: null, replacedInput: null, problem: null, lastAssessment: null },
  ],
  ["clearing resets everything", { type: "cleared" }, initialState],
  [
    "an analysis clears the last result and problem",
    { type: "analysis-started" },
    { panel: { kind: "loading" }, problem: null },
  ],
  [
    "an assessment is kept with its input and what changed since the one before",
    { type: "assessed", assessment, input: "after" },
    {
      panel: { kind: "result", assessment, input: "after", changes: { added: [], removed: ["A finding"] } },
      lastAssessment: assessment,
    },
  ],
  ["a stopped analysis leaves the input and no result", { type: "analysis-stopped" }, { panel: { kind: "empty" } }],
  [
    "a failure goes back to empty and says why there",
    { type: "failed", problem },
    { panel: { kind: "empty" }, problem: { ...problem, on: "results" } },
  ],
  [
    "a problem shown beside a result leaves the result",
    { type: "problem-shown", problem: { message: messages.captchaMissing } },
    { problem: { message: messages.captchaMissing, on: "ticket" } },
  ],
  ["a cleared problem is gone", { type: "problem-cleared" }, { problem: null }],
];

test.each(transitions)("%s", (_what, action, changes) => {
  expect(analyserReducer(busy, action)).toEqual({ ...busy, ...changes });
});

test("nothing is drawn anew when there was no problem to clear", () => {
  expect(analyserReducer(initialState, { type: "problem-cleared" })).toBe(initialState);
});

test("nothing changes the ticket while it is read", () => {
  const reading: AnalyserState = { ...busy, panel: { kind: "loading" }, problem: null };
  for (const action of [
    { type: "input-changed", input: "after" },
    { type: "sample-chosen", key: "onboarding-copy", input: "after" },
    { type: "input-restored" },
  ] as const)
    expect(analyserReducer(reading, action)).toBe(reading);
});

test("no transition changes the state it came from", () => {
  const before = structuredClone(busy);
  for (const [, action] of transitions) analyserReducer(busy, action);
  expect(busy).toEqual(before);
});

test("only what a visitor typed is kept when a sample replaces it", () => {
  const typed = analyserReducer(initialState, { type: "input-changed", input: "mine" });
  const first = analyserReducer(typed, { type: "sample-chosen", key: "sso-provider", input: "sample" });
  const second = analyserReducer(first, { type: "sample-chosen", key: "onboarding-copy", input: "another" });
  expect([first.replacedInput, second.replacedInput]).toEqual(["mine", "mine"]);
  const blank = analyserReducer(initialState, { type: "input-changed", input: " \u200b" });
  expect(
    analyserReducer(blank, { type: "sample-chosen", key: "sso-provider", input: "sample" }).replacedInput,
  ).toBeNull();
});

type Findings = [name: string, cwe?: string][];

const ofFindings = (findings: Findings) => ({
  testable: findings.length > 0,
  vulnerabilities: findings.map(([name, cwe]) => ({ name, description: "", ...(cwe && { cwe }) })),
});

test.each<[string, Findings, Findings, { added: number[]; removed: string[] }]>([
  [
    "the same weakness is the same finding, however its words follow the ticket",
    [["Any agent reads any order", "CWE-639"]],
    [["Any clerk reads any order", "CWE-639"]],
    { added: [], removed: [] },
  ],
  [
    "an added finding is given by its index, a removed one by its name",
    [
      ["Orders open by id", "CWE-639"],
      ["No limit of tries", "CWE-307"],
    ],
    [
      ["Refund above the price", "CWE-1284"],
      ["Orders open by id", "CWE-639"],
    ],
    { added: [0], removed: ["No limit of tries"] },
  ],
  [
    "two findings of one weakness are two",
    [["a", "CWE-200"]],
    [
      ["a", "CWE-200"],
      ["b", "CWE-200"],
    ],
    { added: [1], removed: [] },
  ],
  [
    "findings of a back end without weakness numbers are compared by name",
    [["a"]],
    [["b"]],
    { added: [0], removed: ["a"] },
  ],
])("%s", (_what, before, after, changes) => {
  const assessed = (state: AnalyserState, findings: Findings) =>
    analyserReducer(state, { type: "assessed", assessment: ofFindings(findings), input: "" });
  expect(assessed(assessed(initialState, before), after).panel).toMatchObject({ changes });
});
