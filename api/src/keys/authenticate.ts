import type { FastifyRequest } from "fastify";
import type { ApiKey, ApiKeys } from "./api-keys.ts";
import { holdsKey } from "./key-text.ts";

/** What a request says of a key: `none` leaves it to human verification. */
export type Authentication =
  | { readonly kind: "none" }
  | { readonly kind: "refused" }
  | { readonly kind: "known"; readonly key: ApiKey };

/**
 * Reads `Authorization: Bearer KEY` (RFC 6750). Another scheme is somebody else's, such as a password that a proxy in
 * front asks for. Two such headers are refused, since two programs could each believe another one; so is a key in the
 * address, which logs and histories keep. Throws `Unavailable`.
 */
export async function authenticate({ raw }: FastifyRequest, keys: Pick<ApiKeys, "use">): Promise<Authentication> {
  if (holdsKey(raw.url ?? "")) return { kind: "refused" };
  if (raw.headers.authorization === undefined) return { kind: "none" };
  const sent = raw.rawHeaders.filter((_, place) => isAuthorizationValue(raw.rawHeaders, place));
  const [, text] = /^bearer(?: +(.*))?$/i.exec(sent[0]?.trim() ?? "") ?? [];
  const isBearer = sent.some((value) => /^bearer(\s|$)/i.test(value.trim()));
  if (!isBearer) return { kind: "none" };
  const key = sent.length === 1 && text !== undefined ? await keys.use(text) : null;
  return key === null ? { kind: "refused" } : { kind: "known", key };
}

/** Node keeps only the first of several such headers, but lists names and values as they came. */
function isAuthorizationValue(rawHeaders: readonly string[], place: number): boolean {
  return place % 2 === 1 && rawHeaders[place - 1]?.toLowerCase() === "authorization";
}
