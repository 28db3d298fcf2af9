import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { errorTable } from "@latchwork/contract/errors";
import { analysesPerMinute } from "@latchwork/contract/limits";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiKeys, type KeyTerms } from "../../src/keys/api-keys.ts";
import { makeKey } from "../../src/keys/key-text.ts";
import { openSqlite, type Storage } from "../../src/storage/storage.ts";
import { nextAddress, type TestApp, testApp } from "../support/test-app.ts";

const input = "Support staff can open any customer's order history.";
const prefix = "house_key_";
const terms: KeyTerms = { perMinute: 60, perHour: 1_000, expiresAt: null };

let storage: Storage;
let now: number;
let keys: ApiKeys;
let api: TestApp;
const counts = { answered: vi.fn(), refused: vi.fn() };

beforeEach(async () => {
  vi.clearAllMocks();
  storage = await openSqlite(":memory:");
  now = Date.now();
  keys = new ApiKeys(storage.db, () => now);
  api = await testApp({ keys, keyCounts: counts });
});

afterEach(async () => {
  vi.useRealTimers();
  await api.app.close();
  await storage.close();
});

const make = async (changes: Partial<KeyTerms> = {}) => keys.create(prefix, "pipeline", { ...terms, ...changes });

function ask(authorization: string | undefined, payload: object = { input }, url = "/intelligence/preview") {
  const headers = { "content-type": "application/json", ...(authorization !== undefined && { authorization }) };
  return api.app.inject({ method: "POST", url, headers, payload, remoteAddress: nextAddress() });
}

async function expectRefused(response: Awaited<ReturnType<typeof ask>>) {
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ error: errorTable.key_invalid.error, code: "key_invalid" });
  expect(response.headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(api.assess).not.toHaveBeenCalled();
}

describe("a good key", () => {
  test.each(["Bearer", "bearer", "BEARER", "Bearer "])(
    "after the word %j stands for human verification",
    async (word) => {
      const { text } = await make();
      expect((await ask(`${word} ${text}`)).statusCode).toBe(200);
      expect((await ask(`${word} ${text}`)).statusCode).toBe(200);
    },
  );

  test("spends no token that comes with it", async () => {
    const { text } = await make();
    expect((await ask(`Bearer ${text}`, { token: "visitor's", input })).statusCode).toBe(200);
    expect(api.verifier.spent.size).toBe(0);
    expect((await ask(`Bearer ${text}`, { token: "wrong", input })).statusCode).toBe(200);
  });

  test("does not excuse a ticket that cannot be read", async () => {
    const { text } = await make();
    expect((await ask(`Bearer ${text}`, { input: " " })).json().code).toBe("input_blank");
    expect((await ask(`Bearer ${text}`, { ticket: input })).json().code).toBe("request_invalid");
    expect((await ask(`Bearer ${text}`, { input: "x".repeat(20_001) })).json().code).toBe("input_too_long");
  });

  test("is known by its id in every line of the log, and by nothing else", async () => {
    const { text, id } = await make();
    await ask(`Bearer ${text}`);
    api.assess.mockRejectedValueOnce(new Error("broken"));
    await ask(`Bearer ${text}`);
    const lines = api.log.lines.filter(({ path }) => path === "/intelligence/preview");
    expect(lines.map(({ key, status }) => [key, status])).toEqual([
      [id, 200],
      [id, 500],
    ]);
    expect(api.log.lines).toContainEqual(expect.objectContaining({ key: id, msg: "unexpected error" }));
    expect(api.log.text).not.toContain(text.slice(0, 20));
  });

  test("is counted by its id and the status of the answer", async () => {
    const { text, id } = await make();
    await ask(`Bearer ${text}`);
    await ask(`Bearer ${text}`, { input: "" });
    await ask("Bearer nonsense");
    await ask(undefined, { token: "good", input });
    expect(counts.answered.mock.calls).toEqual([
      [id, 200],
      [id, 400],
    ]);
    expect(counts.refused).toHaveBeenCalledTimes(1);
  });
});

describe("without a key everything is as it was", () => {
  test.each([
    [{ input }, "request_invalid"],
    [{ token: "", input }, "captcha_missing"],
    [{ token: "wrong", input }, "captcha_invalid"],
    [{ token: "old", input }, "captcha_expired"],
  ])("%j is %s", async (body, code) => {
    await make();
    expect((await ask(undefined, body)).json().code).toBe(code);
  });

  test("a password that a proxy in front asks for is nobody's key", async () => {
    const { text } = await make();
    expect((await ask("Basic dXNlcjpwYXNz", { token: "good", input })).statusCode).toBe(200);
    expect((await ask(`Basic ${text}`, { token: "", input })).json().code).toBe("captcha_missing");
    expect((await ask(text, { token: "", input })).json().code).toBe("captcha_missing");
    expect((await ask("", { token: "", input })).json().code).toBe("captcha_missing");
  });
});

describe("what is no key is refused before the body is read", () => {
  test.each<[string, (text: string) => string]>([
    ["the word alone", () => "Bearer"],
    ["a prefix alone", () => `Bearer ${prefix}`],
    ["a key cut short", (text) => `Bearer ${text.slice(0, -1)}`],
    ["a key and one letter", (text) => `Bearer ${text}x`],
    ["capitals changed", (text) => `Bearer ${text.toUpperCase()}`],
    [
      "one letter's case changed",
      (text) => `Bearer ${text.replace(/[a-z](?=[^a-z]*$)/, (letter) => letter.toUpperCase())}`,
    ],
    ["two keys", (text) => `Bearer ${text} ${text}`],
    ["a comma behind it", (text) => `Bearer ${text},`],
    ["quotes around it", (text) => `Bearer "${text}"`],
    ["a wildcard", () => "Bearer %"],
    ["an injection", () => "Bearer ' or 1=1 --"],
    ["a key of the right form that nobody made", () => `Bearer ${makeKey(prefix)}`],
    ["8,000 letters", () => `Bearer ${"a".repeat(8_000)}`],
  ])("%s", async (_name, authorization) => {
    const { text } = await make();
    await expectRefused(await ask(authorization(text), { token: "good", input }));
    await expectRefused(await ask(authorization(text), { input: "x".repeat(20_001) }));
  });

  test("a key in the address, with or without one in its place", async () => {
    const { text } = await make();
    for (const query of [`?key=${text}`, `?access_token=${text.slice(0, 40)}`, `?a=1&${text.toUpperCase()}`]) {
      await expectRefused(await ask(undefined, { token: "good", input }, `/intelligence/preview${query}`));
      await expectRefused(await ask(`Bearer ${text}`, { input }, `/intelligence/preview${query}`));
    }
    expect(api.log.text).not.toContain(text.slice(0, 20));
  });

  test("two headers, even of one good key", async () => {
    const { text } = await make();
    await api.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = api.app.server.address() as AddressInfo;
    const send = async (headers: string[]) => {
      const body = JSON.stringify({ input });
      const head = [
        "POST /intelligence/preview HTTP/1.1",
        "Host: a",
        "Content-Type: application/json",
        "Connection: close",
      ];
      const socket = connect(port, "127.0.0.1");
      socket.write([...head, `Content-Length: ${body.length}`, ...headers, "", body].join("\r\n"));
      const [answer] = await once(socket, "data");
      socket.destroy();
      return String(answer).split(" ")[1];
    };
    const good = `Authorization: Bearer ${text}`;
    expect(await send([good])).toBe("200");
    expect(await send([good, good])).toBe("401");
    expect(await send([good, "authorization: Bearer other"])).toBe("401");
    expect(await send(["authorization: Basic eDp5", good])).toBe("401");
  });

  test("a key that expired: its last day counts to the end", async () => {
    const { text } = await make({ expiresAt: now + 1_000 });
    now += 999;
    expect((await ask(`Bearer ${text}`)).statusCode).toBe(200);
    api.assess.mockClear();
    now += 1;
    await expectRefused(await ask(`Bearer ${text}`));
  });
});

describe("limits", () => {
  test("those of the key count, not those of its address; another key has its own", async () => {
    const [one, other] = [await make({ perMinute: analysesPerMinute + 2 }), await make({ perMinute: 1 })];
    const from = (text: string) =>
      api.app.inject({
        method: "POST",
        url: "/intelligence/preview",
        headers: { authorization: `Bearer ${text}` },
        payload: { input },
        remoteAddress: "203.0.113.5",
      });
    for (let n = 0; n < analysesPerMinute + 2; n += 1) expect((await from(one.text)).statusCode).toBe(200);
    const refused = await from(one.text);
    expect(refused.json().code).toBe("rate_limited");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(50);
    expect((await from(other.text)).statusCode).toBe(200);
    expect((await from(other.text)).statusCode).toBe(429);
  });

  test("the hour's counts beside the minute's, and a refused turn does not count", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { text } = await make({ perMinute: 2, perHour: 3 });
    const status = async () => (await ask(`Bearer ${text}`)).statusCode;
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
    vi.advanceTimersByTime(61_000);
    expect([await status(), await status()]).toEqual([200, 429]);
    vi.advanceTimersByTime(61_000);
    const refused = await ask(`Bearer ${text}`);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_000);
    vi.advanceTimersByTime(3_600_000);
    expect(await status()).toBe(200);
  });

  test("changed limits hold at once, both ways", async () => {
    const { text, id } = await make({ perMinute: 1 });
    expect((await ask(`Bearer ${text}`)).statusCode).toBe(200);
    expect((await ask(`Bearer ${text}`)).statusCode).toBe(429);
    await keys.change(id, { perMinute: 5 });
    expect((await ask(`Bearer ${text}`)).statusCode).toBe(200);
    await keys.change(id, { perMinute: 2 });
    expect((await ask(`Bearer ${text}`)).statusCode).toBe(429);
  });
});
