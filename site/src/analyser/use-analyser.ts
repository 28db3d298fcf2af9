import { isBlank, maxTicketLength } from "@latchwork/contract/limits";
import type { ReadAssessment } from "@latchwork/contract/preview";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { track } from "../analytics/track.ts";
import type { Content } from "../content/schemas/index.ts";
import { messages } from "./messages.ts";
import { requestAssessment } from "./request-assessment.ts";
import { type AnalyserState, analyserReducer, initialState } from "./state.ts";
import { useVerification } from "./verification/use-verification.ts";

type Sample = Content<"samples">[number];

/** Where the analyser stands: the home page's demo or its own page. */
export type Place = "home" | "tool";

/** Shortest time (ms) that the reading is shown, so that a result is seen to arrive. */
const shortestReading = 600;

const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function reportUse(place: Place, { ticket, sample }: AnalyserState): void {
  if (place === "home") track("homepage_security_analysis", { ticketLength: ticket.length });
  else track("change_analysis_tool_used", { ticketLength: ticket.length, sample });
}

function reportAnswer({ testable, insufficient, vulnerabilities }: ReadAssessment): void {
  const answer = insufficient ? "insufficient" : testable ? "testable" : "not_testable";
  track("analysis_answered", { answer, findings: vulnerabilities.length });
}

/** States and transitions of the analyser; drawing and focus are the component's. */
export function useAnalyser(place: Place) {
  const [state, dispatch] = useReducer(analyserReducer, initialState);
  const running = useRef(new AbortController());
  /** Whether the ticket is to be read as soon as the verification that was just started succeeds. */
  const [waiting, setWaiting] = useState(false);
  const latest = useRef({ ticket: state.ticket, waiting });
  latest.current = { ticket: state.ticket, waiting };
  /** Answers that were added to the ticket and not read yet; pressed again, they are not added twice. */
  const added = useRef("");

  const verification = useVerification({
    onVerified: (token) => {
      dispatch({ type: "problem-settled" });
      setWaiting(false);
      if (latest.current.waiting) void analyse(latest.current.ticket, token);
    },
    onProblem: (problem) => {
      setWaiting(false);
      dispatch({ type: "problem-shown", problem });
    },
  });

  async function analyse(ticket: string, token: string): Promise<void> {
    running.current.abort();
    running.current = new AbortController();
    added.current = "";
    const { signal } = running.current;
    dispatch({ type: "analysis-began" });
    reportUse(place, { ...state, ticket });
    const [outcome] = await Promise.all([
      requestAssessment({ token, input: ticket }, { signal }),
      pause(reducedMotion() ? 0 : shortestReading),
    ]);
    if (signal.aborted || outcome.kind === "aborted") return;
    if (outcome.kind === "assessed") {
      reportAnswer(outcome.assessment);
      dispatch({ type: "assessed", assessment: outcome.assessment, read: ticket });
      verification.reset();
      return;
    }
    track("analysis_answered", { answer: "failed", findings: 0 });
    dispatch({ type: "failed", problem: outcome.problem });
    if (outcome.kind === "captcha-refused") verification.reset();
  }

  /** What Analyse does: blank comes before the token, and neither makes a call. */
  function submit(): void {
    if (state.panel.kind === "loading") return;
    if (state.ticket.length > maxTicketLength) return; // what is too long is said beside the counter
    if (isBlank(state.ticket)) dispatch({ type: "problem-shown", problem: { message: messages.blank } });
    else if (verification.token === "")
      dispatch({ type: "problem-shown", problem: { message: messages.captchaMissing } });
    else void analyse(state.ticket, verification.token);
  }

  /** Adds answers to the ticket and reads it again; pressing the button also starts the verification it needs. */
  function answer(answers: { question: string; answer: string }[]): void {
    const before = state.ticket.endsWith(added.current)
      ? state.ticket.slice(0, state.ticket.length - added.current.length)
      : state.ticket;
    const said = answers.map(({ question, answer }) => `${question}\n${answer}`).join("\n\n");
    const ticket = `${before.trimEnd()}\n\n${said}`;
    added.current = said;
    dispatch({ type: "typed", ticket });
    if (verification.token !== "") {
      void analyse(ticket, verification.token);
      return;
    }
    setWaiting(true);
    void verification.start();
  }

  /** Gives up the running analysis. The ticket stays; its proof may have been spent, so it is asked for anew. */
  function stop(): void {
    running.current.abort();
    track("analysis_answered", { answer: "stopped", findings: 0 });
    dispatch({ type: "stopped" });
    verification.reset();
  }

  const clear = useCallback(() => {
    running.current.abort();
    setWaiting(false);
    dispatch({ type: "cleared" });
  }, []);

  const type = useCallback((ticket: string) => dispatch({ type: "typed", ticket }), []);

  const chooseSample = useCallback(({ key, ticket }: Sample) => dispatch({ type: "sample-chosen", key, ticket }), []);

  const restore = useCallback(() => dispatch({ type: "typed-text-restored" }), []);

  function tryAnother(): void {
    clear();
    verification.reset();
  }

  useEffect(() => () => running.current.abort(), []);

  return { state, verification, waiting, submit, stop, answer, clear, tryAnother, type, chooseSample, restore };
}
