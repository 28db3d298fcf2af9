// Tries what several instances share on a real PostgreSQL, started for the trial.
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import { rateLimiter } from "../src/rate-limits.ts";
import { openPostgres, type Storage } from "../src/storage/storage.ts";
import { SpentTokens } from "../src/verification/verifier.ts";
import { PostgresCluster } from "../test/support/database.ts";

const instances = 4;
const tokens = 1_000;

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`${what}: ${Math.round(performance.now() - started)} ms`);
  return result;
}

function every<T>(storages: readonly Storage[], work: (storage: Storage) => Promise<T>): Promise<T[]> {
  return Promise.all(storages.map(work));
}

async function startTogether(url: string, lost: string[]): Promise<Storage[]> {
  const opening = Array.from({ length: instances }, () => openPostgres(url, (code) => lost.push(code)));
  return timed(`${instances} instances start together on an empty database`, () => Promise.all(opening));
}

/** Every instance spends every token; each token must serve one of them. */
async function spendOnce(storages: readonly Storage[]): Promise<void> {
  const won = await timed(`${instances} instances race for ${tokens} tokens`, () =>
    every(storages, async ({ db }) => {
      const spent = new SpentTokens(db, "key", Date.now);
      const wins = Array.from({ length: tokens }, (_, n) => spent.spend(`token ${n}`, Date.now() - 1));
      return (await Promise.all(wins)).filter(Boolean).length;
    }),
  );
  assert.equal(
    won.reduce((sum, wins) => sum + wins, 0),
    tokens,
  );
  const [first] = storages;
  assert(first);
  assert.equal(await new SpentTokens(first.db, "key", Date.now).deleteExpired(), tokens);
}

/** All instances together let one client through ten times. */
async function limitTogether(storages: readonly Storage[]): Promise<void> {
  const passed = await timed(`${instances} instances count 200 requests of one client`, () =>
    every(storages, async ({ pool }) => {
      const limiter = rateLimiter(pool);
      const waits = await Promise.all(Array.from({ length: 50 }, () => limiter.take("analysis", "client")));
      return waits.filter((wait) => wait === 0).length;
    }),
  );
  assert.equal(
    passed.reduce((sum, count) => sum + count, 0),
    10,
  );
}

/** All instances together make as many calls to a model as the settings allow one. */
async function callModelTogether(storages: readonly Storage[]): Promise<void> {
  const times = 30;
  const made = await timed(`${instances} instances count 200 calls to a model`, () =>
    every(storages, async ({ pool }) => {
      const limiter = rateLimiter(pool, { model: [{ times, seconds: 60 }] });
      const waits = await Promise.all(Array.from({ length: 50 }, () => limiter.take("model", "all")));
      return waits.filter((wait) => wait === 0).length;
    }),
  );
  assert.equal(
    made.reduce((sum, count) => sum + count, 0),
    times,
  );
}

/** Every connection is cut; the instances notice and go on. */
async function surviveCut(storages: readonly Storage[], admin: Client, name: string, lost: string[]): Promise<void> {
  await every(storages, (storage) => storage.ping());
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  await pause(200);
  await timed("all connections cut, every instance answers again", () => every(storages, (storage) => storage.ping()));
  assert(lost.length > 0, "a cut connection is reported");
  for (const { db } of storages) await sql`select 1 from spent_token`.execute(db);
}

const cluster = await PostgresCluster.start();
if (cluster === null) {
  console.log("SKIPPED, NOT PASSED: PostgreSQL is not installed.");
} else {
  await using _stopped = cluster;
  const name = await cluster.database();
  const admin = new Client({ connectionString: cluster.url });
  await admin.connect();
  const lost: string[] = [];
  const storages = await startTogether(name, lost);
  await spendOnce(storages);
  await limitTogether(storages);
  await callModelTogether(storages);
  await surviveCut(storages, admin, new URL(name).pathname.slice(1), lost);
  await every(storages, (storage) => storage.close());
  await admin.end();
  console.log("all held");
}
