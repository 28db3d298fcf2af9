import { expect, test, vi } from "vitest";
import { submitLead } from "./submit-lead.ts";

const values = { email: "anna@example.com" };
const signal = new AbortController().signal;

/** Sends to a server that answers so. */
function send(answer: Response | Error) {
  const fetch = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return submitLead("/forms/newsletter", values, { fetch, signal });
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

test("a form is stored only when the server says so", async () => {
  expect(await send(json(200, { status: "stored" }))).toEqual({ kind: "stored" });
});

test("problems come back by field", async () => {
  const fields = { email: "Please check the e-mail address." };
  const answer = json(422, { error: "Some fields need another look.", code: "form_invalid", fields });
  expect(await send(answer)).toEqual({ kind: "invalid", problems: fields });
});

test.each<[string, Response | Error]>([
  ["the network fails", new TypeError("Failed to fetch")],
  ["the visitor or the clock ends it", new DOMException("late", "TimeoutError")],
  ["a success is no JSON", new Response("<html>", { status: 200 })],
  ["a success says something else", json(200, { status: "fine" })],
  ["a proxy answers for the server", new Response("Bad gateway", { status: 502 })],
  ["an error is none of ours", json(400, { error: 7 })],
])("when %s nobody is thanked", async (_name, answer) => {
  const outcome = await send(answer);
  expect(outcome).toEqual({
    kind: "failed",
    sentence: "The server could not be reached. Please try again in a moment.",
  });
});

test.each([
  ["60", "Too many requests. Please wait before the next one. Try again in a minute."],
  ["61", "Too many requests. Please wait before the next one. Try again in 2 minutes."],
  ["soon", "Too many requests. Please wait before the next one."],
])("a limit says how long to wait: %s", async (seconds, sentence) => {
  const error = "Too many requests. Please wait before the next one.";
  const answer = json(429, { error, code: "rate_limited" }, { "retry-after": seconds });
  expect(await send(answer)).toEqual({ kind: "failed", sentence });
});
