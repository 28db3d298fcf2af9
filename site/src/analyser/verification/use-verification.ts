import { verificationLifetimeMs } from "@latchwork/contract/limits";
import { challengeAnswer } from "@latchwork/contract/verification";
import { useCallback, useEffect, useRef, useState } from "react";
import { apiAddress, fetchWithRetry } from "../../api-client/api.ts";
import { messages, type Problem, type Reader } from "../messages.ts";
import { loadTurnstile, type TurnstileWidget } from "./turnstile.ts";

export type VerificationStatus = "idle" | "working" | "verified" | "expired" | "error";

/** A token is given up this long (ms) before the server would refuse it, so that a slow request still arrives in time. */
const expiryMargin = 10_000;

/** How long (ms) a visitor waits for the challenge, retries included. */
const challengeTimeout = 10_000;

/**
 * The visitor's proof of being human: started by them, good once and for five
 * minutes. Which provider makes it is the server's choice.
 */
export function useVerification(handlers: {
  onVerified: (token: string) => void;
  onProblem: (problem: Problem) => void;
}) {
  const [status, setStatus] = useState<VerificationStatus>("idle");
  const [token, setToken] = useState("");
  const [reader, setReader] = useState<Reader>(null);
  const [widgetShown, setWidgetShown] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<{ turnstile: TurnstileWidget; id: string }>(null);
  const attempt = useRef(new AbortController());
  const listeners = useRef(handlers);
  listeners.current = handlers;

  function succeed(proof: string): void {
    setToken(proof);
    setStatus("verified");
    listeners.current.onVerified(proof);
  }

  const fail = useCallback((reason: "expired" | "error") => {
    setToken("");
    setStatus(reason);
    listeners.current.onProblem({ message: reason === "expired" ? messages.captchaExpired : messages.captchaError });
  }, []);

  /** Begins, or begins again. Does nothing while a proof is being made or is at hand. */
  async function start(): Promise<void> {
    if (status === "working" || status === "verified") return;
    attempt.current.abort();
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    setStatus("working");
    if (widget.current) {
      widget.current.turnstile.reset(widget.current.id);
      return;
    }
    try {
      // Never from a cache: a challenge serves once.
      const challenge = await fetchWithRetry(
        apiAddress("/verification/challenge"),
        async (response) => challengeAnswer.parse(await response.json()),
        AbortSignal.any([signal, AbortSignal.timeout(challengeTimeout)]),
      );
      if (signal.aborted) return;
      setReader(challenge.reader ?? "embedded");
      if (challenge.kind === "turnstile") {
        const turnstile = await loadTurnstile(signal);
        if (!container.current || signal.aborted) return;
        setWidgetShown(true);
        const id = turnstile.render(container.current, {
          sitekey: challenge.siteKey,
          callback: succeed,
          "expired-callback": () => fail("expired"),
          "error-callback": () => {
            fail("error");
            return true; // the visitor has been told; the widget need not log it as well
          },
        });
        widget.current = { turnstile, id };
        return;
      }
      const { solveProofOfWork } = await import("./proof-of-work.ts");
      const proof = await solveProofOfWork(challenge.challenge, signal);
      if (!signal.aborted) succeed(proof);
    } catch {
      // Whatever failed, the visitor can only try again; an aborted attempt is no failure.
      if (!signal.aborted) fail("error");
    }
  }

  /** Gives up the token after it was used or refused. The visitor starts the next one. */
  function reset(): void {
    attempt.current.abort();
    setToken("");
    setStatus("idle");
    if (!widget.current) return;
    widget.current.turnstile.reset(widget.current.id);
    setStatus("working");
  }

  useEffect(() => {
    // Turnstile reports expiry by itself; a proof of work only by the clock.
    if (status !== "verified" || widget.current) return;
    const until = Date.now() + verificationLifetimeMs - expiryMargin;
    const expire = () => Date.now() >= until && fail("expired");
    const timer = setTimeout(expire, until - Date.now());
    // Timers stand still while a machine sleeps or a page waits in the history.
    addEventListener("pageshow", expire);
    document.addEventListener("visibilitychange", expire);
    return () => {
      clearTimeout(timer);
      removeEventListener("pageshow", expire);
      document.removeEventListener("visibilitychange", expire);
    };
  }, [status, fail]);

  useEffect(() => () => attempt.current.abort(), []);

  return { status, token, reader, start, reset, container, widgetShown };
}

export type Verification = ReturnType<typeof useVerification>;
