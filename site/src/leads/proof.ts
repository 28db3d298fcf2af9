import { verificationLifetimeMs } from "@latchwork/contract/limits";
import { challengeAnswer } from "@latchwork/contract/verification";
import { apiAddress } from "../api-client/api.ts";

/** A proof is made again this long (ms) before it would be refused. */
const margin = 30_000;

/** Longest (ms) that sending waits for a proof. Without one the form is sent all the same and meets a stricter limit. */
const maxProofWait = 4_000;

/**
 * Makes a proof of work quietly while somebody fills in the form. The returned
 * function gives a fresh token, or "" when none could be made in time. Each
 * serves once.
 */
export function keepProof(): () => Promise<string> {
  let made = make();
  return async () => {
    if (performance.now() - made.begun > verificationLifetimeMs - margin) made = make();
    const { token } = made;
    const given = await Promise.race([token, new Promise<string>((done) => setTimeout(done, maxProofWait, ""))]);
    made = { begun: Number.NEGATIVE_INFINITY, token: Promise.resolve("") }; // spent: the next press makes another
    return given;
  };
}

function make(): { begun: number; token: Promise<string> } {
  const token = solve().catch(() => ""); // a browser that cannot do it may still send the form
  return { begun: performance.now(), token };
}

async function solve(): Promise<string> {
  const response = await fetch(apiAddress("/verification/form-challenge"));
  const answer = challengeAnswer.parse(await response.json());
  if (answer.kind !== "proof-of-work") return "";
  const { solveProofOfWork } = await import("../analyser/verification/proof-of-work.ts");
  return solveProofOfWork(answer.challenge, new AbortController().signal);
}
