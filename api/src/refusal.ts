import { type ErrorCode, errorAnswer, errorTable } from "@house/contract/errors";
import type { FastifyReply } from "fastify";

/** Every status that the error table knows, with the schema of its body: the `response` part of a route. */
export function refusals(...codes: ErrorCode[]): Record<number, typeof errorAnswer> {
  return Object.fromEntries(codes.map((code) => [errorTable[code].status, errorAnswer]));
}

/** Seconds after which a client that found the service busy may come back. */
const busySeconds = 5;

/** Answers with an error of the table. `retryAfter` is in whole seconds. */
export function refuse(reply: FastifyReply, code: ErrorCode, retryAfter?: number): FastifyReply {
  const { status, error } = errorTable[code];
  const wait = code === "overloaded" ? busySeconds : retryAfter;
  if (wait !== undefined) reply.header("retry-after", wait);
  return reply.code(status).header("cache-control", "no-store").type("application/json").send({ error, code });
}
