import * as z from "zod/mini";

/** A signed puzzle of altcha-lib. Only its solver looks inside; the signature covers every parameter, named here or not. */
export const puzzle = z.object({
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

/**
 * A language model that reads tickets: its name, and the host a ticket is sent
 * to. Without a host it runs on the service's own machine.
 */
export const outsideReader = z.object({ name: z.string(), host: z.optional(z.string()) });
export type OutsideReader = z.infer<typeof outsideReader>;

/**
 * Who will read the ticket, so that a page can say so before it sends one.
 * Absent: the embedded engine, and nobody else.
 */
const reader = z.optional(z.union([z.literal("embedded"), outsideReader]));

/** Answer of `GET /verification/challenge`: which provider is in use and what its widget needs. */
export const challengeAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("proof-of-work"), challenge: puzzle, reader }),
  z.object({ kind: z.literal("turnstile"), siteKey: z.string(), reader }),
]);
export type ChallengeAnswer = z.infer<typeof challengeAnswer>;
