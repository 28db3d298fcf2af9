import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSqlite, type Storage } from "../src/storage/storage.ts";
import { turnstile } from "../src/verification/turnstile.ts";
import type { Verifier } from "../src/verification/verifier.ts";
import { SpentTokens } from "../src/verification/verifier.ts";
import { type Behaviour, SiteverifyServer } from "./support/siteverify-server.ts";

let server: SiteverifyServer;
let storage: Storage;
let url: string;
let verifier: Verifier;

function verifierWith(changes: { secretKey?: string; verifyUrl?: string } = {}): Verifier {
  return turnstile({
    siteKey: "site-key",
    secretKey: SiteverifyServer.secret,
    verifyUrl: url,
    spent: new SpentTokens(storage.db, "key", Date.now),
    clock: Date.now,
    timeoutMs: 300,
    ...changes,
  });
}

beforeEach(async () => {
  server = new SiteverifyServer();
  url = await server.listen();
  storage = await openSqlite(":memory:");
  verifier = verifierWith();
});

afterEach(async () => {
  await storage.close();
  await server[Symbol.asyncDispose]();
});

async function spend(token: string): Promise<boolean> {
  const verdict = await verifier.check(token);
  if (verdict.kind !== "valid") throw new Error(`The token is ${verdict.kind}.`);
  return verdict.spend();
}

test("a challenge is the site key", async () => {
  expect(await verifier.issue()).toEqual({ kind: "turnstile", siteKey: "site-key" });
});

test("the call carries secret, token and an idempotency key, and nothing of the visitor", async () => {
  await verifier.check("good-token");
  expect(Object.fromEntries(server.calls[0] ?? [])).toEqual({
    secret: SiteverifyServer.secret,
    response: "good-token",
    idempotency_key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  });
});

describe("verdicts", () => {
  test.each([
    ["good-token", "valid"],
    ["forged", "invalid"],
    ["late-token", "expired"],
    ["", "missing"],
  ])("%j is %s", async (token, kind) => {
    expect(await verifier.check(token)).toMatchObject({ kind });
  });

  test("the longest token is asked about, a longer one is not", async () => {
    expect(await verifier.check("good".padEnd(2048, "x"))).toMatchObject({ kind: "valid" });
    expect(await verifier.check("good".padEnd(2049, "x"))).toEqual({ kind: "invalid" });
    expect(server.calls).toHaveLength(1);
  });

  test("a token that was checked but not spent may come back, at another instance too", async () => {
    expect(await verifier.check("good-token")).toMatchObject({ kind: "valid" });
    verifier = verifierWith();
    expect(await spend("good-token")).toBe(true);
  });

  test("a spent token is invalid, and Cloudflare is not asked again", async () => {
    expect(await spend("good-token")).toBe(true);
    const calls = server.calls.length;
    expect(await verifier.check("good-token")).toEqual({ kind: "invalid" });
    expect(server.calls).toHaveLength(calls);
  });

  test("of two that checked one token, one spends it", async () => {
    const both = await Promise.all([spend("good-token"), spend("good-token")]);
    expect(both.sort()).toEqual([false, true]);
  });
});

describe("nobody can tell", () => {
  test.each<[Behaviour, string]>([
    ["slow", "TimeoutError"],
    ["500", "HTTP 500"],
    ["malformed", "malformed answer"],
    ["not-json", "SyntaxError"],
    ["reset", "UND_ERR_SOCKET"],
    ["invalid-secret", "invalid-input-secret"],
    ["new-code", "unknown error code"],
  ])("%s is unavailable (%s)", async (behaviour, reason) => {
    server.behaviour = behaviour;
    await expect(verifier.check("good-token")).rejects.toMatchObject({ dependency: "human verification", reason });
  });

  test("a wrong secret is unavailable, not the visitor's fault", async () => {
    verifier = verifierWith({ secretKey: "wrong" });
    await expect(verifier.check("good-token")).rejects.toMatchObject({ reason: "invalid-input-secret" });
  });

  test("a host that does not listen is unavailable", async () => {
    const gone = new SiteverifyServer();
    verifier = verifierWith({ verifyUrl: await gone.listen() });
    await gone[Symbol.asyncDispose]();
    await expect(verifier.check("good-token")).rejects.toMatchObject({ reason: "ECONNREFUSED" });
  });

  test("after trouble the same token passes", async () => {
    server.behaviour = "500";
    await expect(verifier.check("good-token")).rejects.toThrow("unavailable");
    server.behaviour = "protocol";
    expect(await spend("good-token")).toBe(true);
  });
});
