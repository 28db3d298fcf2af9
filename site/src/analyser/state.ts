import type { ReadAssessment } from "@house/contract/preview-reader";
import type { SampleKey } from "../content/samples.ts";
import type { Problem } from "./messages.ts";

/** What the assessment panel shows. A failure returns to empty; its sentence stands beside the ticket. */
export type Panel =
  | { kind: "empty" }
  | { kind: "loading" }
  | {
      kind: "result";
      assessment: ReadAssessment /** The text that was read: evidence points into it. */;
      read: string;
    };

export interface AnalyserState {
  ticket: string;
  sample: SampleKey | null;
  panel: Panel;
  problem: Problem | null;
}

export type AnalyserAction =
  | { type: "typed"; ticket: string }
  | { type: "sample-chosen"; key: SampleKey; ticket: string }
  | { type: "cleared" }
  | { type: "analysis-began" }
  | { type: "assessed"; assessment: ReadAssessment; read: string }
  | { type: "failed"; problem: Problem }
  | { type: "problem-shown"; problem: Problem }
  | { type: "problem-settled" };

export const initialState: AnalyserState = { ticket: "", sample: null, panel: { kind: "empty" }, problem: null };

export function analyserReducer(state: AnalyserState, action: AnalyserAction): AnalyserState {
  switch (action.type) {
    case "typed":
      return { ...state, ticket: action.ticket };
    case "sample-chosen":
      return { ...state, ticket: action.ticket, sample: action.key, problem: null };
    case "cleared":
      return initialState;
    case "analysis-began":
      return { ...state, panel: { kind: "loading" }, problem: null };
    case "assessed":
      return { ...state, panel: { kind: "result", assessment: action.assessment, read: action.read } };
    case "failed":
      return { ...state, panel: { kind: "empty" }, problem: action.problem };
    case "problem-shown":
      return { ...state, problem: action.problem };
    case "problem-settled":
      return state.problem === null ? state : { ...state, problem: null };
  }
}
