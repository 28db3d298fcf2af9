import { assessment as shape } from "@latchwork/contract/preview";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type EmbeddedAnalyst, embeddedAnalyst } from "../src/analysis/embedded-analyst.ts";
import { judgement } from "./support/judgement.ts";
import { preview, testApp } from "./support/test-app.ts";

vi.setConfig({ testTimeout: 20_000 }); // real processes and threads start slowly on a busy machine

const never = { signal: new AbortController().signal };
let analyst: EmbeddedAnalyst;

function withTasks(deadlineMs: number, threads = 1): EmbeddedAnalyst {
  analyst = embeddedAnalyst({ threads, deadlineMs, worker: new URL("./support/tasks.ts", import.meta.url) });
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
    expect(await analyst.assess("a ticket", never)).toEqual({ ...judgement, engine: "embedded" });
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
    const asked = analyst.assess("hang", { signal: leaving.signal });
    leaving.abort();
    await expect(asked).rejects.toMatchObject({ name: "AbortError" });
  });
});

test("a ticket that breaks or hangs the engine is our failure, and no word of it is logged", async () => {
  withTasks(300);
  await using house = await testApp({ analyst });
  for (const ticket of ["throw", "hang"]) {
    const response = await preview(house.app, { token: ticket, input: ticket });
    expect(response.statusCode).toBe(500);
    expect(response.json().code).toBe("internal");
  }
  expect(house.log.text).not.toContain("quoted");
  expect(house.log.lines).toContainEqual(
    expect.objectContaining({ level: 50, err: expect.objectContaining({ code: "ANALYSIS_DEADLINE" }) }),
  );
});
