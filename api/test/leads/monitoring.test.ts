import { version } from "@latchwork/contract/version";
import { afterEach, describe, expect, test, vi } from "vitest";
import { alarmAfterMs, DeliveryAlarm } from "../../src/leads/delivery-alarm.ts";
import type { Backlog } from "../../src/leads/delivery-queue.ts";
import { metrics, serveMetrics } from "../../src/operations/metrics.ts";

describe("the alarm", () => {
  const hour = 60 * 60_000;
  let now = 0;
  const on = { late: vi.fn(), recovered: vi.fn() };
  const aged = (oldestAgeMs: number) => new Map<string, Backlog>([["webhook", { waiting: 3, dead: 0, oldestAgeMs }]]);

  afterEach(() => vi.clearAllMocks());

  test("sounds past 15 minutes, once an hour while it lasts, and says when it is over", () => {
    const alarm = new DeliveryAlarm(() => now);
    alarm.check(aged(alarmAfterMs), on);
    expect(on.late).not.toHaveBeenCalled();
    alarm.check(aged(alarmAfterMs + 1), on);
    now += hour - 1;
    alarm.check(aged(2 * hour), on);
    expect(on.late).toHaveBeenCalledOnce();
    now += 1;
    alarm.check(aged(2 * hour), on);
    expect(on.late).toHaveBeenCalledTimes(2);
    alarm.check(new Map(), on);
    alarm.check(new Map(), on);
    expect(on.recovered).toHaveBeenCalledExactlyOnceWith("webhook");
  });

  test("is not silenced by a clock that is put back", () => {
    const alarm = new DeliveryAlarm(() => now);
    alarm.check(aged(hour), on);
    now -= 24 * hour;
    alarm.check(aged(hour), on);
    expect(on.late).toHaveBeenCalledTimes(2);
  });
});

describe("the metrics", () => {
  const ping = async () => {};

  test("show the oldest age of each channel, and what came in", async () => {
    const counted = metrics(async () => new Map([["webhook", { waiting: 2, dead: 1, oldestAgeMs: 90_500 }]]), ping);
    counted.leads.accepted("book-a-demo");
    counted.leads.trapped("newsletter", "decoy");
    counted.leads.refused("newsletter", "form_invalid");
    counted.attempted("webhook", "retry");
    counted.withheld("service");
    const text = await counted.text();
    expect(text).toContain('lead_delivery_oldest_age_seconds{channel="webhook"} 90.5');
    expect(text).toContain('lead_deliveries_waiting{channel="webhook"} 2');
    expect(text).toContain('lead_deliveries_dead{channel="webhook"} 1');
    expect(text).toContain('leads_accepted_total{form="book-a-demo"} 1');
    expect(text).toContain('leads_trapped_total{form="newsletter",trap="decoy"} 1');
    expect(text).toContain('leads_refused_total{form="newsletter",code="form_invalid"} 1');
    expect(text).toContain('lead_delivery_attempts_total{channel="webhook",outcome="retry"} 1');
    expect(text).toContain('visitor_mails_withheld_total{why="service"} 1');
    expect(text).toContain("lead_storage_up 1");
  });

  test("time each request by route, method and status, and count methods that nobody knows as one", async () => {
    const counted = metrics(async () => new Map(), ping);
    const answered = (method: string, route: string | null, status: number) =>
      counted.requests.answered({ route, method, status, seconds: 0.03 });
    answered("GET", "/*", 200);
    answered("PROPFIND", null, 405);
    answered("MKCOL", null, 405);
    const text = await counted.text();
    const at = 'http_request_duration_seconds_bucket{le="0.05",route="/*",method="GET",status="200"} 1';
    expect(text).toContain(at);
    expect(text).toContain('http_request_duration_seconds_count{route="none",method="other",status="405"} 2');
    expect(text).toContain(`service_info{version="${version}",node="${process.version}"} 1`);
  });

  test("say that storage is gone rather than nothing", async () => {
    const gone = () => Promise.reject(new Error("gone"));
    expect(await metrics(gone, ping).text()).toContain("lead_storage_up 0");
    const full = await metrics(
      async () => new Map([["webhook", { waiting: 2, dead: 1, oldestAgeMs: 0 }]]),
      gone,
    ).text();
    expect(full).toContain("lead_storage_up 0");
    expect(full).toContain('lead_deliveries_waiting{channel="webhook"} 2');
  });

  test("are served at one address of their port", async () => {
    const server = await serveMetrics(
      { contentType: "text/plain", text: async () => "up 1\n" },
      { host: "127.0.0.1", port: 0 },
    );
    const at = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
    expect(await (await at("/metrics")).text()).toBe("up 1\n");
    expect((await at("/")).status).toBe(404);
    await expect(
      serveMetrics({ contentType: "", text: async () => "" }, { host: "127.0.0.1", port: server.port }),
    ).rejects.toMatchObject({
      code: "EADDRINUSE",
    });
    await server.close();
  });
});
