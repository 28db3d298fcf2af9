// Tries two instances on one PostgreSQL behind nginx and behind Caddy, with the very lines of deploy/ and a certificate made
// for the trial: TLS and HTTP/2, limits by the visitor's own address whatever a visitor claims, one limit for both instances,
// an upgrade to a release with another table and back without one failed request, and an instance killed without a lost lead.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { leadPages } from "@latchwork/contract/lead-pages";
import { maxTicketLength, unprovenFormsPerHour } from "@latchwork/contract/limits";
import { version } from "@latchwork/contract/version";
import { previewBodyLimit } from "../src/analysis/preview-route.ts";
import { ApiKeys } from "../src/keys/api-keys.ts";
import { openPostgres } from "../src/storage/storage.ts";
import { PostgresCluster } from "../test/support/database.ts";
import { FrontProxy, type ProxyName } from "../test/support/front-proxy.ts";
import { emailOf, secret } from "../test/support/lead-load.ts";
import { freePort, ServiceProcess } from "../test/support/service-process.ts";
import { solvedToken } from "../test/support/solved-token.ts";
import { WebhookServer } from "../test/support/webhook-server.ts";

const root = resolve(import.meta.dirname, "../..");
const leads = 200;
const ticket = "Support staff can open any customer's order history from the new search page.";

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

interface Sent {
  path: string;
  from?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Sends a request from an address of the loopback network; status 0 when the connection broke. */
async function ask(proxy: FrontProxy, { path, from = "127.0.0.1", body, headers = {} }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(proxy.origin);
  const length =
    body === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const sent = request({
    ...{ hostname, port, path, ca: proxy.ca, localAddress: from, family: 4, agent: false },
    method: body === undefined ? "GET" : "POST",
    headers: { ...length, ...headers },
    timeout: 60_000, // what a page waits for an analysis
  });
  sent.on("timeout", () => sent.destroy(new Error("timeout")));
  sent.end(body);
  try {
    const [response] = await once(sent, "response");
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  } catch {
    return { status: 0, headers: {}, body: "" };
  }
}

/** A network of its own for each visitor, so that no limit is met. */
const addressOf = (n: number) => `127.${1 + (n % 200)}.${1 + (Math.floor(n / 200) % 200)}.1`;

function booking(n: number, from: string, key: string = randomUUID(), headers = {}): Sent {
  const body = JSON.stringify({ name: `Visitor ${n}`, email: emailOf(n), company: "Lind & Co", key });
  return { path: leadPages.forms["book-a-demo"], from, body, headers };
}

/** The release after this one: another version, and one table more. Answers its program. */
function nextRelease(folder: string): string {
  cpSync(join(root, "api"), join(folder, "api"), { recursive: true });
  for (const other of ["analyst", "brand", "node_modules"]) symlinkSync(join(root, other), join(folder, other));
  const change = (file: string, from: string, to: string) => {
    const before = readFileSync(join(folder, file), "utf8");
    assert(before.includes(from), file);
    writeFileSync(join(folder, file), before.replace(from, to));
  };
  const migration = `"999-next": { up: (db: Kysely<never>) => db.schema.createTable("next").addColumn("id", "integer").execute() },\n};`;
  change("api/src/storage/migrations.ts", "\n};", `\n  ${migration}`);
  change("api/src/compose.ts", 'import { version } from "@latchwork/contract/version";', 'const version = "next";');
  return join(folder, "api/test/support/fixture-server.ts");
}

/** What runs at a port, and can be stopped and replaced by another release. */
class Instance {
  readonly port: number;
  readonly #environment: Record<string, string>;
  service: ServiceProcess | null = null;

  constructor(port: number, environment: Record<string, string>) {
    this.port = port;
    this.#environment = { ...environment, PORT: `${port}`, METRICS_PORT: "0" };
  }

  async run(script?: string): Promise<void> {
    this.service = await ServiceProcess.start(this.#environment, script === undefined ? {} : { script });
    const origin = await this.service.origin();
    while (!(await fetch(`${origin}/readyz`)).ok) await pause(50);
  }

  async replace(script?: string): Promise<void> {
    this.service?.signal("SIGTERM");
    assert.equal(await this.service?.ended(), 0, "an instance ends with 0");
    for (const line of this.service?.output.match(/.*"unexpected error".*/g) ?? []) console.log(line);
    await this.service?.[Symbol.asyncDispose]();
    await this.run(script);
  }
}

/** TLS, HTTP/2, the limits of size, and who a visitor is. */
async function tryEdge(proxy: FrontProxy): Promise<void> {
  const session = connectHttp2(proxy.origin, { ca: proxy.ca });
  const stream = session.request({ ":path": "/" });
  const [headers] = await once(stream, "response");
  await text(stream);
  session.close();
  assert.equal(session.alpnProtocol, "h2");
  assert.equal(headers[":status"], 200);
  assert.equal(headers["strict-transport-security"], "max-age=31536000", "the service knows that TLS is there");
  const challenge = JSON.parse((await ask(proxy, { path: "/verification/challenge" })).body);
  const analysis = JSON.stringify({ token: await solvedToken(challenge), input: ticket });
  const answered = await ask(proxy, {
    path: "/intelligence/preview",
    body: analysis,
    headers: { "x-request-id": "mine" },
  });
  assert.equal(answered.status, 200, "an analysis works");
  assert.notEqual(answered.headers["x-request-id"], "mine", "visitors do not choose request ids");
  const long = (length: number) => JSON.stringify({ token: "", input: "a".repeat(length) });
  const tooLong = await ask(proxy, { path: "/intelligence/preview", body: long(maxTicketLength + 1) });
  assert.deepEqual([tooLong.status, JSON.parse(tooLong.body).code], [413, "input_too_long"]);
  for (const length of [previewBodyLimit, 1_000_000]) {
    assert.equal((await ask(proxy, { path: "/intelligence/preview", body: long(length) })).status, 413, `${length}`);
  }

  const forged = (n: number) => ({
    "x-forwarded-for": `198.51.${n}.7`,
    "x-real-ip": `198.51.${n}.7`,
    forwarded: `for=198.51.${n}.7`,
  });
  const statuses: number[] = [];
  for (let n = 0; n < 3 * unprovenFormsPerHour; n += 1) {
    statuses.push((await ask(proxy, booking(n, "127.0.0.1", randomUUID(), forged(n)))).status);
  }
  const passed = statuses.filter((status) => status === 200).length;
  assert.equal(passed, unprovenFormsPerHour, "the limit is one for both instances, whatever a visitor claims to be");
  assert(statuses.every((status) => status === 200 || status === 429));
  assert.equal(
    (await ask(proxy, booking(99, "127.0.99.1"))).status,
    200,
    "and another visitor has a share of their own",
  );
  console.log(
    `  HTTP/2 over TLS; of ${statuses.length} forms from one client with forged addresses ${passed} were taken`,
  );
}

/** Replaces both instances by the next release and back while visitors come all the time. */
async function tryUpgrade(
  proxy: FrontProxy,
  instances: readonly Instance[],
  next: string,
  key: string,
): Promise<number> {
  let n = 10_000;
  let running = true;
  const counts: Record<string, number> = {};
  const failures: string[] = [];
  const visitor = async (kind: "page" | "analysis" | "form") => {
    while (running) {
      n += 1;
      const from = addressOf(n);
      const authorization = { authorization: `Bearer ${key}` };
      const analysis = {
        path: "/intelligence/preview",
        from,
        body: JSON.stringify({ input: ticket }),
        headers: authorization,
      };
      const sent = kind === "page" ? { path: "/", from } : kind === "form" ? booking(n, from) : analysis;
      const { status, body } = await ask(proxy, sent);
      counts[kind] = (counts[kind] ?? 0) + 1;
      if (status !== 200) failures.push(`${kind} ${status} ${body.slice(0, 80)}`);
      await pause(5);
    }
  };
  const kinds = ["page", "page", "analysis", "analysis", "form", "form"] as const;
  const visitors = kinds.map(visitor);
  for (const script of [next, undefined]) {
    for (const instance of instances) {
      await pause(500);
      await instance.replace(script);
      const told = instance.service?.output ?? "";
      assert(told.includes(`"version":"${script === undefined ? version : "next"}"`), "it runs the release it should");
    }
  }
  await pause(500);
  running = false;
  await Promise.all(visitors);
  const all = Object.entries(counts).map(([kind, count]) => `${count} of a ${kind}`);
  console.log(`  upgrade and rollback, four restarts: ${all.join(", ")}; ${failures.length} failed`);
  assert.deepEqual([...new Set(failures)], []);
  return counts.form ?? 0;
}

/** Kills one instance half-way. */
async function tryKill(proxy: FrontProxy, instance: Instance): Promise<void> {
  let again = 0;
  let next = 30_000;
  const last = next + leads;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next < last) {
        const n = next;
        next += 1;
        if (n === last - leads / 2) instance.service?.signal("SIGKILL");
        const key = randomUUID();
        while ((await ask(proxy, booking(n, addressOf(n), key))).status !== 200) {
          again += 1;
          await pause(50);
        }
      }
    }),
  );
  console.log(`  ${leads} leads, one instance killed half-way: ${again} sent again by visitors`);
}

async function tryBehind(name: ProxyName, cluster: PostgresCluster): Promise<void> {
  console.log(name);
  await using crm = new WebhookServer();
  const hook = await crm.listen();
  const database = await cluster.database();
  // Caddy before 2.11.2 cannot send a POST to the other instance once it found the first one away; it asks /readyz every 2 s.
  const settings = { DRAIN_SECONDS: "4", TRUSTED_PROXY: "127.0.0.1", DATABASE_URL: database, SIGNING_SECRET: secret };
  const environment = { ...settings, LEAD_WEBHOOK_URL: hook, LEAD_WEBHOOK_SECRET: secret };
  const instances = [new Instance(await freePort(), environment), new Instance(await freePort(), environment)] as const;
  await Promise.all(instances.map((instance) => instance.run()));
  const storage = await openPostgres(database, () => {});
  const terms = { perMinute: 100_000, perHour: 100_000, expiresAt: null };
  const { text: key } = await new ApiKeys(storage.db, Date.now).create("trial_key_", "trial", terms);
  await storage.close();
  const folder = mkdtempSync(join(tmpdir(), "next-release-"));
  try {
    await using proxy = await FrontProxy.start(
      name,
      instances.map(({ port }) => port),
    );
    await tryEdge(proxy);
    const forms = await tryUpgrade(proxy, instances, nextRelease(folder), key);
    await tryKill(proxy, instances[1]);
    const expected = unprovenFormsPerHour + 1 + forms + leads;
    const deadline = performance.now() + 120_000; // the dead instance's leases run for a minute
    while (crm.timesById().size < expected && performance.now() < deadline) await pause(100);
    const { size } = crm.timesById();
    console.log(`  ${size} leads delivered, ${crm.accepted.length - size} of them twice under one id`);
    assert.equal(size, expected, "every lead is delivered");
    assert.equal(new Set(crm.accepted.map(({ body }) => body.lead.email)).size, expected, "and none is stored twice");
  } finally {
    for (const { service } of instances) await service?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  }
}

const proxies = (["nginx", "caddy"] as const).filter((name) => FrontProxy.isInstalled(name));
const cluster = proxies.length === 0 ? null : await PostgresCluster.start();
if (cluster === null) {
  console.log("SKIPPED, NOT PASSED: neither nginx nor Caddy, or no PostgreSQL, is installed.");
} else {
  await using _stopped = cluster;
  for (const name of proxies) await tryBehind(name, cluster);
  console.log(proxies.length === 2 ? "all held" : `SKIPPED, NOT PASSED: only ${proxies} is installed.`);
}
