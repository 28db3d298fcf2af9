import type { ChallengeAnswer } from "@latchwork/contract/verification";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** What altcha's widget would send for a challenge. */
export async function solvedToken(answer: ChallengeAnswer): Promise<string> {
  if (answer.kind !== "proof-of-work") throw new Error("This is no proof of work.");
  const { challenge } = answer;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
