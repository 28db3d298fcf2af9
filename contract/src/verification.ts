import * as z from "zod/mini";

/** A signed puzzle of altcha-lib; the solver reads it, nobody else looks inside. */
const puzzle = z.looseObject({ parameters: z.looseObject({}), signature: z.optional(z.string()) });

/** Answer of `GET /verification/challenge`: which provider is in use and what its widget needs. */
export const challengeAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("proof-of-work"), challenge: puzzle }),
  z.object({ kind: z.literal("turnstile"), siteKey: z.string() }),
]);
export type ChallengeAnswer = z.infer<typeof challengeAnswer>;
