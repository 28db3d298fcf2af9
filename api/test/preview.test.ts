import { errorTable } from "@latchwork/contract/errors";
import { analysesPerHour, analysesPerMinute, maxTicketLength } from "@latchwork/contract/limits";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Capacity } from "../src/analysis/capacity.ts";
import { previewBodyLimit } from "../src/analysis/preview-route.ts";
import { Unavailable } from "../src/errors.ts";
import { engineAssessment } from "./support/assessment.ts";
import { lenientVerifier, nextAddress, preview, testApp } from "./support/test-app.ts";

afterEach(() => {
  vi.useRealTimers();
});

const ticket = "Support staff can open any customer's order history.";

function expectRefusal(response: Awaited<ReturnType<typeof preview>>, code: keyof typeof errorTable) {
  expect(response.json()).toEqual({ error: errorTable[code].error, code });
  expect(response.statusCode).toBe(errorTable[code].status);
  expect(response.headers["cache-control"]).toBe("no-store");
}

describe("a good request", () => {
  test("is answered with the analyst's assessment, its name and its time", async () => {
    await using api = await testApp();
    const response = await preview(api.app, { token: "good", input: ticket });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      data: [{ ...engineAssessment, elapsedMs: expect.any(Number) }],
    });
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(api.assess).toHaveBeenCalledWith(ticket, expect.anything());
  });

  test("gets no field that the contract does not name", async () => {
    await using api = await testApp();
    api.assess.mockResolvedValue({ ...engineAssessment, prompt: "internal notes" } as typeof engineAssessment);
    const response = await preview(api.app, { token: "good", input: ticket });
    expect(response.json().data[0]).not.toHaveProperty("prompt");
  });

  test("may carry fields that are not read", async () => {
    await using api = await testApp();
    const response = await preview(api.app, { token: "good", input: ticket, extra: 1 });
    expect(response.statusCode).toBe(200);
  });
});

describe("size", () => {
  test.each([
    ["letters", "a"],
    ["accents written as JSON escapes", "\\u00e9"],
    ["emoji, two units each", "\u{1F600}"],
    ["emoji written as JSON escapes", "\\ud83d\\ude00"],
  ])("20,000 units of %s pass and one more does not", async (_name, piece) => {
    await using api = await testApp();
    const units = JSON.parse(`"${piece}"`).length;
    const longest = piece.repeat(maxTicketLength / units);
    const passes = await preview(api.app, `{"token":"a","input":"${longest}"}`);
    expect(passes.statusCode).toBe(200);
    expectRefusal(await preview(api.app, `{"token":"b","input":"${longest}x"}`), "input_too_long");
  });

  test("a body over the limit is too long before it is anything else", async () => {
    await using api = await testApp();
    const body = (length: number) => {
      const rest = '{"token":"t","input":"x"}';
      return rest.replace("{", `{${" ".repeat(length - rest.length)}`);
    };
    expect((await preview(api.app, body(previewBodyLimit))).statusCode).toBe(200);
    expectRefusal(await preview(api.app, body(previewBodyLimit + 1)), "input_too_long");
    expectRefusal(await preview(api.app, "not JSON ".repeat(previewBodyLimit)), "input_too_long");
  });

  test("is checked before the shape", async () => {
    await using api = await testApp();
    expectRefusal(await preview(api.app, { input: "x".repeat(maxTicketLength + 1) }), "input_too_long");
  });
});

describe("shape", () => {
  test.each<[string, string]>([
    ["not JSON", "{"],
    ["nothing", ""],
    ["null", "null"],
    ["a list", "[]"],
    ["no token", '{"input":"x"}'],
    ["no input", '{"token":"x"}'],
    ["a number for input", '{"token":"x","input":5}'],
    ["another wish about models", '{"token":"x","input":"y","model":"always"}'],
    ["a poisoned prototype", '{"token":"x","input":"y","__proto__":{"a":1}}'],
  ])("%s is invalid", async (_name, body) => {
    await using api = await testApp();
    expectRefusal(await preview(api.app, body), "request_invalid");
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/xml"])("%s is invalid", async (type) => {
    await using api = await testApp();
    const response = await api.app.inject({
      method: "POST",
      url: "/intelligence/preview",
      headers: { "content-type": type },
      payload: '{"token":"a","input":"b"}',
    });
    expectRefusal(response, "request_invalid");
  });

  test.each(["", " \n\t", "\u00a0\u3000"])("a ticket of spaces is blank, whatever the token", async (input) => {
    await using api = await testApp();
    expectRefusal(await preview(api.app, { token: "", input }), "input_blank");
  });
});

describe("rate", () => {
  test("ten a minute pass, the eleventh waits for the minute to end", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await using api = await testApp();
    const client = nextAddress();
    const ask = (n: number) => preview(api.app, { token: `t${n}`, input: ticket }, client);
    for (let n = 0; n < analysesPerMinute; n += 1) expect((await ask(n)).statusCode).toBe(200);
    vi.setSystemTime(Date.now() + 20_000);
    const refused = await ask(10);
    expectRefusal(refused, "rate_limited");
    expect(refused.headers["retry-after"]).toBe("40");
    expect((await preview(api.app, { token: "other", input: ticket })).statusCode).toBe(200);
    vi.setSystemTime(Date.now() + 40_000);
    expect((await ask(11)).statusCode).toBe(200);
  });

  test("sixty an hour pass, and refused ones do not count", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await using api = await testApp();
    const client = nextAddress();
    let token = 0;
    const ask = () => preview(api.app, { token: `t${token++}`, input: ticket }, client);
    for (let minute = 0; minute < analysesPerHour / analysesPerMinute; minute += 1) {
      for (let n = 0; n < analysesPerMinute; n += 1) expect((await ask()).statusCode).toBe(200);
      for (let n = 0; n < 5; n += 1) expect((await ask()).statusCode).toBe(429);
      vi.setSystemTime(Date.now() + 60_000);
    }
    const refused = await ask();
    expectRefusal(refused, "rate_limited");
    expect(refused.headers["retry-after"]).toBe(String(54 * 60));
    vi.setSystemTime(Date.now() + 54 * 60_000);
    expect((await ask()).statusCode).toBe(200);
  });

  test("comes after blankness and before the token", async () => {
    await using api = await testApp();
    const client = nextAddress();
    for (let n = 0; n < analysesPerMinute + 5; n += 1) {
      expectRefusal(await preview(api.app, { token: "t", input: " " }, client), "input_blank");
    }
    for (let n = 0; n < analysesPerMinute; n += 1) {
      expectRefusal(await preview(api.app, { token: "wrong", input: ticket }, client), "captcha_invalid");
    }
    expectRefusal(await preview(api.app, { token: "wrong", input: ticket }, client), "rate_limited");
  });

  test("never touches pages", async () => {
    await using api = await testApp();
    const client = nextAddress();
    for (let n = 0; n <= analysesPerMinute; n += 1) await preview(api.app, { token: "wrong", input: ticket }, client);
    const page = await api.app.inject({ url: "/", remoteAddress: client });
    expect(page.statusCode).toBe(200);
  });

  test("counts a whole IPv6 /64 as one client", async () => {
    await using api = await testApp();
    for (let n = 0; n < analysesPerMinute; n += 1) {
      await preview(api.app, { token: `t${n}`, input: ticket }, `2001:db8:0:7::${n}`);
    }
    const sameNetwork = await preview(api.app, { token: "x", input: ticket }, "2001:db8:0:7:ffff::1");
    expectRefusal(sameNetwork, "rate_limited");
    const neighbour = await preview(api.app, { token: "y", input: ticket }, "2001:db8:0:8::1");
    expect(neighbour.statusCode).toBe(200);
  });

  test("believes X-Forwarded-For from a named proxy only", async () => {
    await using api = await testApp({ settings: { trustedProxies: ["10.9.9.9"] } });
    const ask = (remoteAddress: string, forwarded: string, token: string) =>
      api.app.inject({
        method: "POST",
        url: "/intelligence/preview",
        headers: { "x-forwarded-for": forwarded },
        payload: { token, input: ticket },
        remoteAddress,
      });
    for (let n = 0; n < analysesPerMinute; n += 1) await ask("10.8.8.8", `203.0.113.${n}`, `a${n}`);
    expect((await ask("10.8.8.8", "203.0.113.99", "b")).statusCode).toBe(429);
    for (let n = 0; n < analysesPerMinute; n += 1) await ask("10.9.9.9", "198.51.100.1", `c${n}`);
    expect((await ask("10.9.9.9", "198.51.100.1", "d")).statusCode).toBe(429);
    expect((await ask("10.9.9.9", "198.51.100.2", "e")).statusCode).toBe(200);
    // Some proxies write the port as well, which is another with each connection.
    expect((await ask("10.9.9.9", "198.51.100.1:40001", "g")).statusCode).toBe(429);
    for (let n = 0; n < analysesPerMinute; n += 1) await ask("10.9.9.9", `[2001:db8::7]:${n + 1}`, `h${n}`);
    expect((await ask("10.9.9.9", "[2001:db8::7]:9", "i")).statusCode).toBe(429);
    // What is no address counts as the proxy's own, whatever it says.
    for (let n = 0; n < analysesPerMinute; n += 1) await ask("10.9.9.9", `unknown-${n}`, `j${n}`);
    expect((await ask("10.9.9.9", "unknown-99", "k")).statusCode).toBe(429);
    // What the client itself put in front of the proxy's entry changes nothing.
    expect((await ask("10.9.9.9", "192.0.2.1, 198.51.100.1", "f")).statusCode).toBe(429);
  });
});

describe("human verification", () => {
  test.each([
    ["", "captcha_missing"],
    ["wrong", "captcha_invalid"],
    ["old", "captcha_expired"],
  ] as const)("token %j is answered %s, with captcha in its words", async (token, code) => {
    await using api = await testApp();
    const response = await preview(api.app, { token, input: ticket });
    expectRefusal(response, code);
    expect(response.json().error).toContain("captcha");
    expect(api.assess).not.toHaveBeenCalled();
  });

  test("a token serves once", async () => {
    await using api = await testApp();
    expect((await preview(api.app, { token: "t", input: ticket })).statusCode).toBe(200);
    expectRefusal(await preview(api.app, { token: "t", input: ticket }), "captcha_invalid");
  });

  test("of two requests with one token at the same moment, one is analysed", async () => {
    const verifier = lenientVerifier();
    const judge = verifier.check.bind(verifier);
    let judged = 0;
    verifier.check = async (token) => {
      const verdict = await judge(token);
      judged += 1;
      await vi.waitUntil(() => judged === 2); // neither is spent while the other is judged
      return verdict;
    };
    await using api = await testApp({ verifier });
    const both = await Promise.all([1, 2].map(() => preview(api.app, { token: "t", input: ticket })));
    expect(both.map((response) => response.statusCode).sort()).toEqual([200, 400]);
    expect(api.assess).toHaveBeenCalledTimes(1);
  });

  test("a provider that cannot say is 503, and the log names it", async () => {
    const verifier = lenientVerifier();
    verifier.check = async () => {
      throw new Unavailable("human verification", "ECONNREFUSED");
    };
    await using api = await testApp({ verifier });
    const response = await preview(api.app, { token: "t", input: ticket });
    expectRefusal(response, "overloaded");
    expect(response.headers["retry-after"]).toBe("5");
    expect(api.log.lines).toContainEqual(
      expect.objectContaining({ level: 50, dependency: "human verification", reason: "ECONNREFUSED" }),
    );
  });
});

describe("capacity", () => {
  test("a full api answers 503 and spends no token; with room again the token serves", async () => {
    await using api = await testApp({ capacity: new Capacity({ running: 1, waiting: 1 }) });
    const finish: (() => void)[] = [];
    api.assess.mockImplementation(() => new Promise((resolve) => finish.push(() => resolve(engineAssessment))));
    const running = preview(api.app, { token: "a", input: ticket });
    const waiting = preview(api.app, { token: "b", input: ticket });
    await vi.waitFor(() => expect(finish).toHaveLength(1));
    const refused = await preview(api.app, { token: "c", input: ticket });
    expectRefusal(refused, "overloaded");
    expect(refused.headers["retry-after"]).toBe("5");
    expect(api.verifier.spent).not.toContain("b"); // still waiting, so not yet spent
    expect(api.verifier.spent).not.toContain("c");
    expectRefusal(await preview(api.app, { token: "wrong", input: ticket }), "captcha_invalid");
    finish[0]?.();
    expect((await running).statusCode).toBe(200);
    await vi.waitFor(() => expect(finish).toHaveLength(2));
    finish[1]?.();
    expect((await waiting).statusCode).toBe(200);
    const again = preview(api.app, { token: "c", input: ticket });
    await vi.waitFor(() => expect(finish).toHaveLength(3));
    finish[2]?.();
    expect((await again).statusCode).toBe(200);
  });

  test("a failed analysis frees its place", async () => {
    await using api = await testApp({ capacity: new Capacity({ running: 1, waiting: 0 }) });
    api.assess.mockRejectedValueOnce(new Error("broken"));
    expectRefusal(await preview(api.app, { token: "a", input: ticket }), "internal");
    expect((await preview(api.app, { token: "b", input: ticket })).statusCode).toBe(200);
  });

  test("an assessment that breaks the contract is our failure, not an answer", async () => {
    await using api = await testApp();
    api.assess.mockResolvedValue({ testable: true } as typeof engineAssessment);
    expectRefusal(await preview(api.app, { token: "a", input: ticket }), "internal");
  });
});
