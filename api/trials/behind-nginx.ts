// Tries two instances on one PostgreSQL behind nginx, with the very lines that
// docs/operations.md gives: one shared rate limit, each lead delivered once, and
// an instance that is killed costs nobody a lead.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { leadPages } from "@latchwork/contract/lead-pages";
import { unprovenFormsPerHour } from "@latchwork/contract/limits";
import { PostgresCluster } from "../test/support/database.ts";
import { emailOf, secret } from "../test/support/lead-load.ts";
import { freePort, ServiceProcess } from "../test/support/service-process.ts";
import { WebhookServer } from "../test/support/webhook-server.ts";

const leads = 300;

/** The block of the document, for these ports and without TLS, which a trial has no certificate for. */
function configuration(folder: string, port: number, instances: readonly number[]): string {
  const operations = readFileSync(resolve(import.meta.dirname, "../../docs/operations.md"), "utf8");
  const block = /```\n(upstream [\s\S]*?)```/.exec(operations)?.[1];
  assert(block, "docs/operations.md has nginx's lines");
  const servers = block
    .replace("127.0.0.1:4321", `127.0.0.1:${instances[0]}`)
    .replace("127.0.0.1:4322", `127.0.0.1:${instances[1]}`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${port}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n");
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}\nhttp { access_log off; ${temporary}\n${servers} }`;
}

/** Sends one booking from an address of the loopback network. Answers the status; 0 when the connection broke. */
async function book(port: number, n: number, localAddress: string, key: string = randomUUID()): Promise<number> {
  const body = JSON.stringify({ name: `Visitor ${n}`, email: emailOf(n), company: "Lind & Co", key });
  const path = leadPages.forms["book-a-demo"];
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const sent = request({ host: "127.0.0.1", port, path, method: "POST", headers, localAddress });
  sent.end(body);
  try {
    const [response] = await once(sent, "response");
    response.resume();
    return response.statusCode;
  } catch {
    return 0;
  }
}

async function tryBehind(nginx: string, cluster: PostgresCluster): Promise<void> {
  await using crm = new WebhookServer();
  const hook = await crm.listen();
  const database = await cluster.database();
  const environment = (port: number) => ({
    PORT: `${port}`,
    METRICS_PORT: "0",
    TRUSTED_PROXY: "127.0.0.1",
    DATABASE_URL: database,
    SIGNING_SECRET: secret,
    LEAD_WEBHOOK_URL: hook,
    LEAD_WEBHOOK_SECRET: secret,
  });
  const ports = [await freePort(), await freePort()] as const;
  const front = await freePort();
  await using first = await ServiceProcess.start(environment(ports[0]));
  const second = await ServiceProcess.start(environment(ports[1]));
  await first.origin();
  await second.origin();
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  chmodSync(folder, 0o755); // its workers are another user
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, front, ports));
  const proxy = spawn(nginx, ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "inherit" });
  try {
    await pause(1_000);
    const answers: number[] = [];
    for (let n = 0; n < 3 * unprovenFormsPerHour; n += 1) answers.push(await book(front, n, "127.0.0.1"));
    const passed = answers.filter((status) => status === 200).length;
    console.log(`one client, ${answers.length} forms through two instances: ${passed} taken, the rest refused`);
    assert.equal(passed, unprovenFormsPerHour, "the limit is one for both instances");
    assert(answers.every((status) => status === 200 || status === 429));

    let again = 0;
    const visitor = async (start: number) => {
      for (let n = start; n < 1_000 + leads; n += 8) {
        const key = randomUUID();
        const address = `127.1.${n >> 8}.${n & 255 || 1}`;
        while ((await book(front, n, address, key)) !== 200) {
          again += 1;
          await pause(50);
        }
        if (n === 1_000 + leads / 2) second.signal("SIGKILL");
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, turn) => visitor(1_000 + turn)));
    const expected = leads + passed;
    const deadline = performance.now() + 120_000; // the dead instance's leases run for a minute
    while (crm.timesById().size < expected && performance.now() < deadline) await pause(100);
    const { size } = crm.timesById();
    console.log(
      `${leads} leads through nginx, one instance killed half-way: ${again} sent again by visitors, ` +
        `${size - passed} delivered, ${crm.accepted.length - size} of them twice under one id`,
    );
    assert.equal(size, expected, "every lead is delivered");
    assert.equal(new Set(crm.accepted.map(({ body }) => body.lead.email)).size, expected, "and none is stored twice");
  } finally {
    proxy.kill("SIGTERM");
    await second[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  }
}

const nginx = execFileSync("sh", ["-c", "command -v nginx || true"]).toString().trim();
const cluster = nginx === "" ? null : await PostgresCluster.start();
if (cluster === null) {
  console.log("SKIPPED, NOT PASSED: nginx or PostgreSQL is not installed.");
} else {
  await using _stopped = cluster;
  await tryBehind(nginx, cluster);
  console.log("all held");
}
