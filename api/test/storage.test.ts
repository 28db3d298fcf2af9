import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { codeOf } from "../src/errors.ts";
import { keptSigningSecret, keyFor } from "../src/signing-secret.ts";
import { migrations } from "../src/storage/migrations.ts";
import { openSqlite } from "../src/storage/storage.ts";
import { SpentTokens } from "../src/verification/verifier.ts";

vi.setConfig({ testTimeout: 20_000 }); // real processes start slowly on a busy machine

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "storage-"));
});

afterEach(() => rm(folder, { recursive: true }));

describe("SQLite", () => {
  test("writes ahead, and every commit reaches the disk", async () => {
    const storage = await openSqlite(folder);
    const journal = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(storage.db);
    const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(storage.db);
    const timeout = await sql<{ timeout: number }>`pragma busy_timeout`.execute(storage.db);
    await storage.close();
    expect(journal.rows[0]?.journal_mode).toBe("wal");
    expect(synchronous.rows[0]?.synchronous).toBe(2);
    expect(timeout.rows[0]?.timeout).toBe(5000);
  });

  test("keeps what was written when it opens again", async () => {
    const first = await openSqlite(folder);
    await new SpentTokens(first.db, "key", Date.now).spend("token", Date.now() + 1000);
    await first.close();
    const second = await openSqlite(folder);
    expect(await new SpentTokens(second.db, "key", Date.now).has("token")).toBe(true);
    await second.close();
  });

  test("processes that start together all find their tables", async () => {
    const module = JSON.stringify(new URL("../src/storage/storage.ts", import.meta.url).href);
    const script = `const { openSqlite } = await import(${module});
      const storage = await openSqlite(${JSON.stringify(folder)});
      await storage.db.selectFrom("spent_token").selectAll().execute();
      await storage.close();`;
    const start = () => promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
    await Promise.all(Array.from({ length: 4 }, start));
    const storage = await openSqlite(folder);
    const applied = await sql`select name from kysely_migration`.execute(storage.db);
    await storage.close();
    expect(applied.rows).toHaveLength(Object.keys(migrations).length);
  });

  test("refuses a folder that cannot be one", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    await expect(openSqlite(join(file, "data"))).rejects.toMatchObject({ code: "ENOTDIR" });
  });

  test("refuses a file that is no database", async () => {
    await writeFile(join(folder, "house.sqlite"), "not a database, but long enough to be read as one");
    await expect(openSqlite(folder)).rejects.toSatisfy((error) => codeOf(error) === "SQLITE_NOTADB");
  });
});

describe("the data folder", () => {
  const mode = async (name: string) => (await stat(join(folder, "data", name))).mode & 0o777;

  test("and what is made in it are their owner's only", async () => {
    const storage = await openSqlite(join(folder, "data"), "service");
    await storage.ping();
    const files = await readdir(join(folder, "data"));
    expect(files.toSorted()).toEqual(["house.sqlite", "house.sqlite-shm", "house.sqlite-wal", "service.lock"]);
    expect(await mode(".")).toBe(0o700);
    for (const file of files) expect([file, await mode(file)]).toEqual([file, 0o600]);
    await storage.close();
  });

  test("serves one service at a time, and commands beside it", async () => {
    const service = await openSqlite(folder, "service");
    await expect(openSqlite(folder, "service")).rejects.toThrow(`Another process serves from DATA_DIR ${folder}.`);
    const command = await openSqlite(folder, "command");
    await Promise.all([service.ping(), command.ping()]);
    await command.close();
    await service.close();
    await (await openSqlite(folder, "service")).close();
  });

  test("whose lock another program holds holds up no page", async () => {
    const service = await openSqlite(folder, "service");
    const other = new DatabaseSync(join(folder, "house.sqlite"));
    other.exec("begin immediate");
    let waited = true;
    const written = new SpentTokens(service.db, "key", Date.now).spend("token", Date.now() + 1_000).then((spent) => {
      waited = false;
      return spent;
    });
    // Timers run meanwhile, so requests would be answered.
    for (let turn = 0; turn < 5; turn += 1) await pause(10);
    expect(waited).toBe(true);
    other.exec("rollback");
    other.close();
    expect(await written).toBe(true);
    await service.close();
  });

  test("with a damaged database is refused in a sentence", async () => {
    const storage = await openSqlite(folder);
    await storage.ping();
    await storage.close();
    const path = join(folder, "house.sqlite");
    const bytes = await readFile(path);
    await writeFile(path, bytes.fill(0xa5, 4096, 4 * 4096));
    await expect(openSqlite(folder)).rejects.toThrow(/^The database .*house\.sqlite is damaged\. Restore/);
  });
});

describe("spent tokens", () => {
  test("are stored as hashes and forgotten past their age", async () => {
    const storage = await openSqlite(":memory:");
    let now = 1_000;
    const spent = new SpentTokens(storage.db, "key", () => now);
    await spent.spend("old-token", 2_000);
    await spent.spend("new-token", 3_000);
    const rows = await storage.db.selectFrom("spent_token").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("token");
    now = 2_000;
    expect(await spent.deleteExpired()).toBe(0);
    now = 2_001;
    expect(await spent.deleteExpired()).toBe(1);
    expect(await spent.has("old-token")).toBe(false);
    expect(await spent.has("new-token")).toBe(true);
    await storage.close();
  });

  test("say so when storage is gone", async () => {
    const storage = await openSqlite(":memory:");
    await storage.close();
    const spent = new SpentTokens(storage.db, "key", Date.now);
    const unavailable = { name: "Unavailable", dependency: "storage" };
    await expect(spent.has("token")).rejects.toMatchObject(unavailable);
    await expect(spent.spend("token", 1)).rejects.toMatchObject(unavailable);
    await expect(spent.deleteExpired()).rejects.toMatchObject(unavailable);
  });
});

describe("the signing secret", () => {
  test("is made once, kept, and readable by its owner only", async () => {
    const inside = join(folder, "new", "data");
    const made = await Promise.all(Array.from({ length: 8 }, () => keptSigningSecret(inside)));
    expect(new Set(made).size).toBe(1);
    expect(made[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(await keptSigningSecret(inside)).toBe(made[0]);
    expect(await readdir(inside)).toEqual(["signing-secret"]);
    expect((await stat(join(inside, "signing-secret"))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(inside, "signing-secret"), "utf8")).toBe(made[0]);
  });

  test.each([
    ["", false],
    ["s".repeat(31), false],
    [`${"s".repeat(31)}\n`, false],
    ["s".repeat(32), true],
  ])("kept as %j is refused when it is too short", async (text, accepted) => {
    await writeFile(join(folder, "signing-secret"), text);
    const kept = keptSigningSecret(folder);
    if (accepted) expect(await kept).toBe(text);
    else await expect(kept).rejects.toThrow("signing-secret holds fewer than 32 characters. Restore it");
  });

  test("gives each purpose a key of its own", () => {
    const keys = (["challenge", "challenge-solution", "client-address", "spent-token"] as const).map((purpose) =>
      keyFor("secret", purpose),
    );
    expect(new Set(keys).size).toBe(4);
    expect(keyFor("secret", "challenge")).not.toBe(keyFor("other", "challenge"));
  });
});
