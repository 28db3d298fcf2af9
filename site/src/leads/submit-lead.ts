import { errorAnswer } from "@latchwork/contract/errors";
import { type FieldProblems, invalidFormAnswer, storedAnswer } from "@latchwork/contract/lead-forms";

type LeadOutcome =
  | { kind: "stored" }
  | { kind: "invalid"; problems: FieldProblems }
  /** Nothing was stored, as far as anyone can tell; sending the same again is safe. */
  | { kind: "failed"; sentence: string };

const unreachable = "The server could not be reached. Please try again in a moment.";

/** Sends a form. Never throws, and only says "stored" when the server said so. */
export async function submitLead(
  address: string,
  values: Record<string, string>,
  { fetch, signal }: { fetch: typeof globalThis.fetch; signal: AbortSignal },
): Promise<LeadOutcome> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(values),
      signal,
    });
    body = await response.json();
  } catch {
    return { kind: "failed", sentence: unreachable }; // no answer, or one cut short
  }
  if (response.ok && storedAnswer.safeParse(body).success) return { kind: "stored" };
  const invalid = invalidFormAnswer.safeParse(body);
  if (invalid.success) return { kind: "invalid", problems: invalid.data.fields };
  const refused = errorAnswer.safeParse(body);
  if (!refused.success) return { kind: "failed", sentence: unreachable };
  const wait = refused.data.code === "rate_limited" ? waitOf(response) : "";
  return { kind: "failed", sentence: `${refused.data.error}${wait}` };
}

function waitOf(response: Response): string {
  const seconds = Number(response.headers.get("retry-after"));
  if (!(seconds > 0)) return "";
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? " Try again in a minute." : ` Try again in ${minutes} minutes.`;
}
