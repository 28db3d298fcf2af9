import { expect, test, vi } from "vitest";
import { messages } from "./messages.ts";
import { type Outcome, requestAssessment } from "./request-assessment.ts";

const request = { token: "token", input: "A ticket" };
const assessment = { testable: false, vulnerabilities: [] };

const answering = (status: number, body: string, headers: Record<string, string> = {}) =>
  vi.fn<typeof fetch>(async () => new Response(body, { status, headers }));

const json = (body: unknown) => JSON.stringify(body);
const failed = (detail?: string): Outcome => ({
  kind: "failed",
  problem: { message: messages.general, ...(detail !== undefined && { detail }) },
});
const rejected: Outcome = { kind: "captcha-refused", problem: { message: messages.captchaRejected } };
const refused: Outcome = { kind: "captcha-refused", problem: { message: messages.captchaRefused } };

test("the request is JSON with the token and the input, to the preview's route", async () => {
  const route = answering(200, json({ data: [assessment] }));
  await requestAssessment(request, { fetch: route });
  expect(route.mock.calls).toEqual([
    [
      "/intelligence/preview",
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: json(request),
        signal: expect.any(AbortSignal),
      },
    ],
  ]);
});

test("the last element of an answer is the assessment", async () => {
  const body = json({ data: [{ testable: true, vulnerabilities: [] }, assessment] });
  expect(await requestAssessment(request, { fetch: answering(200, body) })).toEqual({ kind: "assessed", assessment });
});

test.each<[string, number, string, Record<string, string>, Outcome]>([
  ["no data", 200, "{}", {}, failed()],
  ["empty data", 200, json({ data: [] }), {}, failed()],
  ["data of no use", 200, json({ data: [assessment, null] }), {}, failed()],
  ["no JSON", 200, "<html>", {}, failed()],
  ["an empty body", 200, "", {}, failed()],
  ["400 that names the captcha", 400, json({ error: "The Captcha token has expired." }), {}, rejected],
  ["400 that names Turnstile", 400, json({ error: "turnstile failed" }), {}, rejected],
  ["400 with another error", 400, json({ error: "The ticket is blank." }), {}, failed()],
  ["400 that is no JSON", 400, "captcha", {}, refused],
  ["400 without a text", 400, json({ error: 7 }), {}, refused],
  ["400 with a blank text", 400, json({ error: " " }), {}, refused],
  ["400 with a bare string", 400, json("captcha"), {}, refused],
  ["400 with null", 400, "null", {}, refused],
  ["403 that names the captcha", 403, json({ error: "captcha" }), {}, failed()],
  ["413", 413, "", {}, failed("The ticket is longer than 20,000 characters.")],
  ["429, wait unknown", 429, "", {}, failed()],
  ["429, no wait", 429, "", { "retry-after": "0" }, failed()],
  ["429, a date", 429, "", { "retry-after": "Fri, 27 Nov 2026 10:00:00 GMT" }, failed()],
  [
    "429, a second",
    429,
    "",
    { "retry-after": "1" },
    failed("You have reached the limit of analyses. Try again in 1 second."),
  ],
  [
    "429, 89 seconds",
    429,
    "",
    { "retry-after": "89" },
    failed("You have reached the limit of analyses. Try again in 89 seconds."),
  ],
  [
    "429, 90 seconds",
    429,
    "",
    { "retry-after": "90" },
    failed("You have reached the limit of analyses. Try again in 2 minutes."),
  ],
  ["500", 500, json({ error: "Something went wrong." }), { "retry-after": "5" }, failed()],
  ["503", 503, "", { "retry-after": "5" }, failed("The service is busy. Try again in 5 seconds.")],
])("an answer with %s", async (_what, status, body, headers, outcome) => {
  expect(await requestAssessment(request, { fetch: answering(status, body, headers) })).toEqual(outcome);
});

test("a connection that fails before or in the middle of an answer is a failure that says so", async () => {
  const outcome = failed("The server could not be reached. Your ticket is still here.");
  const unreachable = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await requestAssessment(request, { fetch: unreachable })).toEqual(outcome);
  const half = new ReadableStream({ pull: (stream) => stream.error(new TypeError("network error")) });
  const broken = vi.fn<typeof fetch>(async () => new Response(half));
  expect(await requestAssessment(request, { fetch: broken })).toEqual(outcome);
});

test("an aborted request is no failure, whether it was sent or answered", async () => {
  const controller = new AbortController();
  controller.abort();
  const unsent = vi.fn<typeof fetch>(async (_address, init) => Promise.reject(init?.signal?.reason));
  expect(await requestAssessment(request, { fetch: unsent, signal: controller.signal })).toEqual({ kind: "aborted" });

  const later = new AbortController();
  const body = new ReadableStream({
    pull(stream) {
      later.abort();
      stream.error(later.signal.reason);
    },
  });
  const answered = vi.fn<typeof fetch>(async () => new Response(body));
  expect(await requestAssessment(request, { fetch: answered, signal: later.signal })).toEqual({ kind: "aborted" });
});

test("a request that is never answered is given up, and the visitor hears why", async () => {
  const silent = vi.fn<typeof fetch>(
    (_address, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
  );
  const outcome = failed("No answer came within 60 seconds. Your ticket is still here: try again.");
  expect(await requestAssessment(request, { fetch: silent, withinMs: 20 })).toEqual(outcome);
});
