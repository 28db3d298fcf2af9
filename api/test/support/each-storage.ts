import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import { openPostgres, openSqlite, type Storage } from "../../src/storage/storage.ts";
import { PostgresCluster } from "./database.ts";

/** A place to keep things, and as many openings of it as a test wants. */
export interface TestDatabase {
  readonly kind: "SQLite" | "PostgreSQL";
  /** Opens a new, empty database, or the same again by the `name` that `fresh` answered. */
  open(name: string): Promise<Storage>;
  fresh(): Promise<string>;
}

/**
 * Runs the same tests on SQLite and on PostgreSQL. Where PostgreSQL is not
 * installed its part is skipped, and the report says why.
 */
export function onEachStorage(what: string, suite: (database: TestDatabase) => void): void {
  describe(`${what}, on SQLite`, () => {
    const folders: string[] = [];
    afterAll(async () => {
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    });
    suite({
      kind: "SQLite",
      open: openSqlite,
      async fresh() {
        const folder = await mkdtemp(join(tmpdir(), `database-${randomUUID().slice(0, 8)}-`));
        folders.push(folder);
        return folder;
      },
    });
  });

  describe(`${what}, on PostgreSQL`, () => {
    if (!PostgresCluster.isInstalled) {
      test.skip("SKIPPED, NOT PASSED: PostgreSQL is not installed on this machine", () => {});
      return;
    }
    let cluster: PostgresCluster | null = null;
    beforeAll(async () => {
      cluster = await PostgresCluster.start();
    });
    afterAll(() => cluster?.[Symbol.asyncDispose]());
    suite({
      kind: "PostgreSQL",
      open: (url) => openPostgres(url, () => {}),
      async fresh() {
        if (cluster === null) throw new Error("PostgreSQL did not start.");
        return cluster.database();
      },
    });
  });
}
