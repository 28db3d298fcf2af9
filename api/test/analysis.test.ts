import { assessment as shape } from "@latchwork/contract/preview";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Capacity } from "../src/analysis/capacity.ts";
import { type EmbeddedAnalyst, embeddedAnalyst } from "../src/analysis/embedded-analyst.ts";
import { assessment } from "./support/assessment.ts";
import { preview, testApp } from "./support/test-app.ts";

vi.setConfig({ testTimeout: 20_000 }); // real processes and threads start slowly on a busy machine

const never = { signal: new AbortController().signal, requestId: "request-1" };
let analyst: EmbeddedAnalyst;

function withTasks(deadlineMs: number, threads = 1): EmbeddedAnalyst {
  analyst = embeddedAnalyst({ threads, deadlineMs, worker: new URL("./support/fake-engine.ts", import.meta.url) });
  return analyst;
}

afterEach(() => analyst.close());

describe("the embedded analyst", () => {
  test("runs the real engine in a thread", async () => {
    analyst = embeddedAnalyst({ threads: 1 });
    await analyst.warm();
    const found = await analyst.assess("Support staff can open any customer's order history.", never);
    expect(shape.safeParse(found).success).toBe(true);
    expect(found.engine).toBe("embedded");
  });

  test("ends a thread that hangs, and serves the next ticket with another", async () => {
    withTasks(1_500);
    await analyst.warm();
    await expect(analyst.assess("hang", never)).rejects.toMatchObject({ code: "ANALYSIS_DEADLINE" });
    expect(await analyst.assess("a ticket", never)).toEqual({ ...assessment, engine: "embedded" });
  });

  test("a ticket that comes while the engine is loaded waits for that, however long, and has its own time then", async () => {
    const worker = new URL("./support/slow-engine.ts", import.meta.url);
    analyst = embeddedAnalyst({ threads: 1, deadlineMs: 1_000, worker });
    void analyst.warm();
    expect(await analyst.assess("a ticket", never)).toEqual({ ...assessment, engine: "embedded" });
  });

  test("a thread that hangs does not hold up the others", async () => {
    withTasks(1_500, 2);
    await analyst.warm();
    const order: string[] = [];
    const stuck = analyst.assess("hang", never).catch(() => order.push("stuck"));
    await analyst.assess("a ticket", never).then(() => order.push("served"));
    await stuck;
    expect(order).toEqual(["served", "stuck"]);
  });

  test("stops when the one who asked has left", async () => {
    withTasks(60_000);
    await analyst.warm();
    const leaving = new AbortController();
    const asked = analyst.assess("hang", { ...never, signal: leaving.signal });
    leaving.abort();
    await expect(asked).rejects.toMatchObject({ name: "AbortError" });
  });
});

test("a ticket that breaks or hangs the engine is our failure, and no word of it is logged", async () => {
  withTasks(300);
  await using api = await testApp({ analyst });
  for (const ticket of ["throw", "hang"]) {
    const response = await preview(api.app, { token: ticket, input: ticket });
    expect(response.statusCode).toBe(500);
    expect(response.json().code).toBe("internal");
  }
  expect(api.log.text).not.toContain("quoted");
  expect(api.log.lines).toContainEqual(
    expect.objectContaining({ level: 50, err: expect.objectContaining({ code: "ANALYSIS_DEADLINE" }) }),
  );
});

test("lets in as many as run and wait, in order, and tells the rest at once", async () => {
  const capacity = new Capacity({ running: 2, waiting: 2 });
  const entered: number[] = [];
  const visits = [1, 2, 3, 4].map((n) => {
    const visit = capacity.enter();
    void visit?.then(() => entered.push(n));
    return visit;
  });
  expect(capacity.enter()).toBeNull();
  const first = await visits[0];
  await visits[1];
  expect(entered).toEqual([1, 2]);
  first?.leave();
  await visits[2];
  expect(entered).toEqual([1, 2, 3]);
  const fifth = capacity.enter();
  expect(fifth).not.toBeNull();
  expect(capacity.enter()).toBeNull();
});

test("a place that was left is free for the next", async () => {
  const capacity = new Capacity({ running: 1, waiting: 0 });
  (await capacity.enter())?.leave();
  expect(await capacity.enter()).not.toBeNull();
  expect(capacity.enter()).toBeNull();
});
