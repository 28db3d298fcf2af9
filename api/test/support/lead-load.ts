import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { leadPages } from "@latchwork/contract/lead-pages";
import { openPostgres, openSqlite, type Storage } from "../../src/storage/storage.ts";
import { freePort, ServiceProcess } from "./service-process.ts";
import { WebhookServer } from "./webhook-server.ts";

/** Sends one booking as the site's script does. Answers the status; 0 when the connection broke. */
export async function postBooking(
  origin: string,
  n: number,
  key: string = randomUUID(),
  message = "",
): Promise<number> {
  try {
    const response = await fetch(`${origin}${leadPages.forms["book-a-demo"]}`, {
      method: "POST",
      // Each visitor has a network of their own, so that no limit is met.
      headers: { "content-type": "application/json", "x-forwarded-for": `10.${(n >> 8) & 255}.${n & 255}.1` },
      body: JSON.stringify({ name: `Visitor ${n}`, email: emailOf(n), company: "Lind & Co", message, key }),
      signal: AbortSignal.timeout(10_000),
    });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

export const emailOf = (n: number) => `visitor${n}@example.com`;

/**
 * Sends that many bookings, several at a time, each again with its own key until
 * it is acknowledged, as a visitor presses again. Answers how often one was sent again.
 */
export async function bookAll(origin: () => string, count: number, atOnce = 8): Promise<number> {
  let next = 0;
  let again = 0;
  const visitor = async () => {
    while (next < count) {
      const n = next;
      next += 1;
      const key = randomUUID();
      while ((await postBooking(origin(), n, key)) !== 200) {
        again += 1;
        await pause(50);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return again;
}

export interface KillFigures {
  readonly submissions: number;
  readonly kills: number;
  /** Posts that had to be sent again because the connection broke or the service was starting. */
  readonly sentAgain: number;
  /** Rows that are there. */
  readonly stored: number;
  /** Different messages that the webhook accepted. */
  readonly delivered: number;
  /** Messages that it accepted more than once, under the same id. */
  readonly repeated: number;
  readonly seconds: number;
}

export const secret = "s".repeat(40);

/**
 * Kills the service with SIGKILL at random moments while leads come in, starts
 * it again each time, and waits until everything acknowledged is delivered.
 */
export async function runKillTrial(options: {
  submissions: number;
  kills: number;
  /** Mean time between kills, in milliseconds. */
  everyMs: number;
  databaseUrl?: string;
}): Promise<KillFigures> {
  const started = performance.now();
  const folder = await mkdtemp(join(tmpdir(), "killed-"));
  await using crm = new WebhookServer();
  const hook = await crm.listen();
  const port = await freePort();
  const environment = {
    PORT: `${port}`,
    DATA_DIR: folder,
    TRUSTED_PROXY: "127.0.0.1",
    METRICS_PORT: "0",
    LEAD_WEBHOOK_URL: hook,
    LEAD_WEBHOOK_SECRET: secret,
    ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl, SIGNING_SECRET: secret }),
  };
  let service = await ServiceProcess.start(environment);
  await service.origin();

  let kills = 0;
  let done = false;
  const killer = (async () => {
    while (!done && kills < options.kills) {
      await pause(options.everyMs * (0.3 + 1.4 * Math.random()));
      service.signal("SIGKILL");
      await service[Symbol.asyncDispose]();
      kills += 1;
      service = await ServiceProcess.start(environment);
      await service.origin();
    }
  })();
  const sentAgain = await bookAll(() => `http://127.0.0.1:${port}`, options.submissions);
  done = true;
  await killer;

  const deadline = performance.now() + 120_000; // with PostgreSQL a dead instance's lease runs for a minute
  while (crm.timesById().size < options.submissions && performance.now() < deadline) await pause(100);
  await service[Symbol.asyncDispose]();
  const stored = await countLeads(options.databaseUrl ?? folder);
  await rm(folder, { recursive: true });
  const times = crm.timesById();
  return {
    submissions: options.submissions,
    kills,
    sentAgain,
    stored,
    delivered: times.size,
    repeated: [...times.values()].filter((count) => count > 1).length,
    seconds: Math.round((performance.now() - started) / 1000),
  };
}

async function countLeads(place: string): Promise<number> {
  const storage: Storage = await (place.startsWith("postgres") ? openPostgres(place, () => {}) : openSqlite(place));
  const rows = await storage.db.selectFrom("lead").select("email").execute();
  await storage.close();
  return rows.length;
}
