import { solveChallengeWorkers } from "altcha-lib";
import type { Challenge } from "altcha-lib/types";
import { trustedScript } from "../../browser/trusted-scripts.ts";
import solverAddress from "./solver.worker.ts?worker&url";

/** Workers that look for the solution side by side; more gains little and starves the page on a phone. */
const maxWorkers = 4;

/** A puzzle takes well under a second; a browser that needs this long (ms) is not going to finish. */
const patience = 60_000;

/**
 * Solves a puzzle in web workers.
 *
 * @returns the token to send: base64 of `{challenge, solution}`, altcha's own payload
 * @throws Error when there is no solution in time; AbortError when aborted
 */
export async function solveProofOfWork(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const controller = new AbortController();
  signal.addEventListener("abort", () => controller.abort(), { once: true });
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(maxWorkers, Math.max(1, navigator.hardwareConcurrency - 1)),
    controller,
    createWorker: () => new Worker(trustedScript(solverAddress), { type: import.meta.env.DEV ? "module" : "classic" }),
    timeout: patience,
  });
  signal.throwIfAborted();
  if (!solution) throw new Error("The puzzle was not solved in time");
  return btoa(JSON.stringify({ challenge, solution }));
}
