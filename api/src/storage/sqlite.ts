import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { type DatabaseConnection, type Driver, type SqliteDatabase, SqliteDialect } from "kysely";
import { codeOf, StartError } from "../errors.ts";

/** How long a statement waits for another process to finish writing, in milliseconds. */
const busyTimeoutMs = 5_000;

/** How long a service that waits for it lets go before it looks again, in milliseconds. */
const lookAgainMs = 25;

/**
 * Kysely's SQLite dialect over Node's own SQLite. Write-ahead log, and every
 * commit reaches the disk before it is answered. `path` is a file, which only its owner can read when it is made
 * here, or `:memory:`. A service goes on with everything else while it waits for another writer; a command has nothing
 * else. Throws a {@link StartError} when the file is damaged, and SQLite's error when it cannot be opened.
 */
export function sqliteDialect(path: string, role: "service" | "command"): SqliteDialect {
  if (path !== ":memory:") makePrivate(path);
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    database.exec(
      "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on",
    );
    if (!isSound(database)) {
      throw new StartError(`The database ${path} is damaged. Restore it from a copy, and keep the damaged file.`);
    }
    // From here on SQLite's own way of waiting would hold up the whole process, pages included.
    if (role === "service") database.exec("pragma busy_timeout = 0");
  } catch (error) {
    database.close();
    throw error;
  }
  const parts = { database: inKyselysTerms(database) };
  return role === "service" ? new PatientDialect(parts) : new SqliteDialect(parts);
}

/** Tries a statement again while another process writes. */
class PatientDialect extends SqliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    const patience = new Patience();
    driver.acquireConnection = async () => {
      const connection = await acquire();
      const patient: DatabaseConnection = {
        executeQuery: (query) => patience.whileLocked(() => connection.executeQuery(query), writes.test(query.sql)),
        streamQuery: (query, size) => connection.streamQuery(query, size),
      };
      return patient;
    };
    return driver;
  }
}

/** A statement that shows, when it succeeds, that nobody else holds the lock. */
const writes = /^\s*(?:insert|update|delete)\b/i;

/** All statements wait for one writer together: who comes when it has held the lock for long is refused at once. */
class Patience {
  #lockedSince: number | null = null;

  async whileLocked<T>(attempt: () => Promise<T>, isWrite: boolean): Promise<T> {
    for (;;) {
      try {
        const result = await attempt();
        if (isWrite) this.#lockedSince = null;
        return result;
      } catch (error) {
        if (codeOf(error) !== "SQLITE_BUSY") throw error;
        this.#lockedSince ??= performance.now();
        if (performance.now() - this.#lockedSince > busyTimeoutMs) throw error;
      }
      await pause(lookAgainMs);
    }
  }
}

/**
 * Makes this process the only service on `folder` for as long as it lives, however it ends: SQLite's lock on a file is
 * the operating system's. Throws a {@link StartError} when there is one already.
 */
export function lockFolder(folder: string): { close(): void } {
  const path = join(folder, "service.lock");
  makePrivate(path);
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec("pragma journal_mode = memory; begin exclusive");
    return lock;
  } catch (error) {
    lock.close();
    if (codeOf(error) !== "SQLITE_BUSY") throw error;
    throw new StartError(
      `Another process serves from DATA_DIR ${folder}. Stop it, or set DATABASE_URL: several instances share PostgreSQL.`,
    );
  }
}

/** Makes the file, if it is not there, for its owner only. SQLite gives its log the same rights. */
function makePrivate(path: string): void {
  closeSync(openSync(path, "a", 0o600));
}

function isSound(database: DatabaseSync): boolean {
  try {
    return database.prepare("pragma quick_check(1)").get()?.quick_check === "ok";
  } catch (error) {
    if (codeOf(error) === "SQLITE_CORRUPT") return false;
    throw error;
  }
}

function inKyselysTerms(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      // On a full disk SQLite has rolled back by itself, and would answer a second time with an error that hides the first.
      if (sql === "rollback" && !database.isTransaction)
        return inKyselysTerms(database).prepare("select 0 where false");
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}
