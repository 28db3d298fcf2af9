import { type ErrorAnswer, type ErrorCode, errorTable } from "@latchwork/contract/errors";
import type { FastifyReply } from "fastify";
import * as z from "zod";

/** The part of a route's `response` that says with which errors of the table it can answer. */
export function refusals(...codes: ErrorCode[]): Record<number, z.ZodType<ErrorAnswer>> {
  const byStatus = Map.groupBy(codes, (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, listed]) => [
      status,
      z
        .object({ error: z.string(), code: z.enum(listed as [ErrorCode, ...ErrorCode[]]) })
        .describe(listed.map((code) => `\`${code}\`: ${errorTable[code].error}`).join(" ")),
    ]),
  );
}

/** Seconds after which a client that found the service busy may come back. */
const busySeconds = 5;

/** Answers with an error of the table. `retryAfter` is in whole seconds. */
export function refuse(reply: FastifyReply, code: ErrorCode, retryAfter?: number): FastifyReply {
  const { status, error } = errorTable[code];
  const wait = status === 503 ? busySeconds : retryAfter;
  if (wait !== undefined) reply.header("retry-after", wait);
  return reply.code(status).header("cache-control", "no-store").type("application/json").send({ error, code });
}
