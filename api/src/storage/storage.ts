import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { Pool, types } from "pg";
import { codeOf, StartError, Unavailable } from "../errors.ts";
import type { Settings } from "../settings.ts";
import { keptSigningSecret } from "../signing-secret.ts";
import { migrations } from "./migrations.ts";
import { makePrivateFolder } from "./private-folder.ts";
import { lockFolder, sqliteDialect } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

/** The open database, its tables up to date. */
export interface Storage {
  readonly db: Kysely<Tables>;
  /** Connections that instances share; null where one process has a file to itself. */
  readonly pool: Pool | null;
  /** After something was erased: sees to it that its bytes do not stay behind in a file of ours. */
  purge(): Promise<void>;
  /** Writes a row. Rejects when that fails. What was found in the last two seconds counts, so that asking costs nothing. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the storage that the settings name, and the secret kept with it. `onLost` gets the code of an error on an idle
 * connection. A service is the only one on its file; a command works beside it.
 * Throws a {@link StartError} that says which setting to look at.
 */
export async function openStorage(
  settings: Pick<Settings, "databaseUrl" | "dataDir" | "signingSecret">,
  role: "service" | "command",
  onLost: (code: string) => void,
): Promise<{ storage: Storage; secret: string }> {
  const { databaseUrl, dataDir, signingSecret } = settings;
  if (databaseUrl !== null && signingSecret !== null) {
    try {
      return { storage: await openPostgres(databaseUrl, onLost), secret: signingSecret };
    } catch (error) {
      throw new StartError(`The database that DATABASE_URL names cannot be used (${codeOf(error)}).`);
    }
  }
  try {
    const secret = signingSecret ?? (await keptSigningSecret(dataDir));
    return { storage: await openSqlite(dataDir, role), secret };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR ${dataDir} cannot be used (${codeOf(error)}).`);
  }
}

/** The file in `folder` (made when absent), or memory alone for `:memory:`. Rejects when it cannot be used. */
export async function openSqlite(folder: string, role: "service" | "command" = "command"): Promise<Storage> {
  const inMemory = folder === ":memory:";
  if (!inMemory) await makePrivateFolder(folder);
  const lock = role === "service" ? lockFolder(folder) : null;
  const db = new Kysely<Tables>({ dialect: sqliteDialect(inMemory ? folder : join(folder, "house.sqlite"), role) });
  // Kysely takes no lock on SQLite. This one makes processes that start
  // together take turns, and a failed migration leaves nothing behind.
  await closingOnFailure(db, async () => {
    await sql`begin immediate`.execute(db);
    await migrate(db);
    await sql`commit`.execute(db);
  });
  return {
    db,
    pool: null,
    // The write-ahead log still holds the old pages; what is deleted in the file itself is overwritten (secure_delete).
    purge: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db)),
    ping: remembered(() => ping(db)),
    async close() {
      await db.destroy();
      lock?.close();
    },
  };
}

/**
 * The database at `url`. Its 64-bit integers are read as numbers, as SQLite's
 * are: times and counts, far below 2^53. Instances that start together take turns by Kysely's
 * advisory lock. `onLost` gets the code of an error on an idle connection,
 * which is replaced at the next query.
 */
export async function openPostgres(url: string, onLost: (code: string) => void): Promise<Storage> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    types: { getTypeParser: (id, format) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)) },
  });
  // Listened for on each connection: one that is lost between two queries of a
  // transaction is reported nowhere else, and an unhandled error ends the process.
  pool.on("connect", (client) => client.on("error", (error) => onLost(codeOf(error))));
  pool.on("error", () => {}); // the same once more, for idle connections
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await closingOnFailure(db, () => migrate(db));
  const purge = async () => {}; // PostgreSQL's own vacuum sees to it
  return { db, pool, purge, ping: remembered(() => ping(db)), close: () => db.destroy() };
}

/** The answer of a query; throws `Unavailable`, with the code of the cause, when there is none. */
export async function orUnavailable<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    throw new Unavailable("storage", codeOf(error));
  }
}

/**
 * Brings the tables up to date. What a later release has done to them stays: the release before it works on, so that an
 * upgrade can run beside it and be taken back.
 */
async function migrate(db: Kysely<Tables>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const done = tables.some(({ name }) => name === migrationTable)
    ? (await sql<{ name: string }>`select name from ${sql.table(migrationTable)}`.execute(db)).rows
    : [];
  const newest = Object.keys(migrations).sort().at(-1) ?? "";
  const later = done.filter(({ name }) => name > newest).map(({ name }) => [name, nothing]);
  const provider = { getMigrations: async () => ({ ...migrations, ...Object.fromEntries(later) }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

const migrationTable = "kysely_migration";
const nothing: Migration = { up: async () => {} };

/**
 * Room that a write takes, in characters: a disk without it has none for a lead
 * either, whose rows, indexes and log take some ten pages of 4 KiB.
 */
const pingRoom = 40_000;

async function ping(db: Kysely<Tables>): Promise<void> {
  const row = { at: Date.now(), room: "x".repeat(pingRoom) };
  await db
    .insertInto("heartbeat")
    .values({ name: "ping", ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}

/** The same, asked at most every two seconds: whoever asks in between gets the last answer. */
function remembered(ask: () => Promise<void>): () => Promise<void> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve();
  return () => {
    if (performance.now() - askedAt > 2_000) {
      askedAt = performance.now();
      answer = ask();
    }
    return answer;
  };
}

async function closingOnFailure(db: Kysely<Tables>, open: () => Promise<void>): Promise<void> {
  try {
    await open();
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
