import { codeOf } from "../../errors.ts";
import type { LeadMessage, Outcome } from "./channel.ts";

/** Time a receiver has to answer, in milliseconds. */
const answerMs = 10_000;

/** Posts JSON about a message, under its ids. Only a 2xx is a delivery. The answer's body is not read. */
export async function postJson(
  url: string,
  { id, requestId }: LeadMessage,
  body: string,
  options: { signal: AbortSignal; clock: () => number; timeoutMs?: number; headers?: Record<string, string> },
): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": id,
        ...(requestId !== null && { "x-request-id": requestId }),
        ...options.headers,
      },
      body,
      redirect: "error", // a lead goes to the configured address, and nowhere else
      signal: AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs ?? answerMs)]),
    });
    await response.body?.cancel();
    if (response.ok) return { kind: "delivered" };
    const afterMs = retryAfterMs(response.headers.get("retry-after"), options.clock());
    return { kind: "retry", problem: `HTTP ${response.status}`, afterMs };
  } catch (error) {
    return { kind: "retry", problem: codeOf(error) };
  }
}

/** Reads `Retry-After`, seconds or a date. Undefined when it is neither. */
function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(wait) && wait > 0 ? wait : undefined;
}
