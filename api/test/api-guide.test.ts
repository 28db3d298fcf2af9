// The clients of docs/api.md, run as they are printed against the real service.
import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { errorTable } from "@latchwork/contract/errors";
import {
  analysesPerHour,
  analysesPerMinute,
  maxTicketLength,
  verificationLifetimeMs,
} from "@latchwork/contract/limits";
import { previewAnswer } from "@latchwork/contract/preview";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiKeys, keyAnalysesPerHour, keyAnalysesPerMinute } from "../src/keys/api-keys.ts";
import { previewOperation } from "../src/openapi/operations.ts";
import { rateLimits } from "../src/rate-limits.ts";
import { openSqlite } from "../src/storage/storage.ts";
import { ServiceProcess } from "./support/service-process.ts";

const run = promisify(execFile);
const isInstalled = (program: string) => spawnSync(program, ["--version"]).status === 0;
const guide = await readFile(resolve(import.meta.dirname, "../../docs/api.md"), "utf8");

/** The one block of code in that language. */
function printed(language: string): string {
  const blocks = [...guide.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, "g"))];
  expect(blocks).toHaveLength(1);
  return blocks[0]?.[1] ?? "";
}

const ticket = "INV-207: GET /api/invoices/{id} returns the invoice as PDF to any signed-in customer.";
let folder: string;
let service: ServiceProcess;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "api-guide-"));
  service = await ServiceProcess.start({ DATA_DIR: join(folder, "data"), PORT: "0", METRICS_PORT: "0" });
  origin = await service.origin();
  await writeFile(join(folder, "ticket.md"), ticket);
  await writeFile(join(folder, "blank.md"), " \n");
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** A whole answer, cut where the printed one is: at a text that ends in “…”, or in a list whose last element is just that. */
function cutAs(printedPart: unknown, whole: unknown): unknown {
  if (typeof printedPart === "string" && typeof whole === "string" && printedPart.endsWith("…"))
    return `${whole.slice(0, printedPart.length - 1)}…`;
  if (Array.isArray(printedPart) && Array.isArray(whole)) {
    const isCut = printedPart.at(-1) === "…";
    const kept = isCut ? whole.slice(0, printedPart.length - 1) : whole;
    return [...kept.map((each, at) => cutAs(printedPart[at], each)), ...(isCut ? ["…"] : [])];
  }
  if (typeof printedPart !== "object" || printedPart === null || typeof whole !== "object" || whole === null)
    return whole;
  const parts = new Map(Object.entries(printedPart));
  return Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, cutAs(parts.get(name), value)]));
}

function expectFinding(output: string) {
  const [assessment] = previewAnswer.parse(JSON.parse(output)).data;
  expect(assessment?.vulnerabilities.map(({ cwe }) => cwe)).toContain("CWE-639");
}

/** What a printed client writes, and how it ends. */
async function play(language: string, name: string, program: string, api: string, file: string) {
  const client = printed(language);
  expect(client.split("\n").length).toBeLessThan(36);
  await writeFile(join(folder, name), client);
  const { promise, resolve } = Promise.withResolvers<{ failed: boolean; stdout: string; stderr: string }>();
  execFile("env", [`API=${api}`, program, name, file], { cwd: folder }, (error, stdout, stderr) =>
    resolve({ failed: error !== null, stdout, stderr }),
  );
  return promise;
}

async function expectClient(language: string, name: string, program: string) {
  const read = await play(language, name, program, origin, "ticket.md");
  expect(read).toMatchObject({ failed: false, stderr: "" });
  expectFinding(read.stdout);
  // What a client does with a refusal: its code is seen, and nothing is taken for an answer.
  const refused = await play(language, name, program, origin, "blank.md");
  expect(refused).toMatchObject({ failed: true, stdout: "", stderr: expect.stringContaining('"code":"input_blank"') });
  await using elsewhere = await withTurnstile();
  const unsolved = await play(language, name, program, elsewhere.origin, "ticket.md");
  expect(unsolved).toMatchObject({ failed: true, stdout: "", stderr: expect.stringContaining("use a key") });
}

/** A service that asks what only a browser can solve. */
async function withTurnstile() {
  const server = createServer((_, response) => response.end('{ "kind": "turnstile", "siteKey": "0x0" }'));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: async () => void server.close() };
}

test("the client in JavaScript solves a challenge and reads a ticket", { timeout: 30_000 }, () =>
  expectClient("js", "analyse.mjs", process.execPath),
);

test.runIf(isInstalled("python3"))("so does the one in Python", { timeout: 30_000 }, () =>
  expectClient("python", "analyse.py", "python3"),
);

/** The programs for a key, as printed, against a server that answers in turn what it is told to. */
async function askKeyed(language: string, name: string, program: string, api: string, key: string, file = "ticket.md") {
  await writeFile(join(folder, name), printed(language));
  const { promise, resolve } = Promise.withResolvers<{ failed: boolean; stdout: string; stderr: string }>();
  execFile("env", [`API=${api}`, `API_KEY=${key}`, program, name, file], { cwd: folder }, (error, stdout, stderr) =>
    resolve({ failed: error !== null, stdout, stderr }),
  );
  return promise;
}

/** A service that refuses so many times before it answers. */
async function refusing(times: number, status: number, headers: Record<string, string>) {
  let calls = 0;
  const server = createServer((request, response) => {
    request.resume();
    calls++;
    if (calls <= times) response.writeHead(status, headers).end('{ "code": "refused" }');
    else response.end('{ "data": [] }');
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return { origin, calls: () => calls, [Symbol.asyncDispose]: async () => void server.close() };
}

/** A service whose response breaks off so many times in its middle. */
async function cutting(times: number) {
  let calls = 0;
  const server = createServer((request, response) => {
    request.resume();
    calls++;
    if (calls > times) return response.end('{ "data": [] }');
    response.writeHead(200, { "content-length": "99" }).write('{ "data": ', () => response.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls: () => calls,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

/** The rows of the table of refusals: their statuses, their codes, and whether a request is to be sent again. */
const refusalRows = [...guide.matchAll(/^\| (\d{3}(?:, \d{3})*) \| (.*?) \| (No|Once more)\b/gm)].map(
  ([, statuses = "", codes = "", again]) => ({
    statuses: statuses.split(", ").map(Number),
    codes: [...codes.matchAll(/`(\w+)`/g)].map(([, code = ""]) => code),
    again: again === "Once more",
  }),
);

test("the table of refusals has every error of an analysis, each once, at its status", () => {
  const told = refusalRows.flatMap(({ statuses, codes }) =>
    codes.map((code, at) => [code, statuses[at] ?? statuses[0]]),
  );
  const known = [...previewOperation.refusals, "not_found", "method_not_allowed"] as const;
  expect(told.toSorted()).toEqual(known.map((code) => [code, errorTable[code].status]).toSorted());
});

async function expectKeyed(language: string, name: string, program: string) {
  const storage = await openSqlite(join(folder, "data"));
  const { text } = await new ApiKeys(storage.db, Date.now).create("house_key_", name, {
    perMinute: 9,
    perHour: 9,
    expiresAt: null,
  });
  await storage.close();
  const read = await askKeyed(language, name, program, origin, text);
  expect(read).toMatchObject({ failed: false, stderr: "" });
  expectFinding(read.stdout);
  const refused = await askKeyed(language, name, program, origin, `${text}x`);
  expect(refused).toMatchObject({ failed: true, stdout: "", stderr: expect.stringContaining('"code":"key_invalid"') });

  for (const status of [429, 503]) {
    await using busy = await refusing(1, status, { "retry-after": "1" });
    const started = Date.now();
    expect(await askKeyed(language, name, program, busy.origin, text)).toMatchObject({ failed: false, stderr: "" });
    expect(Date.now() - started).toBeGreaterThanOrEqual(1_000);
    expect(busy.calls()).toBe(2);
  }
  for (const { statuses, again } of refusalRows.filter(({ codes }) => !codes.some((code) => /^captcha_/.test(code)))) {
    for (const status of statuses) {
      await using service = await refusing(1, status, { "retry-after": "0" });
      const ended = await askKeyed(language, name, program, service.origin, text);
      expect({ status, calls: service.calls(), failed: ended.failed }).toEqual(
        again ? { status, calls: 2, failed: false } : { status, calls: 1, failed: true },
      );
    }
  }
  // Both wait for five seconds, so at the same time: a response that breaks off, and a wait that is given as a date.
  await using cut = await cutting(1);
  await using dated = await refusing(1, 503, { "retry-after": "Wed, 21 Oct 2026 07:28:00 GMT" });
  const started = Date.now();
  const ask = ({ origin: api }: { origin: string }) => askKeyed(language, name, program, api, text);
  for (const ended of await Promise.all([ask(cut), ask(dated)]))
    expect(ended).toMatchObject({ failed: false, stderr: "" });
  expect([cut.calls(), dated.calls()]).toEqual([2, 2]);
  expect(Date.now() - started).toBeGreaterThanOrEqual(5_000);
  await using moved = await refusing(9, 302, { location: `${dated.origin}/` });
  expect(await askKeyed(language, name, program, moved.origin, text)).toMatchObject({ failed: true, stdout: "" });
  expect([moved.calls(), dated.calls()], "the key goes to no other address").toEqual([1, 2]);
  await using later = await refusing(9, 429, { "retry-after": "3600" });
  expect(await askKeyed(language, name, program, later.origin, text)).toMatchObject({
    failed: true,
    stderr: expect.stringContaining("429: try again in 3600 s"),
  });
  expect(later.calls(), "nobody waits for an hour unasked").toBe(1);
  await using never = await refusing(9, 503, { "retry-after": "0" });
  expect(await askKeyed(language, name, program, never.origin, text)).toMatchObject({ failed: true, stdout: "" });
  expect(never.calls(), "it tries once more, not for ever").toBe(2);
  await using no = await refusing(9, 422, {});
  expect(await askKeyed(language, name, program, no.origin, text)).toMatchObject({ failed: true, stdout: "" });
  expect(no.calls(), "what would get the same again is not repeated").toBe(1);
  expect(guide).toContain("gives up on a response after 30 seconds");
  expect(guide).toContain("or for 5 seconds where that gives no number");
  expect(printed(language)).toMatch(/timeout\(30_000\)|timeout=30\b/);
}

test("the program for a key in JavaScript reads a ticket, waits, and tries once more", { timeout: 60_000 }, () =>
  expectKeyed("mjs", "ask.mjs", process.execPath),
);

test.runIf(isInstalled("python3"))("so does that in Python", { timeout: 60_000 }, () =>
  expectKeyed("py", "ask.py", "python3"),
);

test.runIf(isInstalled("curl"))("the line for curl reads a ticket with a key", { timeout: 30_000 }, async () => {
  const storage = await openSqlite(join(folder, "data"));
  const terms = { perMinute: 5, perHour: 5, expiresAt: null };
  const { text } = await new ApiKeys(storage.db, Date.now).create("house_key_", "guide", terms);
  await storage.close();
  const line = printed("sh").replace("{apiOrigin}", origin);
  const { stdout } = await run("env", [`API_KEY=${text}`, "sh", "-c", line]);
  expectFinding(stdout);
  const shown = JSON.parse(printed("json"));
  const { elapsedMs } = shown.data[0];
  const answered = previewAnswer.parse(JSON.parse(stdout)).data.map((each) => ({ ...each, elapsedMs }));
  expect(shown, "the printed answer is the real one, shortened").toEqual(cutAs(shown, { data: answered }));
  const refused = run("env", [`API_KEY=${text}x`, "sh", "-c", line]);
  const failure = await refused.then(
    () => null,
    ({ code, stdout: body }: { code: number; stdout: string }) => ({ code, body: JSON.parse(body).code }),
  );
  expect(failure).toEqual({ code: 22, body: "key_invalid" }); // curl's code for a status that is an error
});

/** A stand-in for GitHub's API, which keeps what it is sent and answers with that status. */
async function issues(status: number) {
  const sent: { url: string | undefined; authorization: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { body } = JSON.parse(await text(request)) as { body: string };
    sent.push({ url: request.url, authorization: request.headers.authorization, body });
    response.writeHead(status).end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, sent, [Symbol.asyncDispose]: async () => void server.close() };
}

test("the program for an issue posts each finding and question as plain text, and nothing where there is neither", async () => {
  await writeFile(join(folder, "comment.mjs"), printed("javascript"));
  const post = (api: string, data: unknown) => {
    const env = { GITHUB_API_URL: api, GITHUB_REPOSITORY: "house/shop", GITHUB_TOKEN: "a-token" };
    const { promise, resolve } = Promise.withResolvers<{ failed: boolean; stderr: string }>();
    const child = execFile(process.execPath, ["comment.mjs", "12"], { cwd: folder, env }, (error, _, stderr) =>
      resolve({ failed: error !== null, stderr }),
    );
    child.stdin?.end(data === undefined ? "" : JSON.stringify({ data }));
    return promise;
  };
  const storage = await openSqlite(join(folder, "data"));
  const terms = { perMinute: 5, perHour: 5, expiresAt: null };
  const key = await new ApiKeys(storage.db, Date.now).create("house_key_", "issue", terms);
  await storage.close();
  const read = await askKeyed("mjs", "ask.mjs", process.execPath, origin, key.text);
  const { data } = previewAnswer.parse(JSON.parse(read.stdout));
  const [assessment] = data;
  await using github = await issues(201);
  expect(await post(github.origin, data)).toEqual({ failed: false, stderr: "" });
  expect(github.sent).toHaveLength(1);
  const [comment] = github.sent;
  expect(comment).toMatchObject({ url: "/repos/house/shop/issues/12/comments", authorization: "Bearer a-token" });
  for (const { name, microTest } of assessment?.vulnerabilities ?? []) {
    expect(comment?.body).toContain(name);
    expect(comment?.body).toContain(`Test: ${microTest.title}`);
  }
  expect(assessment?.vulnerabilities).not.toHaveLength(0);
  // All of it is an indented block of code, also a question and a name of two lines.
  const [first] = assessment?.vulnerabilities ?? [];
  const hostile = {
    ...assessment,
    vulnerabilities: [{ ...first, name: "one\n\n@house ~~~\n# two" }],
    questions: ["Who?"],
  };
  await post(github.origin, [{ vulnerabilities: [], questions: [] }, hostile]);
  expect(github.sent.at(-1)?.body).toContain("    Question: Who?");
  for (const { body } of github.sent) for (const line of body.split("\n")) expect(line).toMatch(/^ {4}/);
  expect(await post(github.origin, [{ vulnerabilities: [], questions: [] }])).toEqual({ failed: false, stderr: "" });
  expect(github.sent).toHaveLength(2);
  expect(await post(github.origin, undefined)).toMatchObject({ failed: true }); // ask.mjs failed
  await using closed = await issues(403);
  expect(await post(closed.origin, data)).toMatchObject({ failed: true, stderr: expect.stringContaining("403") });
});

test("limits are as told, with a key and without, and a wait can outlive a token, so each try needs a new challenge", () => {
  const perHour = keyAnalysesPerHour.toLocaleString("en-GB");
  expect(guide).toContain(`${keyAnalysesPerMinute} analyses a minute and ${perHour} an hour`);
  expect(guide).toContain(
    `Without a key, one client, which is an IPv4 address or an IPv6 /64, has ${analysesPerMinute} analyses a minute and ${analysesPerHour} an hour`,
  );
  expect(guide).toContain(`at most ${maxTicketLength.toLocaleString("en-GB")} UTF-16 units`);
  expect(verificationLifetimeMs).toBe(5 * 60_000);
  expect(guide).toContain("A token is valid for one analysis, within five minutes of its challenge.");
  const longest = Math.max(...[...rateLimits.analysis, ...rateLimits.key].map(({ seconds }) => seconds));
  expect(longest * 1_000).toBeGreaterThan(verificationLifetimeMs);
  expect(longest).toBe(3_600);
  expect(guide).toContain("after `Retry-After` seconds (up to an hour)");
  expect(guide).toContain("Without a key, solve a new challenge for each try");
});
