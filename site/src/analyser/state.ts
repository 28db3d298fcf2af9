import { isBlank } from "@latchwork/contract/limits";
import type { ReadAssessment } from "@latchwork/contract/preview";
import type { Content } from "../content/schemas/index.ts";
import type { Problem } from "./messages.ts";

type SampleKey = Content<"samples">[number]["key"];

/** What the assessment panel shows. A failure returns to empty; its sentence stands beside the ticket. */
export type Panel =
  | { kind: "empty" }
  | { kind: "loading" }
  | {
      kind: "result";
      assessment: ReadAssessment;
      /** The text that was read: evidence points into it. */
      read: string;
      /** What was said of the same ticket the time before. */
      before: ReadAssessment | null;
    };

export interface AnalyserState {
  ticket: string;
  sample: SampleKey | null;
  /** What was typed before a sample took its place. */
  replaced: string | null;
  panel: Panel;
  problem: Problem | null;
  /** The last answer about the ticket in hand, through further runs of it. */
  last: ReadAssessment | null;
}

export type AnalyserAction =
  | { type: "typed"; ticket: string }
  | { type: "sample-chosen"; key: SampleKey; ticket: string }
  | { type: "typed-text-restored" }
  | { type: "cleared" }
  | { type: "analysis-began" }
  | { type: "stopped" }
  | { type: "assessed"; assessment: ReadAssessment; read: string }
  | { type: "failed"; problem: Problem }
  | { type: "problem-shown"; problem: Problem }
  | { type: "problem-settled" };

export const initialState: AnalyserState = {
  ticket: "",
  sample: null,
  replaced: null,
  panel: { kind: "empty" },
  problem: null,
  last: null,
};

export function analyserReducer(state: AnalyserState, action: AnalyserAction): AnalyserState {
  switch (action.type) {
    case "typed":
      return { ...state, ticket: action.ticket };
    case "sample-chosen":
      return {
        ...state,
        ticket: action.ticket,
        sample: action.key,
        replaced: state.sample === null && !isBlank(state.ticket) ? state.ticket : state.replaced,
        problem: null,
        last: null,
      };
    case "typed-text-restored":
      return {
        ...state,
        ticket: state.replaced ?? state.ticket,
        sample: null,
        replaced: null,
        problem: null,
        last: null,
      };
    case "cleared":
      return initialState;
    case "analysis-began":
      return { ...state, panel: { kind: "loading" }, problem: null };
    case "assessed":
      return {
        ...state,
        panel: { kind: "result", assessment: action.assessment, read: action.read, before: state.last },
        last: action.assessment,
      };
    case "stopped":
      return { ...state, panel: { kind: "empty" } };
    case "failed":
      return { ...state, panel: { kind: "empty" }, problem: action.problem };
    case "problem-shown":
      return { ...state, problem: action.problem };
    case "problem-settled":
      return state.problem === null ? state : { ...state, problem: null };
  }
}
