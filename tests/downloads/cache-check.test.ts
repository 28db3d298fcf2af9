import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { codeBlocks, isThere } from "../articles/article-code.ts";
import { readRoot, root } from "../rules/repository-files.ts";
import { temporaryServer } from "../support/temporary.ts";

const article = "blog/intelligence-engine.md";
const file = join(root, "content/downloads/cache-check.mjs");
const offered = test.runIf(isThere(article) && isThere("downloads/cache-check.mjs"));

interface Shop {
  /** Whether the application checks that the caller owns the profile. */
  readonly check: boolean;
  /** Whether the CDN stores profiles, keyed by path. */
  readonly cache: boolean;
  /** Whether it stores refusals too. */
  readonly keepsRefusals?: boolean;
  readonly originDown?: boolean;
  readonly refusal?: number;
}

async function run(
  { check, cache, keepsRefusals = false, originDown = false, refusal = 404 }: Shop,
  direct = true,
  filled = false,
) {
  const hosts: string[] = [];
  const answer = (authorisation: string | undefined): { status: number; body: string } => {
    const value = { status: 200, body: JSON.stringify({ dateOfBirth: "1987-04-02" }) };
    if (originDown) return { status: 500, body: "" };
    if (authorisation === undefined) return { status: 401, body: "" };
    return check && !authorisation.endsWith("8813") ? { status: refusal, body: "" } : value;
  };
  const origin = await temporaryServer((request, response) => {
    hosts.push(request.headers.host ?? "");
    const { status, body } = answer(request.headers.authorization);
    response.writeHead(status).end(body);
  });
  let stored = filled ? { status: 200, body: JSON.stringify({ dateOfBirth: "1987-04-02" }) } : undefined;
  const cdn = await temporaryServer((request, response) => {
    if (stored !== undefined) return response.writeHead(stored.status, { age: "1" }).end(stored.body);
    const { status, body } = answer(request.headers.authorization);
    if (cache && (status === 200 || keepsRefusals)) stored = { status, body };
    return response.writeHead(status).end(body);
  });
  const settings = {
    CDN: cdn,
    ...(direct && { ORIGIN: origin }),
    RESOURCE: "/api/v2/users/8813/profile",
    SECRET: "1987-04-02",
    OWNER: "Bearer token-of-8813",
    OTHER: "Bearer token-of-8812",
  };
  const { stdout, code } = await promisify(execFile)(process.execPath, [file], { env: settings }).then(
    (done) => ({ ...done, code: 0 }),
    (failed: { stdout: string; code: number }) => failed,
  );
  expect(new Set(hosts)).toEqual(new Set(direct ? [cdn.replace("http://", "")] : []));
  return { stdout, code, verdict: stdout.trim().split("\n").at(-1) };
}

offered("the article leads to the script and prints what it says where only the check was built", async () => {
  const text = readRoot(`content/${article}`);
  expect(text).toContain("(/downloads/cache-check.mjs)");
  const { stdout, code } = await run({ check: true, cache: true });
  expect(code).toBe(1);
  expect(codeBlocks(article, "text")).toContain(stdout);
});

offered("it blames the check, the cache or neither, at the origin and through an empty cache", async () => {
  for (const direct of [true, false]) {
    expect(await run({ check: true, cache: false }, direct)).toMatchObject({
      code: 0,
      verdict: "Every stranger was refused, at the check and behind the cache.",
    });
    expect(await run({ check: true, cache: true }, direct)).toMatchObject({
      code: 1,
      verdict: expect.stringContaining("repair the cache"),
    });
    for (const cache of [true, false])
      expect(await run({ check: false, cache }, direct)).toMatchObject({
        code: 1,
        verdict: expect.stringContaining("repair the check first"),
      });
  }
});

offered("it does not pass where it cannot tell", async () => {
  expect(await run({ check: true, cache: false, originDown: true })).toMatchObject({
    code: 2,
    verdict: "The owner did not get the value, so the refusals prove nothing.",
  });
  expect(await run({ check: true, cache: false, refusal: 302 })).toMatchObject({
    code: 2,
    verdict: expect.stringContaining("look at that response"),
  });
  expect(await run({ check: true, cache: true }, false, true)).toMatchObject({
    code: 2,
    verdict: expect.stringContaining("The cache was not empty"),
  });
  expect(await run({ check: true, cache: true, keepsRefusals: true }, false)).toMatchObject({
    code: 2,
    verdict: expect.stringContaining("The cache kept a refusal"),
  });
  const bare = await promisify(execFile)(process.execPath, [file], { env: {} }).catch(
    (failed: { stdout: string; code: number }) => failed,
  );
  expect(bare).toMatchObject({ code: 2, stdout: "Set CDN, RESOURCE, SECRET, OWNER, OTHER.\n" });
});
