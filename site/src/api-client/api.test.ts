import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchCached, fetchWithRetry, retryDelay } from "./api.ts";

const request = vi.fn<typeof fetch>();
const text = (response: Response) => response.text();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", request);
  request.mockReset().mockImplementation(async () => new Response("here"));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what keeps failing is tried four times, after 1, 2 and 4 seconds", async () => {
  const start = Date.now();
  const tries: number[] = [];
  request.mockImplementation(async () => {
    tries.push(Date.now() - start);
    return new Response("", { status: 503 });
  });
  const outcome = expect(fetchWithRetry("/failing", text)).rejects.toThrow("/failing answered 503");
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
  expect(tries).toEqual([0, 1000, 3000, 7000]);
});

test("an answer at the last try is no failure", async () => {
  for (let count = 0; count < 3; count += 1) request.mockRejectedValueOnce(new TypeError("down"));
  const answer = fetchWithRetry("/late", text);
  await vi.advanceTimersByTimeAsync(7000);
  expect(await answer).toBe("here");
});

test("an answer that cannot be parsed is asked for again", async () => {
  request.mockImplementationOnce(async () => new Response("{"));
  request.mockImplementationOnce(async () => new Response("{}"));
  const answer = fetchWithRetry("/broken", (response) => response.json());
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toEqual({});
});

test("no delay is longer than 30 seconds", () => {
  const delays = Array.from({ length: 8 }, (_, retry) => retryDelay(retry));
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test("an abort between two tries ends the waiting", async () => {
  request.mockRejectedValue(new TypeError("down"));
  const controller = new AbortController();
  const outcome = expect(fetchWithRetry("/aborted", text, controller.signal)).rejects.toThrow("enough");
  await vi.advanceTimersByTimeAsync(1500);
  controller.abort(new Error("enough"));
  await outcome;
  expect(request).toHaveBeenCalledTimes(2);
});

test("what is cached is fetched once for all, and again after five minutes", async () => {
  const both = await Promise.all([fetchCached("/kept", text), fetchCached("/kept", text)]);
  expect(both).toEqual(["here", "here"]);
  await vi.advanceTimersByTimeAsync(299_000);
  await fetchCached("/kept", text);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  await fetchCached("/kept", text);
  expect(request).toHaveBeenCalledTimes(2);
});

test("a failure is not cached", async () => {
  request.mockRejectedValue(new TypeError("down"));
  const outcome = expect(fetchCached("/lost", text)).rejects.toThrow("down");
  await vi.advanceTimersByTimeAsync(7000);
  await outcome;
  request.mockImplementation(async () => new Response("here"));
  expect(await fetchCached("/lost", text)).toBe("here");
});
