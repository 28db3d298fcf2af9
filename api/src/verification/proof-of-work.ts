import { verificationLifetimeMs } from "@latchwork/contract/limits";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod";
import { keyFor } from "../signing-secret.ts";
import type { SpentTokens, Verifier } from "./verifier.ts";

/**
 * Difficulty: a solver tries counters from 0 up, each costing `cost` rounds of
 * PBKDF2. Measured in Chromium, one worker, on a 2-core server CPU with SHA
 * instructions, medians: 169 ms (80 tries), 248 ms (120), 485 ms (160); a phone is
 * reckoned at four times that. Making a challenge costs the server one try,
 * about 3 ms; checking a solution costs two HMACs.
 */
const cost = 15_000;
const minTries = 80;
const maxTries = 160;

/** A payload has some 600 characters; more is no payload of ours. */
const longestToken = 2_000;

/** altcha's own payload, base64 of this JSON. Fields that the signature covers are read only once it has been checked. */
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * Proof of work with altcha: signed, good for {@link verificationLifetimeMs}
 * from when it was issued, and for one analysis across all instances. Bound to
 * nothing personal. `clock` answers milliseconds since 1970.
 */
export function proofOfWork(options: { secret: string; spent: SpentTokens; clock: () => number }): Verifier {
  const { spent, clock } = options;
  const secrets = {
    hmacSignatureSecret: keyFor(options.secret, "challenge"),
    hmacKeySignatureSecret: keyFor(options.secret, "challenge-solution"),
  };
  return {
    async issue() {
      const { parameters, signature = "" } = await createChallenge({
        ...secrets,
        algorithm: "PBKDF2/SHA-256",
        cost,
        // A counter picked here bounds the work on both ends, where a random
        // prefix would keep an unlucky visitor waiting several times longer.
        counter: randomInt(maxTries, minTries),
        deriveKey,
        expiresAt: Math.ceil((clock() + verificationLifetimeMs) / 1000),
      });
      return { kind: "proof-of-work", challenge: { parameters: { ...parameters }, signature } };
    },
    async check(token) {
      if (token === "") return { kind: "missing" };
      const proof = read(token);
      if (proof === null) return { kind: "invalid" };
      const { parameters } = proof.challenge;
      const result = await verifySolution({ ...secrets, ...proof, deriveKey });
      if (result.expired || parameters.expiresAt * 1000 <= clock()) return { kind: "expired" };
      if (!result.verified || (await spent.has(parameters.nonce))) return { kind: "invalid" };
      return { kind: "valid", spend: () => spent.spend(parameters.nonce, parameters.expiresAt * 1000) };
    },
  };
}

function read(token: string): z.infer<typeof payload> | null {
  if (token.length > longestToken) return null;
  try {
    return payload.safeParse(JSON.parse(Buffer.from(token, "base64").toString())).data ?? null;
  } catch {
    return null; // not JSON: whatever this is, it is no proof
  }
}
