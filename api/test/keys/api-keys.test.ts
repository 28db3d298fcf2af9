import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ApiKeys } from "../../src/keys/api-keys.ts";
import { maxPerHour, maxPerMinute, runKeys } from "../../src/keys/cli/run-keys.ts";
import { holdsKey, isKeyText, keyPrefix, makeKey } from "../../src/keys/key-text.ts";
import { rateLimiter } from "../../src/rate-limits.ts";
import type { Storage } from "../../src/storage/storage.ts";
import { onEachStorage } from "../support/each-storage.ts";

const morning = Date.UTC(2026, 10, 23, 9, 30);

onEachStorage("keys", (database) => {
  let storage: Storage;
  let place: string;
  let now: number;
  let output: string;
  let errors: string;

  beforeEach(async () => {
    place = await database.fresh();
    storage = await database.open(place);
    now = morning;
  });
  afterEach(() => storage.close());

  async function run(...args: string[]): Promise<number> {
    output = "";
    errors = "";
    return runKeys(args, {
      keys: new ApiKeys(storage.db, () => now),
      prefix: "house_key_",
      clock: () => now,
      write: (text) => {
        output += text;
      },
      writeError: (text) => {
        errors += text;
      },
    });
  }

  /** A key made by the command. */
  async function made(...terms: string[]): Promise<{ text: string; id: string }> {
    expect(await run("create", "--name", "pipeline", ...terms)).toBe(0);
    return { text: output.trim(), id: /Key (\w+) for/.exec(errors)?.[1] ?? "" };
  }

  /** A row of the list, as a record. */
  async function listed(id: string): Promise<string[]> {
    await run("list");
    const line = output.split("\n").find((row) => row.startsWith(id)) ?? "";
    return line.split(/ {2,}/);
  }

  test("a key is shown once, and only its hash is stored", async () => {
    const { text, id } = await made();
    expect(isKeyText(text)).toBe(true);
    expect(text).toMatch(/^house_key_/);
    const [row] = await storage.db.selectFrom("api_key").selectAll().execute();
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(text.slice(10, 30));
    await run("list");
    expect(output).not.toContain(text.slice(10, 30));
    expect(await listed(id)).toEqual([id, "pipeline", "2026-11-23", "never", "never", "60", "1000", "good"]);
  });

  test("terms are taken, shown and changed", async () => {
    const { id } = await made("--per-minute", "5", "--per-hour", "7", "--expires", "2026-11-30");
    expect((await listed(id)).slice(4)).toEqual(["2026-11-30", "5", "7", "good"]);
    expect(await run("change", id, "--per-minute", `${maxPerMinute}`, "--per-hour", `${maxPerHour}`)).toBe(0);
    expect((await listed(id)).slice(4)).toEqual(["2026-11-30", `${maxPerMinute}`, `${maxPerHour}`, "good"]);
    expect(await run("change", id, "--expires", "never")).toBe(0);
    expect((await listed(id))[4]).toBe("never");
  });

  test("the last day counts to its end, in UTC", async () => {
    const { text, id } = await made("--expires", "2026-11-23");
    const keys = new ApiKeys(storage.db, () => now);
    now = Date.UTC(2026, 10, 24) - 1;
    expect(await keys.use(text)).toMatchObject({ id });
    now += 1;
    expect(await keys.use(text)).toBeNull();
    expect((await listed(id)).at(-1)).toBe("expired");
  });

  test("the day of its last use is kept, and no finer", async () => {
    const { text, id } = await made();
    const keys = new ApiKeys(storage.db, () => now);
    await keys.use(text);
    now += 30 * 3_600_000;
    expect((await listed(id))[3]).toBe("2026-11-23");
    await keys.use(text);
    expect((await listed(id))[3]).toBe("2026-11-24");
  });

  test("a key revoked by one process is refused by another at once", async () => {
    const { text, id } = await made();
    const other = await database.open(place);
    try {
      const keys = new ApiKeys(other.db, () => now);
      expect(await keys.use(text)).toMatchObject({ id, name: "pipeline" });
      expect(await run("revoke", id)).toBe(0);
      expect(await keys.use(text)).toBeNull();
    } finally {
      await other.close();
    }
    expect((await listed(id)).at(-1)).toBe("revoked 2026-11-23");
    expect(await run("revoke", id)).toBe(1);
    expect(await run("change", id, "--per-minute", "5")).toBe(1);
    expect(errors).toContain("There is no such key");
  });

  test("a key that has ended is forgotten when asked, one that serves is not", async () => {
    const { id: serving, text } = await made();
    expect(await run("forget", serving)).toBe(1);
    expect(errors).toContain("it still serves");
    expect(await new ApiKeys(storage.db, () => now).use(text)).toMatchObject({ id: serving });
    const { id: expiring } = await made("--expires", "2026-11-23");
    now = Date.UTC(2026, 10, 24) - 1;
    expect(await run("forget", expiring)).toBe(1);
    now += 1;
    expect(await run("forget", expiring)).toBe(0);
    await run("revoke", serving);
    expect(await run("forget", serving)).toBe(0);
    expect(await run("forget", serving)).toBe(1);
    expect(await storage.db.selectFrom("api_key").selectAll().execute()).toEqual([]);
  });

  test("its numbers hold for each window, shared where storage is", async () => {
    const limiters = [rateLimiter(storage.pool), rateLimiter(storage.pool)];
    const [one, other] = storage.pool === null ? [limiters[0], limiters[0]] : limiters;
    expect(await one?.take("key", "a", [3, 2])).toBe(0);
    expect(await other?.take("key", "a", [3, 2])).toBe(0);
    expect(await one?.take("key", "a", [3, 2])).toBeGreaterThan(0);
    expect(await one?.take("key", "b", [3, 2])).toBe(0);
  });

  test.each([
    [["create"], "--name must say"],
    [["create", "--name", " "], "--name must say"],
    [["create", "--name", "x".repeat(101)], "--name must say"],
    [["create", "--name", "x", "--per-minute", "0"], "--per-minute must be"],
    [["create", "--name", "x", "--per-minute", `${maxPerMinute + 1}`], "--per-minute must be"],
    [["create", "--name", "x", "--per-hour", "1.5"], "--per-hour must be"],
    [["create", "--name", "x", "--per-hour", `${maxPerHour + 1}`], "--per-hour must be"],
    [["create", "--name", "x", "--expires", "2026-11-22"], "must not be past"],
    [["create", "--name", "x", "--expires", "2026-11-31"], "must be a day"],
    [["create", "--name", "x", "--expires", "tomorrow"], "must be a day"],
    [["create", "--name", "x", "--colour", "red"], "--colour"],
    [["change", "abc"], "What is to change"],
    [["change"], "Which key"],
    [["revoke"], "Which key"],
    [["forget"], "Which key"],
    [["fly"], "There is no command fly"],
    [[], "Which command"],
  ])("%j is not understood", async (args, why) => {
    expect(await run(...args)).toBe(2);
    expect(errors).toContain(why);
    expect(errors).toContain("npm run keys -- COMMAND");
    expect(output).toBe("");
    expect(await storage.db.selectFrom("api_key").selectAll().execute()).toEqual([]);
  });

  test("the longest name is taken, and help is no mistake", async () => {
    expect(await run("create", "--name", "x".repeat(100))).toBe(0);
    expect(await run("--help")).toBe(0);
    expect(output).toContain("npm run keys -- COMMAND");
  });
});

describe("the text of a key", () => {
  test("is never the same, and shows a typing mistake", () => {
    const texts = new Set(Array.from({ length: 200 }, () => makeKey("house_key_")));
    expect(texts.size).toBe(200);
    for (const text of texts) {
      expect(isKeyText(text)).toBe(true);
      expect(isKeyText(text.replace(/.$/, (last) => (last === "0" ? "1" : "0")))).toBe(false);
      expect(isKeyText(` ${text}`)).toBe(false);
      expect(isKeyText(`${text}\n`)).toBe(false);
      expect(holdsKey(`/intelligence/preview?x=${text}`)).toBe(true);
    }
  });

  test.each([
    ["house.example", "house_key_"],
    ["www-2.Acme.co.uk", "www2_key_"],
    ["a-very-long-name-of-a-company.example", "averylongnameofacomp_key_"],
    ["---.example", "api_key_"],
  ])("begins with the company's domain: %s, %s", (domain, prefix) => {
    expect(keyPrefix(domain)).toBe(prefix);
    expect(isKeyText(makeKey(keyPrefix(domain)))).toBe(true);
  });

  test("an ordinary address holds none", () => {
    expect(holdsKey("/intelligence/preview?utm_source=the_key_to_testing")).toBe(false);
  });
});
