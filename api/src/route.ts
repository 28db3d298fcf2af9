import type { IncomingMessage, ServerResponse } from "node:http";
import { type ErrorCode, errorAnswer, errorTable } from "@latchwork/contract/errors";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";

/** The app, its routes typed by their zod schemas. */
export type ApiInstance = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Path in the address of a request, which may have a query behind it. */
export function pathIn(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

/** Path of a request as it was sent, without its query. */
export function pathOf(request: FastifyRequest): string {
  return pathIn(request.raw.url ?? "/");
}

/** Paths that programs call. Nothing below them is a page, so their errors are JSON. */
export function isApiPath(path: string): boolean {
  return /^\/(intelligence|verification|reports|healthz|readyz)(\/|$)/.test(path);
}

/** The part of a route's `response` that lists the errors of the table it can answer with. */
export function refusals(...codes: readonly ErrorCode[]): Record<number, typeof errorAnswer> {
  return Object.fromEntries(codes.map((code) => [errorTable[code].status, errorAnswer]));
}

/** Seconds after which a client that found the service busy may come back. */
const busySeconds = 5;

/** Answers with an error of the table. `retryAfter` is in whole seconds. */
export function reject(reply: FastifyReply, code: ErrorCode, retryAfter?: number): FastifyReply {
  const { status, error } = errorTable[code];
  const wait = status === 503 ? busySeconds : retryAfter;
  if (wait !== undefined) reply.header("retry-after", wait);
  if (status === 401) reply.header("www-authenticate", 'Bearer error="invalid_token"'); // RFC 6750
  return reply.code(status).header("cache-control", "no-store").type("application/json").send({ error, code });
}
