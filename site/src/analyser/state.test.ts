import { expect, test } from "vitest";
import { messages } from "./messages.ts";
import { type AnalyserAction, type AnalyserState, analyserReducer, initialState } from "./state.ts";

const problem = { message: messages.general };
const assessment = { testable: false, vulnerabilities: [] };
const earlier = { testable: true, vulnerabilities: [{ name: "A finding", description: "" }] };
const result = { kind: "result", assessment: earlier, read: "before", before: null } as const;
const busy: AnalyserState = {
  ticket: "before",
  sample: "sso-provider",
  replaced: "typed",
  panel: result,
  problem,
  last: earlier,
};

const transitions: [string, AnalyserAction, Partial<AnalyserState>][] = [
  ["typing changes the ticket alone", { type: "typed", ticket: "after" }, { ticket: "after" }],
  [
    "a sample brings its text and takes the problem away",
    { type: "sample-chosen", key: "onboarding-copy", ticket: "after" },
    { ticket: "after", sample: "onboarding-copy", problem: null, last: null },
  ],
  [
    "what a sample replaced comes back",
    { type: "typed-text-restored" },
    { ticket: "typed", sample: null, replaced: null, problem: null, last: null },
  ],
  ["clearing takes everything", { type: "cleared" }, initialState],
  [
    "an analysis clears the last result and problem",
    { type: "analysis-began" },
    { panel: { kind: "loading" }, problem: null },
  ],
  [
    "an assessment is kept with the text it was made of and what was said before",
    { type: "assessed", assessment, read: "after" },
    { panel: { kind: "result", assessment, read: "after", before: earlier }, last: assessment },
  ],
  ["a stopped analysis leaves the ticket and no result", { type: "stopped" }, { panel: { kind: "empty" } }],
  ["a failure goes back to empty and says why", { type: "failed", problem }, { panel: { kind: "empty" }, problem }],
  [
    "a problem shown beside a result leaves the result",
    { type: "problem-shown", problem: { message: messages.captchaMissing } },
    { problem: { message: messages.captchaMissing } },
  ],
  ["a settled problem is gone", { type: "problem-settled" }, { problem: null }],
];

test.each(transitions)("%s", (_what, action, changes) => {
  expect(analyserReducer(busy, action)).toEqual({ ...busy, ...changes });
});

test("nothing is drawn anew when there was no problem to settle", () => {
  expect(analyserReducer(initialState, { type: "problem-settled" })).toBe(initialState);
});

test("no transition changes the state it came from", () => {
  const before = structuredClone(busy);
  for (const [, action] of transitions) analyserReducer(busy, action);
  expect(busy).toEqual(before);
});

test("only what a visitor typed is kept when a sample takes its place", () => {
  const typed = analyserReducer(initialState, { type: "typed", ticket: "mine" });
  const first = analyserReducer(typed, { type: "sample-chosen", key: "sso-provider", ticket: "sample" });
  const second = analyserReducer(first, { type: "sample-chosen", key: "onboarding-copy", ticket: "another" });
  expect([first.replaced, second.replaced]).toEqual(["mine", "mine"]);
  const blank = analyserReducer(initialState, { type: "typed", ticket: " \u200b" });
  expect(analyserReducer(blank, { type: "sample-chosen", key: "sso-provider", ticket: "sample" }).replaced).toBeNull();
});
