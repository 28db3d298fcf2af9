import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "./query-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

test("a read that keeps failing is tried four times, after 1, 2 and 4 seconds", async () => {
  const start = Date.now();
  const tries: number[] = [];
  const read = queryClient.query({
    queryKey: ["failing"],
    queryFn: async () => {
      tries.push(Date.now() - start);
      throw new Error("down");
    },
  });
  const outcome = expect(read).rejects.toThrow("down");
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
  expect(tries).toEqual([0, 1000, 3000, 7000]);
});

test("a read that comes at the last try is no failure", async () => {
  const read = vi.fn(async () => {
    if (read.mock.calls.length < 4) throw new Error("down");
    return "here";
  });
  const answer = queryClient.query({ queryKey: ["late"], queryFn: read });
  await vi.advanceTimersByTimeAsync(7000);
  expect(await answer).toBe("here");
});

test("no delay is longer than 30 seconds", () => {
  const { retryDelay } = queryClient.getDefaultOptions().queries ?? {};
  if (typeof retryDelay !== "function") throw new Error("The delay is no function of the attempt");
  const delays = Array.from({ length: 8 }, (_, attempt) => retryDelay(attempt, new Error("down")));
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});
