import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { openSqlite } from "../../src/storage/storage.ts";
import { PostgresCluster } from "../support/database.ts";
import { postBooking, runKillTrial, secret } from "../support/lead-load.ts";
import { ServiceProcess } from "../support/service-process.ts";
import { mountSmallDisk } from "../support/small-disk.ts";
import { WebhookServer } from "../support/webhook-server.ts";

vi.setConfig({ testTimeout: 120_000 }); // real processes, started again and again on a busy machine

test("kill -9 while leads come in: every acknowledged one is there once, and delivered", async () => {
  const figures = await runKillTrial({ submissions: 40, kills: 3, everyMs: 400 });
  expect(figures).toMatchObject({ stored: 40, delivered: 40 });
  expect(figures.kills).toBeGreaterThan(0);
});

describe("a full disk", () => {
  test("is a clear refusal, never a false thank-you, and is over when there is room", async ({ skip }) => {
    using small = mountSmallDisk(1_024) ?? skip("SKIPPED, NOT PASSED: this process may not mount a small disk");
    await using service = await ServiceProcess.start({ ...environment, DATA_DIR: small.folder });
    const origin = await service.origin();
    let acknowledged = 0;
    let status = 0;
    for (let n = 0; n < 1_000; n += 1) {
      status = await postBooking(origin, n, undefined, "x".repeat(2_000));
      if (status !== 200) break;
      acknowledged += 1;
    }
    expect(status).toBe(503);
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 5_000 }).toBe(503);
    expect(service.output).toContain('"reason":"SQLITE_FULL"');
    expect(acknowledged).toBeGreaterThan(10);
    expect((await fetch(`${origin}/how-it-works`)).status, "pages are served all the same").toBe(200);
    small.enlarge(8_192);
    expect(await postBooking(origin, 2_000)).toBe(200);
    service.signal("SIGTERM");
    await service.ended();
    const storage = await openSqlite(small.folder);
    const rows = await storage.db.selectFrom("lead").select("id").execute();
    await storage.close();
    expect(rows).toHaveLength(acknowledged + 1);
  });
});

describe("a database that goes away", () => {
  test("is a clear refusal while it lasts, and nothing is lost when it is back", async ({ skip }) => {
    await using cluster =
      (await PostgresCluster.start()) ?? skip("SKIPPED, NOT PASSED: PostgreSQL is not installed on this machine");
    await using crm = new WebhookServer();
    const hook = { LEAD_WEBHOOK_URL: await crm.listen(), LEAD_WEBHOOK_SECRET: secret };
    const database = { DATABASE_URL: await cluster.database(), SIGNING_SECRET: secret };
    await using service = await ServiceProcess.start({ ...environment, ...hook, ...database });
    const origin = await service.origin();
    crm.behaviour = "500";
    expect(await postBooking(origin, 1)).toBe(200);
    await expect.poll(() => crm.tries).toBeGreaterThan(0);
    await cluster.kill();
    expect(await postBooking(origin, 2)).toBe(503);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${origin}/how-it-works`)).status).toBe(200);
    crm.behaviour = "accept";
    await cluster.resume();
    await expect
      .poll(() => postBooking(origin, 3, "6f1ad2f4-3333-4a6e-8c6b-000000000000"), { timeout: 10_000 })
      .toBe(200);
    await expect.poll(() => crm.timesById().size, { timeout: 30_000 }).toBe(2);
    await pause(100);
    expect(crm.accepted.map(({ body }) => body.lead.email).toSorted()).toEqual([
      "visitor1@example.com",
      "visitor3@example.com",
    ]);
  });
});

const environment = { PORT: "0", METRICS_PORT: "0", TRUSTED_PROXY: "127.0.0.1" };
