import { isBlank } from "@latchwork/contract/limits";
import type { ReadAssessment, ReadVulnerability } from "@latchwork/contract/preview";
import type { Content } from "../content/schemas/index.ts";
import type { Problem } from "./messages.ts";

/** A sample ticket with its label. */
export type Sample = Content<"samples">[number];

/** What the assessment panel shows. A failure returns to empty, and is said there. */
export type Panel =
  | { kind: "empty" }
  | { kind: "loading" }
  | {
      kind: "result";
      assessment: ReadAssessment;
      /** The text that was assessed: evidence points into it. */
      input: string;
      /** Against the assessment before, or null when this is the ticket's first. */
      changes: ReturnType<typeof changesBetween> | null;
    };

/** A problem is said where it can be mended: below the ticket, or where the results would stand. */
export type ShownProblem = Problem & { on: "ticket" | "results" };

export interface AnalyserState {
  input: string;
  sample: Sample["key"] | null;
  /** What was typed before a sample replaced it. */
  replacedInput: string | null;
  panel: Panel;
  problem: ShownProblem | null;
  /** The last assessment of the ticket at hand, kept while it is edited. */
  lastAssessment: ReadAssessment | null;
}

export type AnalyserAction =
  | { type: "input-changed"; input: string }
  | { type: "sample-chosen"; key: Sample["key"]; input: string }
  | { type: "input-restored" }
  | { type: "cleared" }
  | { type: "analysis-started" }
  | { type: "analysis-stopped" }
  | { type: "assessed"; assessment: ReadAssessment; input: string }
  | { type: "failed"; problem: Problem }
  | { type: "problem-shown"; problem: Problem }
  | { type: "problem-cleared" };

export const initialState: AnalyserState = {
  input: "",
  sample: null,
  replacedInput: null,
  panel: { kind: "empty" },
  problem: null,
  lastAssessment: null,
};

const changesInput = new Set<AnalyserAction["type"]>(["input-changed", "sample-chosen", "input-restored"]);

export function analyserReducer(state: AnalyserState, action: AnalyserAction): AnalyserState {
  // What is read must stay what is shown until the answer is there.
  if (state.panel.kind === "loading" && changesInput.has(action.type)) return state;
  switch (action.type) {
    case "input-changed":
      return { ...state, input: action.input };
    case "sample-chosen":
      return {
        ...state,
        input: action.input,
        sample: action.key,
        replacedInput: state.sample === null && !isBlank(state.input) ? state.input : state.replacedInput,
        problem: null,
        lastAssessment: null,
      };
    case "input-restored":
      return {
        ...state,
        input: state.replacedInput ?? state.input,
        sample: null,
        replacedInput: null,
        problem: null,
        lastAssessment: null,
      };
    case "cleared":
      return initialState;
    case "analysis-started":
      return { ...state, panel: { kind: "loading" }, problem: null };
    case "analysis-stopped":
      return { ...state, panel: { kind: "empty" } };
    case "assessed": {
      const { assessment, input } = action;
      const changes = state.lastAssessment && changesBetween(state.lastAssessment, assessment);
      return { ...state, panel: { kind: "result", assessment, input, changes }, lastAssessment: assessment };
    }
    case "failed":
      return { ...state, panel: { kind: "empty" }, problem: { ...action.problem, on: "results" } };
    case "problem-shown":
      return { ...state, problem: { ...action.problem, on: "ticket" } };
    case "problem-cleared":
      return state.problem === null ? state : { ...state, problem: null };
  }
}

/** A finding is the same when its weakness is: its name and words follow the ticket. */
const identity = ({ cwe, name }: ReadVulnerability): string => cwe ?? name;

/** What an edit of the ticket changed: indices of findings that are new, names of those no longer made. */
function changesBetween(before: ReadAssessment, after: ReadAssessment) {
  const left = [...before.vulnerabilities];
  const added = after.vulnerabilities.flatMap((vulnerability, index) => {
    const same = left.findIndex((other) => identity(other) === identity(vulnerability));
    if (same === -1) return [index];
    left.splice(same, 1);
    return [];
  });
  return { added, removed: left.map(({ name }) => name) };
}
