import { verificationLifetimeMs } from "@latchwork/contract/limits";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSqlite, type Storage } from "../src/storage/storage.ts";
import { proofOfWork } from "../src/verification/proof-of-work.ts";
import { SpentTokens } from "../src/verification/verifier.ts";
import { solvedToken } from "./support/solved-token.ts";

let storage: Storage;
let now: number;

beforeEach(async () => {
  storage = await openSqlite(":memory:");
  now = Math.floor(Date.now() / 1000) * 1000;
});

afterEach(() => storage.close());

function verifierWith(secret = "a secret of thirty-two characters") {
  const clock = () => now;
  return proofOfWork({ secret, spent: new SpentTokens(storage.db, "key", clock), clock });
}

/** A token with a change made to what is inside. */
function altered(token: string, change: (payload: Payload) => void): string {
  const payload = JSON.parse(Buffer.from(token, "base64").toString());
  change(payload);
  return Buffer.from(JSON.stringify(payload)).toString("base64");
}
interface Payload {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: { counter: number; derivedKey: string; time: number };
  spare?: string;
}

test("a solved challenge is valid, and serves once", async () => {
  const verifier = verifierWith();
  const token = await solvedToken(await verifier.issue());
  const verdict = await verifier.check(token);
  if (verdict.kind !== "valid") throw new Error(`The token is ${verdict.kind}.`);
  expect(await verdict.spend()).toBe(true);
  expect(await verdict.spend()).toBe(false);
  expect(await verifier.check(token)).toEqual({ kind: "invalid" });
});

test("an instance with the same secret honours it, one with another does not", async () => {
  const token = await solvedToken(await verifierWith().issue());
  expect(await verifierWith().check(token)).toMatchObject({ kind: "valid" });
  expect(await verifierWith("another secret of thirty-two chars").check(token)).toEqual({ kind: "invalid" });
});

test("it lives five minutes", async () => {
  const verifier = verifierWith();
  const token = await solvedToken(await verifier.issue());
  now += verificationLifetimeMs - 1;
  expect(await verifier.check(token)).toMatchObject({ kind: "valid" });
  now += 1;
  expect(await verifier.check(token)).toEqual({ kind: "expired" });
});

test("nothing in a challenge is of the visitor", async () => {
  const answer = await verifierWith().issue();
  expect(answer).toEqual({
    kind: "proof-of-work",
    challenge: {
      parameters: {
        algorithm: "PBKDF2/SHA-256",
        cost: expect.any(Number),
        expiresAt: (now + verificationLifetimeMs) / 1000,
        keyLength: 32,
        keyPrefix: expect.any(String),
        keySignature: expect.any(String),
        nonce: expect.any(String),
        salt: expect.any(String),
      },
      signature: expect.any(String),
    },
  });
});

describe("what is not a proof is invalid", () => {
  test.each([
    ["text", "hello"],
    ["base64 of no JSON", Buffer.from("{").toString("base64")],
    ["base64 of another JSON", Buffer.from('{"challenge":{}}').toString("base64")],
    ["far too much", "A".repeat(100_000)],
  ])("%s", async (_name, token) => {
    expect(await verifierWith().check(token)).toEqual({ kind: "invalid" });
  });

  test("no token is missing", async () => {
    expect(await verifierWith().check("")).toEqual({ kind: "missing" });
  });

  test.each<[string, (payload: Payload) => void]>([
    ["an easier challenge", ({ challenge }) => Object.assign(challenge.parameters, { cost: 1 })],
    ["a later expiry", ({ challenge }) => Object.assign(challenge.parameters, { expiresAt: 9_999_999_999 })],
    ["another signature", ({ challenge }) => Object.assign(challenge, { signature: "0".repeat(64) })],
    ["a key of its own", ({ solution }) => Object.assign(solution, { derivedKey: "0".repeat(64) })],
  ])("%s", async (_name, change) => {
    const verifier = verifierWith();
    const token = await solvedToken(await verifier.issue());
    expect(await verifier.check(altered(token, change))).toEqual({ kind: "invalid" });
  });

  test("a spent proof written in another way", async () => {
    const verifier = verifierWith();
    const token = await solvedToken(await verifier.issue());
    const verdict = await verifier.check(token);
    if (verdict.kind === "valid") await verdict.spend();
    const rewritten = altered(token, (payload) => {
      payload.spare = "spare";
      payload.solution.time = 1;
    });
    expect(await verifier.check(rewritten)).toEqual({ kind: "invalid" });
  });
});
