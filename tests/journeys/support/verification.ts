import type { APIRequestContext, Page } from "@playwright/test";
import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { challengeAnswer } from "../../../contract/src/verification.ts";

/** Asks the real server for a challenge and solves it, as a visitor's browser would. */
export async function proveToBeHuman(request: APIRequestContext): Promise<string> {
  const answer = challengeAnswer.parse(await (await request.get("/verification/challenge")).json());
  if (answer.kind !== "proof-of-work") throw new Error("The server asks for no proof of work.");
  const { challenge } = answer;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

/**
 * Hands the page a puzzle that its own solver finishes at once. For journeys
 * whose analysis is not answered by the server, which would refuse the proof.
 */
export async function giveEasyPuzzles(page: Page): Promise<void> {
  await page.route("**/verification/challenge", async (route) => {
    const { parameters, signature } = await createChallenge({
      algorithm: "PBKDF2/SHA-256",
      cost: 1,
      counter: 1,
      deriveKey,
      hmacSignatureSecret: "journey",
    });
    await route.fulfill({ json: { kind: "proof-of-work", challenge: { parameters: { ...parameters }, signature } } });
  });
}
