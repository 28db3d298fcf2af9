import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { ChallengeAnswer } from "@latchwork/contract/verification";
import { describe, expect, test, vi } from "vitest";
import { start } from "../src/run.ts";
import { readSettings } from "../src/settings.ts";
import { fixtureSite } from "./support/fixture-site.ts";
import { occupiedPort, ServiceProcess } from "./support/service-process.ts";
import { solvedToken } from "./support/solved-token.ts";
import { LogCapture } from "./support/test-app.ts";

vi.setConfig({ testTimeout: 20_000 }); // real processes and threads start slowly on a busy machine

const ticket = "Support staff can open any customer's order history from the new search page.";

async function analyse(origin: string): Promise<Response> {
  const challenge = await (await fetch(`${origin}/verification/challenge`)).json();
  const token = await solvedToken(challenge as ChallengeAnswer);
  return fetch(`${origin}/intelligence/preview`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, input: ticket }),
  });
}

/** Sends the head of a request, then `act`s, then sends its body. Answers what came back. */
async function sendWhile(origin: string, act: () => Promise<void>): Promise<string> {
  const body = JSON.stringify({ token: "", input: ticket });
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  const closed = once(socket, "close");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.write(
    "POST /intelligence/preview HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n" +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await once(socket, "data"); // 100 Continue: the head has been read
  answer = "";
  await act();
  socket.write(body);
  await closed;
  return answer;
}

/** Asks it to stop while one request is in flight and others have just been sent: all are answered, later ones are refused. */
async function expectCleanStop(service: ServiceProcess, origin: string, signal: NodeJS.Signals): Promise<void> {
  const open = await Promise.all(Array.from({ length: 10 }, () => connection(origin)));
  const answer = await sendWhile(origin, async () => {
    for (const { socket } of open) socket.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
    service.signal(signal);
    for (const { all } of open) expect(await all).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    await untilRefused(origin);
  });
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain("captcha_missing");
  const status = await service.ended();
  expect(status, service.output + service.complaints).toBe(0);
}

/** An open connection, and all that comes over it until it is closed. */
async function connection(origin: string): Promise<{ socket: Socket; all: Promise<string> }> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  const all = text(socket);
  await once(socket, "connect");
  return { socket, all };
}

async function untilRefused(origin: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const refused = await fetch(`${origin}/healthz`).then(
      () => false,
      () => true,
    );
    if (refused) return;
    await pause(20);
  }
  throw new Error("New connections are still accepted.");
}

test("a ticket goes all the way, the metrics are at their own port, and SIGTERM ends it", async () => {
  await using service = await ServiceProcess.start({ PORT: "0", METRICS_PORT: "0" });
  const origin = await service.origin();
  const response = await analyse(origin);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: object[] };
  expect(data[0]).toMatchObject({ engine: "embedded", elapsedMs: expect.any(Number) });

  expect(service.complaints).toContain("Leads are only stored: nothing delivers them.");
  expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  const port = /"port":(\d+),"msg":"metrics are at/.exec(service.output)?.[1];
  const counted = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(counted).toContain("lead_storage_up 1");
  expect(counted).toContain('_count{route="/intelligence/preview",method="POST",status="200"} 1');
  expect(counted).toContain('_count{route="/*",method="GET",status="404"} 1'); // the metrics, asked for where they are not

  await expectCleanStop(service, origin, "SIGTERM");
  expect(service.output).not.toContain("order history");
});

test("SIGINT ends it too", async () => {
  await using service = await ServiceProcess.start({ PORT: "0" });
  await expectCleanStop(service, await service.origin(), "SIGINT");
});

test("settings at fault end it with one line for each, and status 1", async () => {
  await using service = await ServiceProcess.start({ PORT: "none", LOG_LEVEL: "loud" });
  expect(await service.ended()).toBe(1);
  expect(service.complaints).toMatch(/^The settings cannot be used:\n {2}PORT must .*\n {2}LOG_LEVEL .*\n$/);
});

test("a misspelt setting is named, and so is what it was meant to be", async () => {
  const slips = { SMPT_URL: "smtp://a", LEAD_WEBHOK_URL: "https://a", HUBSPOT_URLS: "https://a", LOG_LEVAL: "info" };
  const others = { PORTS: "1", HOSTS: "a", SMTP_HOST: "a", DATA_DIRECTORY: "a", MAIL_TO: "a" };
  await using service = await ServiceProcess.start({ ...slips, ...others, METRICS_PORT: "none" });
  expect(await service.ended()).toBe(1);
  expect(service.complaints.split("The settings")[0]?.trim().split("\n").sort()).toEqual([
    "HUBSPOT_URLS is not a setting; did you mean HUBSPOT_URL?",
    "LEAD_WEBHOK_URL is not a setting; did you mean LEAD_WEBHOOK_URL?",
    "LOG_LEVAL is not a setting; did you mean LOG_LEVEL?",
    "SMPT_URL is not a setting; did you mean SMTP_URL?",
  ]);
});

describe("what stops it from starting is one sentence", () => {
  async function failure(environment: Record<string, string>, dist?: string): Promise<unknown> {
    await using site = await fixtureSite();
    const data = await mkdtemp(join(tmpdir(), "start-"));
    const settings = readSettings({ PORT: "0", METRICS_PORT: "0", DATA_DIR: data, HOST: "127.0.0.1", ...environment });
    try {
      return await start(settings, dist ?? site.dist, new LogCapture()).then(
        () => null,
        (error: Error) => [error.name, error.message],
      );
    } finally {
      await rm(data, { recursive: true });
    }
  }
  const says = (sentence: string) => ["StartError", sentence];

  test.each(["127.0.0.1", "localhost"])("a port that is taken, with HOST %s", async (HOST) => {
    await using taken = await occupiedPort("127.0.0.1");
    const sentence = `Port ${taken.port} is taken. Stop what uses it or set PORT.`;
    expect(await failure({ PORT: String(taken.port), HOST })).toEqual(says(sentence));
  });

  test.each([
    ["that is a file", "/dev/null", "ENOTDIR"],
    ["below a file", "/dev/null/data", "ENOTDIR"],
    ...(process.platform === "linux" ? [["where none can be made", "/proc/none/data", "ENOENT"]] : []),
  ])("a data folder %s", async (_what, DATA_DIR, code) => {
    const sentence = `DATA_DIR ${DATA_DIR} cannot be used (${code}).`;
    expect(await failure({ DATA_DIR })).toEqual(says(sentence));
    expect(await failure({ DATA_DIR, SIGNING_SECRET: "s".repeat(32) })).toEqual(says(sentence));
  });

  test.skipIf(process.getuid?.() === 0)("a data folder that cannot be written", async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), "read-only-"));
    await chmod(DATA_DIR, 0o500);
    expect(await failure({ DATA_DIR })).toEqual(says(`DATA_DIR ${DATA_DIR} cannot be used (EACCES).`));
    await rm(DATA_DIR, { recursive: true });
  });

  test("a database that does not answer, without its password", async () => {
    const DATABASE_URL = "postgres://user:hunter2@127.0.0.1:1/name";
    const sentence = "The database that DATABASE_URL names cannot be used (ECONNREFUSED).";
    expect(await failure({ DATABASE_URL, SIGNING_SECRET: "s".repeat(32) })).toEqual(says(sentence));
  });

  test("no built site", async () => {
    const sentence = "The site has not been built. Run `npm start`, or `npm run build`.";
    expect(await failure({}, "/nonexistent")).toEqual(says(sentence));
  });

  test("an address of another machine", async () => {
    const sentence = "HOST 192.0.2.1 is no address of this machine.";
    expect(await failure({ HOST: "192.0.2.1" })).toEqual(says(sentence));
  });
});
