import { isBlank, maxTicketLength } from "@latchwork/contract/limits";
import { previewAnswer, previewRequest } from "@latchwork/contract/preview";
import type { FastifyReply } from "fastify";
import type { ClientOf } from "../client-address.ts";
import type { ApiKey, ApiKeys } from "../keys/api-keys.ts";
import { authenticate } from "../keys/authenticate.ts";
import { previewOperation } from "../openapi/operations.ts";
import type { KeyCounts } from "../operations/metrics.ts";
import type { RateLimiter } from "../rate-limits.ts";
import { type ApiInstance, refusals, reject } from "../route.ts";
import type { ValidToken, Verifier } from "../verification/verifier.ts";
import type { Capacity } from "./capacity.ts";
import type { Analyst } from "./embedded-analyst.ts";

/**
 * Largest body that is read, in bytes. JSON may write each UTF-16 unit of the
 * ticket in six bytes (`\u00e9`); the rest is for the token and spaces.
 */
export const previewBodyLimit = maxTicketLength * 6 + 40_000;

export interface PreviewDeps {
  readonly analyst: Analyst;
  readonly capacity: Capacity;
  readonly verifier: Verifier;
  readonly keys: Pick<ApiKeys, "use">;
  readonly keyCounts: KeyCounts;
  readonly limiter: RateLimiter;
  readonly clientOf: ClientOf;
}

declare module "fastify" {
  interface FastifyRequest {
    /** The key that came with a request for an analysis. */
    apiKey: ApiKey | null;
  }
}

/**
 * `POST /intelligence/preview`. The checks run in the order of the contract: cheap ones first, and a token is spent
 * last. An API key takes the place of human verification, and its own limits that of the client's.
 */
export function previewRoute(app: ApiInstance, deps: PreviewDeps): void {
  app.decorateRequest("apiKey", null);
  app.post(
    "/intelligence/preview",
    {
      bodyLimit: previewBodyLimit,
      config: { operation: previewOperation },
      schema: {
        body: previewRequest,
        response: {
          200: previewAnswer,
          ...refusals(...previewOperation.refusals),
        },
      },
      // Before the body is read.
      onRequest: async (request, reply) => {
        const found = await authenticate(request, deps.keys);
        if (found.kind === "none") return;
        if (found.kind === "refused") {
          deps.keyCounts.refused();
          return reject(reply, "key_invalid");
        }
        request.apiKey = found.key;
        request.log = request.log.child({ key: found.key.id });
      },
      onResponse: ({ apiKey }, { statusCode }, done) => {
        if (apiKey !== null) deps.keyCounts.answered(apiKey.id, statusCode);
        done();
      },
      // Before the shape is looked at: whatever else is wrong, too long is too long.
      preValidation: (request, reply, done) => {
        if (inputLength(request.body) <= maxTicketLength) done();
        else reject(reply, "input_too_long");
      },
    },
    async (request, reply) => {
      const { apiKey } = request;
      const { token, input, model } = request.body;
      const departed = departureOf(reply);
      if (token === undefined && apiKey === null) return reject(reply, "request_invalid");
      if (isBlank(input)) return reject(reply, "input_blank");

      const wait = await (apiKey === null
        ? deps.limiter.take("analysis", deps.clientOf(request))
        : deps.limiter.take("key", apiKey.id, [apiKey.perHour, apiKey.perMinute]));
      if (wait > 0) return reject(reply, "rate_limited", wait);

      const verdict = apiKey === null ? await deps.verifier.check(token ?? "") : nothingToSpend;
      if (verdict.kind !== "valid") return reject(reply, `captcha_${verdict.kind}`);

      const place = await deps.capacity.enter();
      if (place === null) return reject(reply, "overloaded");
      try {
        departed.throwIfAborted(); // left while waiting in line
        if (!(await verdict.spend())) return reject(reply, "captcha_invalid");
        const started = performance.now();
        const assessment = await deps.analyst.assess(input, { signal: departed, requestId: request.id, model });
        const elapsedMs = Math.round(performance.now() - started);
        return { data: [{ ...assessment, elapsedMs }] };
      } finally {
        place.leave();
      }
    },
  );
}

/** A key serves again and again. */
const nothingToSpend: ValidToken = { kind: "valid", spend: async () => true };

/**
 * Aborts when the visitor leaves. Fastify's `request.signal` does not: it
 * follows the request, which is over once its body has been read.
 */
function departureOf(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  // An abort makes an error with its stack, which takes as long as the rest of this route.
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}

function inputLength(body: unknown): number {
  const holdsInput = typeof body === "object" && body !== null && "input" in body;
  return holdsInput && typeof body.input === "string" ? body.input.length : 0;
}
