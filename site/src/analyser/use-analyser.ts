import { isBlank, maxTicketLength } from "@latchwork/contract/limits";
import type { ReadAssessment } from "@latchwork/contract/preview";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { track } from "../analytics/track.ts";
import { messages } from "./messages.ts";
import { requestAssessment } from "./request-assessment.ts";
import { type AnalyserState, analyserReducer, initialState } from "./state.ts";
import { useVerification } from "./verification/use-verification.ts";

/** Where the analyser stands: the home page's demo or its own page. */
export type Place = "home" | "tool";

/** The least time (ms) for which loading shows, so that a result is seen to arrive. */
const minLoading = 600;

const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function reportUse(place: Place, { input, sample }: AnalyserState): void {
  if (place === "home") track("homepage_security_analysis", { ticketLength: input.length });
  else track("change_analysis_tool_used", { ticketLength: input.length, sample });
}

function reportAnswer({ testable, insufficient, vulnerabilities }: ReadAssessment): void {
  const answer = insufficient ? "insufficient" : testable ? "testable" : "not_testable";
  track("analysis_answered", { answer, findings: vulnerabilities.length });
}

/** States and transitions of the analyser; drawing and focus are the component's. */
export function useAnalyser(place: Place) {
  const [state, dispatch] = useReducer(analyserReducer, initialState);
  const running = useRef(new AbortController());
  /** Whether the ticket is to be analysed as soon as the verification that was just started succeeds. */
  const [waiting, setWaiting] = useState(false);
  const latest = useRef({ input: state.input, waiting });
  latest.current = { input: state.input, waiting };
  /** Answers added to the ticket and not analysed yet; pressed again, they are not added twice. */
  const added = useRef("");

  const verification = useVerification({
    onVerified: (token) => {
      dispatch({ type: "problem-cleared" });
      setWaiting(false);
      if (latest.current.waiting) submit(token);
    },
    onProblem: (problem) => {
      setWaiting(false);
      dispatch({ type: "problem-shown", problem });
    },
  });

  async function analyse(input: string, token: string): Promise<void> {
    running.current.abort();
    running.current = new AbortController();
    added.current = "";
    const { signal } = running.current;
    dispatch({ type: "analysis-started" });
    reportUse(place, { ...state, input });
    const [outcome] = await Promise.all([
      requestAssessment({ token, input }, { signal }),
      pause(reducedMotion() ? 0 : minLoading),
    ]);
    if (signal.aborted || outcome.kind === "aborted") return;
    if (outcome.kind === "assessed") {
      reportAnswer(outcome.assessment);
      dispatch({ type: "assessed", assessment: outcome.assessment, input });
      verification.reset();
      return;
    }
    track("analysis_answered", { answer: "failed", findings: 0 });
    dispatch({ type: "failed", problem: outcome.problem });
    if (outcome.kind === "captcha-refused") verification.reset();
  }

  /** What Analyse does: blank comes before the token, and neither makes a call. */
  function submit(token = verification.token): void {
    const { input } = latest.current;
    if (state.panel.kind === "loading") return;
    if (input.length > maxTicketLength) return; // what is too long is said beside the counter
    if (isBlank(input)) dispatch({ type: "problem-shown", problem: { message: messages.blank } });
    else if (token === "") dispatch({ type: "problem-shown", problem: { message: messages.captchaMissing } });
    else void analyse(input, token);
  }

  /** Analyses the ticket as it is once the visitor is verified, which begins now unless it is done. */
  function submitOnceVerified(): void {
    if (verification.token !== "") submit();
    else {
      setWaiting(true);
      void verification.start();
    }
  }

  /** Adds answers to the ticket and analyses it again, after the verification that this needs. */
  function answer(answers: { question: string; answer: string }[]): void {
    const addition = answers.map(({ question, answer }) => `${question}\n${answer}`).join("\n\n");
    const isThere = added.current !== "" && state.input.includes(added.current);
    const input = isThere
      ? state.input.replace(added.current, () => addition)
      : `${state.input.trimEnd()}\n\n${addition}`;
    added.current = addition;
    latest.current.input = input;
    dispatch({ type: "input-changed", input });
    submitOnceVerified();
  }

  /** Gives up the running analysis. The ticket stays; its proof may have been spent, so it is asked for anew. */
  function stop(): void {
    running.current.abort();
    track("analysis_answered", { answer: "stopped", findings: 0 });
    dispatch({ type: "analysis-stopped" });
    verification.reset();
  }

  function clear(): void {
    running.current.abort();
    setWaiting(false);
    dispatch({ type: "cleared" });
  }

  const setInput = useCallback((input: string) => dispatch({ type: "input-changed", input }), []);

  function tryAnother(): void {
    clear();
    verification.reset();
  }

  useEffect(() => () => running.current.abort(), []);

  return {
    state,
    dispatch,
    verification,
    waiting,
    submit,
    submitOnceVerified,
    stop,
    answer,
    clear,
    tryAnother,
    setInput,
  };
}
