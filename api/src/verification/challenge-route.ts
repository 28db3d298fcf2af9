import { challengeAnswer, type OutsideReader } from "@latchwork/contract/verification";
import type { ClientOf } from "../client-address.ts";
import { challengeOperation } from "../openapi/operations.ts";
import type { RateLimiter } from "../rate-limits.ts";
import { type ApiInstance, refusals, reject } from "../route.ts";
import type { Verifier } from "./verifier.ts";

/** `GET /verification/challenge`: what a visitor needs to prove to be human, and which model will read the ticket, if one will. */
export function challengeRoute(
  app: ApiInstance,
  deps: {
    verifier: Verifier;
    limiter: RateLimiter;
    reader: OutsideReader | null;
    clientOf: ClientOf;
  },
): void {
  app.get(
    "/verification/challenge",
    {
      config: { operation: challengeOperation },
      schema: { response: { 200: challengeAnswer, ...refusals(...challengeOperation.refusals) } },
    },
    async (request, reply) => {
      const wait = await deps.limiter.take("challenge", deps.clientOf(request));
      if (wait > 0) return reject(reply, "rate_limited", wait);
      return { ...(await deps.verifier.issue()), ...(deps.reader && { reader: deps.reader }) };
    },
  );
}
