import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openPostgres, openSqlite, type Storage } from "../../src/storage/storage.ts";
import { freePort } from "./free-port.ts";
import { bookAll } from "./lead-load.ts";
import { ServiceProcess } from "./service-process.ts";
import { WebhookServer } from "./webhook-server.ts";

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
export async function killedService(options: {
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
