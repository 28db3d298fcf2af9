import { answerWithinMs } from "@latchwork/contract/limits";
import { type PreviewRequest, type ReadAssessment, readPreviewAnswer } from "@latchwork/contract/preview";
import { apiAddress } from "../api-client/api.ts";
import { details, messages, type Problem } from "./messages.ts";

export type Outcome =
  | { kind: "assessed"; assessment: ReadAssessment }
  /** The proof of being human was refused: it must be made again. */
  | { kind: "captcha-refused"; problem: Problem }
  | { kind: "failed"; problem: Problem }
  | { kind: "aborted" };

/** Asks for an assessment. Never throws: every failure is an outcome with its sentence. */
export async function requestAssessment(
  request: PreviewRequest,
  options: { fetch?: typeof fetch; signal?: AbortSignal; withinMs?: number } = {},
): Promise<Outcome> {
  const { signal } = options;
  const late = AbortSignal.timeout(options.withinMs ?? answerWithinMs);
  try {
    const response = await (options.fetch ?? fetch)(apiAddress("/intelligence/preview"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    const body = asJson(await response.text());
    if (!response.ok) return refusal(response, errorText(body));
    const assessment = readPreviewAnswer(body);
    return assessment ? { kind: "assessed", assessment } : failed();
  } catch {
    if (signal?.aborted) return { kind: "aborted" };
    return failed(late.aborted ? details.late : details.network);
  }
}

const failed = (detail?: string): Outcome => ({
  kind: "failed",
  problem: { message: messages.general, ...(detail !== undefined && { detail }) },
});

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // an answer in another format holds nothing we can read
  }
}

function errorText(body: unknown): string {
  if (typeof body !== "object" || body === null || !("error" in body)) return "";
  return typeof body.error === "string" ? body.error.trim() : "";
}

function refusal(response: Response, error: string): Outcome {
  if (response.status === 400 && error === "")
    return { kind: "captcha-refused", problem: { message: messages.captchaRefused } };
  if (response.status === 400 && /captcha|turnstile/i.test(error))
    return { kind: "captcha-refused", problem: { message: messages.captchaRejected } };
  if (response.status === 413) return failed(details.tooLong);
  const seconds = Number(response.headers.get("retry-after"));
  if (!(seconds > 0)) return failed();
  if (response.status === 429) return failed(details.rateLimited(Math.ceil(seconds)));
  return failed(response.status === 503 ? details.overloaded(Math.ceil(seconds)) : undefined);
}
