// Takes a backup while leads come in, destroys everything, restores, and then replaces the signing secret: on SQLite by
// npm run backup, on PostgreSQL by its own programs, as docs/operations.md says.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { leadPages } from "@latchwork/contract/lead-pages";
import { ApiKeys } from "../src/keys/api-keys.ts";
import { newsletterLinks } from "../src/leads/newsletter-link.ts";
import { keyFor } from "../src/signing-secret.ts";
import { openPostgres, openSqlite, type Storage } from "../src/storage/storage.ts";
import { PostgresCluster } from "../test/support/database.ts";
import { bookAll, emailOf, postBooking } from "../test/support/lead-load.ts";
import { freePort, ServiceProcess } from "../test/support/service-process.ts";
import { solvedToken } from "../test/support/solved-token.ts";

const root = resolve(import.meta.dirname, "../..");
/** Leads that are there before the backup begins. */
const before = 100;
const oldSecret = "o".repeat(64);
const newSecret = "n".repeat(64);

type Settings = Record<string, string>;

async function started(settings: Settings): Promise<{ service: ServiceProcess; origin: string }> {
  const fixed = { PORT: `${await freePort()}`, METRICS_PORT: "0", TRUSTED_PROXY: "127.0.0.1", LOG_LEVEL: "error" };
  const service = await ServiceProcess.start({ ...fixed, ...settings });
  return { service, origin: await service.origin() };
}

async function stopped(service: ServiceProcess): Promise<void> {
  service.signal("SIGTERM");
  assert.equal(await service.ended(), 0);
  assert.equal(service.output, "", "nothing was logged at level error");
  await service[Symbol.asyncDispose]();
}

async function challenge(origin: string): Promise<string> {
  const answer = await (await fetch(`${origin}/verification/challenge`)).json();
  return solvedToken(answer as Parameters<typeof solvedToken>[0]);
}

async function analyse(origin: string, token: string): Promise<number> {
  const body = JSON.stringify({ token, input: "Support staff can open any customer's order history." });
  const headers = { "content-type": "application/json" };
  return (await fetch(`${origin}/intelligence/preview`, { method: "POST", headers, body })).status;
}

/** What a press on the link in a newsletter's mail answers, signed by that secret. */
async function confirm(origin: string, secret: string, id: string): Promise<number> {
  const link = newsletterLinks(keyFor(secret, "newsletter-link"), Date.now).make("confirm", id);
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ link });
  return (await fetch(`${origin}${leadPages.confirm}`, { method: "POST", headers, body })).status;
}

async function subscribe(origin: string, open: () => Promise<Storage>): Promise<string> {
  const headers = { "content-type": "application/json", "x-forwarded-for": "10.200.0.1" };
  const body = JSON.stringify({ email: "anna@example.com", key: randomUUID() });
  const { status } = await fetch(`${origin}${leadPages.forms.newsletter}`, { method: "POST", headers, body });
  assert.equal(status, 200);
  const storage = await open();
  const { id } = await storage.db
    .selectFrom("lead")
    .select("id")
    .where("form", "=", "newsletter")
    .executeTakeFirstOrThrow();
  await storage.close();
  return id;
}

interface Kind {
  name: string;
  settings: Settings;
  open(): Promise<Storage>;
  secret(): string;
  backUp(): Promise<void>;
  destroy(): Promise<void>;
  restore(): Promise<void>;
  rotate(): Settings;
}

async function drill(kind: Kind): Promise<void> {
  const { service, origin } = await started(kind.settings);
  await bookAll(() => origin, before);
  const id = await subscribe(origin, kind.open);
  const storage = await kind.open();
  const terms = { perMinute: 100, perHour: 100, expiresAt: null };
  const { text: key } = await new ApiKeys(storage.db, Date.now).create("drill_key_", "drill", terms);
  await storage.close();
  const old = kind.secret();
  let busy = true;
  let sent = before;
  const load = (async () => {
    for (; busy; sent += 1) await postBooking(origin, sent);
  })();
  const begun = performance.now();
  await kind.backUp();
  const took = Math.round(performance.now() - begun);
  busy = false;
  await load;
  service.signal("SIGKILL");
  await service.ended();
  await kind.destroy();
  await service[Symbol.asyncDispose]();

  await kind.restore();
  const restored = await started(kind.settings);
  const again = await kind.open();
  const emails = await again.db.selectFrom("lead").select("email").execute();
  await again.close();
  const there = new Set(emails.map(({ email }) => email));
  for (let n = 0; n < before; n += 1) assert(there.has(emailOf(n)), `lead ${n} is there`);
  assert.equal(kind.secret(), old, "the secret came back with them");
  const token = await challenge(restored.origin);
  assert.equal(await analyse(restored.origin, await challenge(restored.origin)), 200);
  assert.equal(await confirm(restored.origin, old, id), 200, "a link that was mailed before still works");
  await stopped(restored.service);
  console.log(
    `${kind.name}: backup in ${took} ms while leads came in; restored, ${emails.length} leads and the secret`,
  );

  const turned = await started({ ...kind.settings, ...kind.rotate() });
  assert.notEqual(kind.secret(), old);
  assert.equal(await analyse(turned.origin, token), 400, "a challenge of the old secret is refused");
  assert.equal(await analyse(turned.origin, await challenge(turned.origin)), 200);
  assert.equal(await confirm(turned.origin, old, id), 400, "a link of the old secret is refused");
  assert.equal(await confirm(turned.origin, kind.secret(), id), 200);
  const authorization = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const body = JSON.stringify({ input: "Change the label of the save button." });
  const asked = await fetch(`${turned.origin}/intelligence/preview`, { method: "POST", headers: authorization, body });
  assert.equal(asked.status, 200, "API keys stay");
  const last = await kind.open();
  assert.equal((await last.db.selectFrom("lead").select("id").execute()).length, emails.length, "leads stay");
  await last.close();
  await stopped(turned.service);
  console.log(`${kind.name}: another secret: leads and keys stay, old links and challenges are refused`);
}

async function run(command: string, args: readonly string[], env: Settings = {}): Promise<string> {
  return (await promisify(execFile)(command, args, { env: { PATH: searched, ...env } })).stdout;
}
const searched = `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`;

const folder = mkdtempSync(join(tmpdir(), "backup-drill-"));
try {
  const DATA_DIR = join(folder, "data");
  const kept = join(DATA_DIR, "signing-secret");
  let copy = "";
  await drill({
    name: "SQLite",
    settings: { DATA_DIR },
    open: () => openSqlite(DATA_DIR),
    secret: () => readFileSync(kept, "utf8"),
    async backUp() {
      const program = join(root, "api/src/storage/cli/backup.ts");
      copy = (await run(process.execPath, [program, join(folder, "copies")], { DATA_DIR })).trim();
    },
    destroy: async () => rmSync(DATA_DIR, { recursive: true }),
    restore: async () => cpSync(copy, DATA_DIR, { recursive: true }),
    rotate() {
      rmSync(kept);
      return {};
    },
  });
  const cluster = await PostgresCluster.start();
  if (cluster === null) console.log("SKIPPED, NOT PASSED: PostgreSQL is not installed.");
  else {
    await using _stopped = cluster;
    const DATABASE_URL = await cluster.database();
    const name = new URL(DATABASE_URL).pathname.slice(1);
    const dump = join(folder, "house.dump");
    let secret = oldSecret;
    await drill({
      name: "PostgreSQL",
      get settings() {
        return { DATABASE_URL, SIGNING_SECRET: secret };
      },
      open: () => openPostgres(DATABASE_URL, () => {}),
      secret: () => secret,
      backUp: async () => void (await run("pg_dump", ["--format=custom", `--file=${dump}`, DATABASE_URL])),
      async destroy() {
        await run("psql", [cluster.url, "-qc", `drop database ${name} with (force)`]);
        await run("psql", [cluster.url, "-qc", `create database ${name}`]);
      },
      restore: async () => void (await run("pg_restore", ["--clean", "--if-exists", `--dbname=${DATABASE_URL}`, dump])),
      rotate() {
        secret = newSecret;
        return { SIGNING_SECRET: secret };
      },
    });
  }
  console.log("all held");
} finally {
  rmSync(folder, { recursive: true, force: true });
}
