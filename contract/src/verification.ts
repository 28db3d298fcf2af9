import * as z from "zod/mini";

/** A signed puzzle of altcha-lib. Only its solver looks inside; the signature covers every parameter, named here or not. */
const puzzle = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});

/** Answer of `GET /verification/challenge`: which provider is in use and what its widget needs. */
export const challengeAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("proof-of-work"), challenge: puzzle }),
  z.object({ kind: z.literal("turnstile"), siteKey: z.string() }),
]);
export type ChallengeAnswer = z.infer<typeof challengeAnswer>;
