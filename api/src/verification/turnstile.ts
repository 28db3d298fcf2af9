import { createHash } from "node:crypto";
import * as z from "zod";
import { codeOf, Unavailable } from "../errors.ts";
import type { SpentTokens, Verdict, Verifier } from "./verifier.ts";

/** Longest token that Cloudflare issues (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/). */
const longestToken = 2_048;

/** How long Cloudflare may take to answer, in milliseconds. */
const answerTimeoutMs = 5_000;

/** Cloudflare's tokens live 5 minutes. A used one is remembered far longer than it could be repeated. */
const rememberMs = 60 * 60_000;

const answer = z.object({
  success: z.boolean(),
  "error-codes": z.array(z.string()).default([]),
});

/** What Cloudflare's error codes say of the token. Every other code is about us or them: the token may be fine. */
const verdicts: Record<string, "missing" | "invalid" | "expired"> = {
  "missing-input-response": "missing",
  "invalid-input-response": "invalid",
  "timeout-or-duplicate": "expired",
};

export interface TurnstileOptions {
  siteKey: string;
  secretKey: string;
  /** Address of siteverify. */
  verifyUrl: string;
  spent: SpentTokens;
  /** Milliseconds since 1970. */
  clock: () => number;
  timeoutMs?: number;
}

/**
 * Cloudflare Turnstile. The visitor's address (`remoteip`) is not sent: it is
 * optional, and Cloudflare needs nothing of the visitor from us.
 */
export function turnstile(options: TurnstileOptions): Verifier {
  const { spent, clock } = options;
  return {
    async issue() {
      return { kind: "turnstile", siteKey: options.siteKey };
    },
    async check(token) {
      if (token === "") return { kind: "missing" };
      if (token.length > longestToken || (await spent.has(token))) return { kind: "invalid" };
      const refusal = await ask(token, options);
      if (refusal !== null) return refusal;
      return { kind: "valid", spend: () => spent.spend(token, clock() + rememberMs) };
    },
  };
}

/** Null when Cloudflare vouches for the token. Throws {@link Unavailable}. */
async function ask(token: string, options: TurnstileOptions): Promise<Verdict | null> {
  const form = new URLSearchParams({
    secret: options.secretKey,
    response: token,
    // siteverify honours a token once. The same key lets it repeat its answer,
    // so a visitor whom we rejected for lack of room may come back with the
    // token; that it serves once is ours to keep.
    idempotency_key: uuidOf(token),
  });
  let body: unknown;
  try {
    const response = await fetch(options.verifyUrl, {
      method: "POST",
      body: form,
      redirect: "error",
      signal: AbortSignal.timeout(options.timeoutMs ?? answerTimeoutMs),
    });
    // Refusals come with status 200 or 400, both with a body; see the parse below.
    if (response.status >= 500) throw new Unavailable("human verification", `HTTP ${response.status}`);
    body = await response.json();
  } catch (error) {
    throw error instanceof Unavailable ? error : new Unavailable("human verification", codeOf(error));
  }
  const { data } = answer.safeParse(body);
  if (data === undefined) throw new Unavailable("human verification", "malformed answer");
  if (data.success) return null;
  for (const code of data["error-codes"]) {
    const kind = verdicts[code];
    if (kind !== undefined) return { kind };
  }
  throw new Unavailable("human verification", knownCode(data["error-codes"][0]));
}

/** Codes are logged, so only ones of the documented form pass. */
function knownCode(code = "no error code"): string {
  return /^[a-z-]{1,40}$/.test(code) ? code : "unknown error code";
}

/** A UUID (version 8, RFC 9562) made from the token: the same at every instance. */
function uuidOf(token: string): string {
  const bytes = createHash("sha256").update(token).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
