import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect } from "kysely";

/** How long a statement waits for another process to finish writing, in milliseconds. */
const busyTimeoutMs = 5_000;

/**
 * Kysely's SQLite dialect over Node's own SQLite. Write-ahead log, and every
 * commit reaches the disk before it is answered. `path` is a file or `:memory:`.
 * Throws the error of SQLite when the file cannot be opened.
 */
export function sqliteDialect(path: string): SqliteDialect {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on",
  );
  return new SqliteDialect({ database: inKyselysTerms(database) });
}

function inKyselysTerms(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
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
