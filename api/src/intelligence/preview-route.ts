import { isBlank, maxTicketLength } from "@latchwork/contract/limits";
import { previewAnswer, previewRequest } from "@latchwork/contract/preview";
import type { FastifyReply } from "fastify";
import type { Analyst } from "../analysis/analyst.ts";
import type { Capacity } from "../analysis/capacity.ts";
import type { ApiInstance } from "../api-instance.ts";
import type { ClientOf } from "../client-address.ts";
import type { RateLimiter } from "../rate-limits.ts";
import { refusals, refuse } from "../refusal.ts";
import type { Verifier } from "../verification/verifier.ts";

/**
 * Largest body that is read, in bytes. JSON may write each UTF-16 unit of the
 * ticket in six bytes (`\u00e9`); the rest is for the token and spaces.
 */
export const previewBodyLimit = maxTicketLength * 6 + 40_000;

export interface PreviewDeps {
  readonly analyst: Analyst;
  readonly capacity: Capacity;
  readonly verifier: Verifier;
  readonly limiter: RateLimiter;
  readonly clientOf: ClientOf;
}

/** `POST /intelligence/preview`. The checks run in the order of the contract: cheap ones first, and a token is spent last. */
export function previewRoute(app: ApiInstance, deps: PreviewDeps): void {
  app.post(
    "/intelligence/preview",
    {
      bodyLimit: previewBodyLimit,
      schema: {
        summary: "A security assessment of one change ticket",
        tags: ["intelligence"],
        body: previewRequest,
        response: {
          200: previewAnswer,
          ...refusals(
            "input_too_long",
            "request_invalid",
            "input_blank",
            "rate_limited",
            "captcha_missing",
            "captcha_invalid",
            "captcha_expired",
            "overloaded",
            "internal",
          ),
        },
      },
      // Before the shape is looked at: whatever else is wrong, too long is too long.
      preValidation: async (request, reply) => {
        if (ticketLength(request.body) > maxTicketLength) return refuse(reply, "input_too_long");
      },
    },
    async (request, reply) => {
      const { token, input } = request.body;
      const visitor = presence(reply);
      if (isBlank(input)) return refuse(reply, "input_blank");

      const wait = await deps.limiter.take("analysis", deps.clientOf(request));
      if (wait > 0) return refuse(reply, "rate_limited", wait);

      const verdict = await deps.verifier.check(token);
      if (verdict.kind !== "valid") return refuse(reply, `captcha_${verdict.kind}`);

      const place = await deps.capacity.enter();
      if (place === null) return refuse(reply, "overloaded");
      try {
        visitor.throwIfAborted(); // waited in line for, and gone
        if (!(await verdict.spend())) return refuse(reply, "captcha_invalid");
        const started = performance.now();
        const reading = await deps.analyst.assess(input, { signal: visitor });
        const elapsedMs = Math.round(performance.now() - started);
        return { data: [{ ...reading, elapsedMs }] };
      } finally {
        place.leave();
      }
    },
  );
}

/**
 * Aborts when the visitor leaves. Fastify's `request.signal` does not: it
 * follows the request, which is over once its body has been read.
 */
function presence(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once("close", () => left.abort());
  return left.signal;
}

function ticketLength(body: unknown): number {
  const holdsInput = typeof body === "object" && body !== null && "input" in body;
  return holdsInput && typeof body.input === "string" ? body.input.length : 0;
}
