import { challengeAnswer } from "@latchwork/contract/verification";
import { describe, expect, test } from "vitest";
import { reportBodyLimit } from "../src/operations/csp-report-route.ts";
import { rateLimits } from "../src/rate-limits.ts";
import { nextAddress, testApp } from "./support/test-app.ts";

describe("GET /verification/challenge", () => {
  test("answers what the verifier issues, never from a cache", async () => {
    await using api = await testApp();
    const response = await api.app.inject("/verification/challenge");
    expect(challengeAnswer.parse(response.json())).toEqual({ kind: "turnstile", siteKey: "site-key" });
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("has a limit of its own", async () => {
    await using api = await testApp();
    const ask = () => api.app.inject("/verification/challenge");
    const [{ times }] = rateLimits.challenge;
    for (let n = 0; n < times; n += 1) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe("rate_limited");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(50);
  });
});

describe("health", () => {
  test("/healthz says that the process is alive even when it is not ready", async () => {
    await using api = await testApp({ isReady: async () => false });
    expect((await api.app.inject("/healthz")).json()).toEqual({ status: "ok" });
    const ready = await api.app.inject("/readyz");
    expect(ready.statusCode).toBe(503);
    expect(ready.json().code).toBe("overloaded");
  });

  test("/readyz says when visitors can be served", async () => {
    await using api = await testApp();
    expect((await api.app.inject("/readyz")).statusCode).toBe(200);
  });
});

describe("POST /reports/csp", () => {
  async function report(contentType: string, payload: string, remoteAddress = nextAddress()) {
    await using api = await testApp({ logLevel: "warn" });
    const response = await api.app.inject({
      method: "POST",
      url: "/reports/csp",
      headers: { "content-type": contentType },
      payload,
      remoteAddress,
    });
    const logged = api.log.lines.map(({ directive, blocked }) => ({ directive, blocked }));
    return { response, logged };
  }
  const legacy = (fields: object) => JSON.stringify({ "csp-report": fields });

  test.each([
    ["https://cdn.example.net:8443/x.js?a=b", "cdn.example.net:8443"],
    ["inline", "inline"],
    ["eval", "eval"],
    ["data", "data"],
    ["trusted-types-sink", "trusted-types-sink"],
    ["anything else", "unknown"],
    ["", "unknown"],
  ])("report-uri with %j is logged as %s", async (blocked, host) => {
    const { response, logged } = await report(
      "application/csp-report",
      legacy({ "violated-directive": "script-src 'self' https://me.example", "blocked-uri": blocked }),
    );
    expect(response.statusCode).toBe(204);
    expect(logged).toEqual([{ directive: "script-src", blocked: host }]);
  });

  test("report-to may carry several; ten are read", async () => {
    const one = {
      type: "csp-violation",
      url: "https://a.example/",
      body: { effectiveDirective: "img-src", blockedURL: "inline" },
    };
    const some = await report("application/reports+json", JSON.stringify([one, one]));
    expect(some.logged).toEqual(Array(2).fill({ directive: "img-src", blocked: "inline" }));
    const many = await report("application/reports+json", JSON.stringify(Array(11).fill(one)));
    expect(many.logged).toHaveLength(10);
  });

  test("a directive that is none is not repeated", async () => {
    const { logged } = await report("application/csp-report", legacy({ "effective-directive": "\u001b[31m" }));
    expect(logged).toEqual([{ directive: "unknown", blocked: "unknown" }]);
  });

  test.each([
    ["application/csp-report", "{"],
    ["application/csp-report", "{}"],
    ["application/reports+json", '{"body":{}}'],
    ["application/json", "null"],
    ["text/plain", "hello"],
  ])("%s with %j is invalid", async (type, payload) => {
    const { response, logged } = await report(type, payload);
    expect(response.json().code).toBe("request_invalid");
    expect(response.statusCode).toBe(400);
    expect(logged).toEqual([]);
  });

  test("the largest report is read, a larger one is invalid", async () => {
    const rest = legacy({ "effective-directive": "img-src", "blocked-uri": "" });
    const sized = (length: number) => rest.padEnd(length, " ");
    expect((await report("application/csp-report", sized(reportBodyLimit))).response.statusCode).toBe(204);
    expect((await report("application/csp-report", sized(reportBodyLimit + 1))).response.statusCode).toBe(400);
  });

  test("has a limit of its own", async () => {
    await using api = await testApp({ logLevel: "silent" });
    const [{ times }] = rateLimits.report;
    const statuses: number[] = [];
    for (let n = 0; n <= times; n += 1) {
      const { statusCode } = await api.app.inject({
        method: "POST",
        url: "/reports/csp",
        headers: { "content-type": "application/csp-report" },
        payload: legacy({}),
      });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([...Array(times).fill(204), 429]);
  });
});

describe("pages on another host", () => {
  const origin = "https://www.example.com";
  const preflight = (allowedOrigins: string[], url: string, from: string) =>
    testApp({ settings: { allowedOrigins } }).then(async (api) => {
      await using _closing = api;
      return api.app.inject({
        method: "OPTIONS",
        url,
        headers: {
          origin: from,
          "access-control-request-method": "POST",
          "access-control-request-headers": "content-type",
        },
      });
    });

  test.each(["/intelligence/preview", "/verification/challenge"])("a listed origin may call %s", async (url) => {
    const response = await preflight([origin], url, origin);
    expect(response.statusCode).toBe(204);
    expect(response.headers["access-control-allow-origin"]).toBe(origin);
    expect(response.headers["access-control-allow-headers"]).toBe("content-type");
  });

  test("answers to it may be read, with the wait and the request's id", async () => {
    await using api = await testApp({ settings: { allowedOrigins: [origin] } });
    const { headers } = await api.app.inject({ url: "/verification/challenge", headers: { origin } });
    expect(headers["access-control-allow-origin"]).toBe(origin);
    expect(headers["access-control-expose-headers"]).toBe("retry-after, x-request-id");
    expect(headers.vary).toBe("Origin");
    const page = await api.app.inject({ url: "/", headers: { origin } });
    expect(page.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("no other origin may, and none when none is listed", async () => {
    const other = await preflight([origin], "/intelligence/preview", "https://evil.example");
    expect(other.headers["access-control-allow-origin"]).toBeUndefined();
    const none = await preflight([], "/intelligence/preview", origin);
    expect(none.headers["access-control-allow-origin"]).toBeUndefined();
    expect(none.statusCode).toBe(405);
  });
});
