import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { migrations } from "../src/storage/migrations.ts";
import { SpentTokens } from "../src/verification/verifier.ts";
import { onEachStorage } from "./support/each-storage.ts";

vi.setConfig({ testTimeout: 20_000 }); // a database server starts slowly on a busy machine

onEachStorage("the release before", (database) => {
  test("works with the tables of the next one, and with what it stored", async () => {
    const name = await database.fresh();
    const next = await database.open(name);
    // What the next release would leave behind: a column more, and its own line among the migrations.
    await sql`alter table spent_token add column reason varchar(10) default ''`.execute(next.db);
    await sql`insert into kysely_migration (name, timestamp) values ('999-next', '2030-01-01')`.execute(next.db);
    await new SpentTokens(next.db, "key", Date.now).spend("token", Date.now() + 60_000);
    await next.close();
    const before = await database.open(name);
    const spent = new SpentTokens(before.db, "key", Date.now);
    expect(await spent.has("token")).toBe(true);
    expect(await spent.spend("other", Date.now() + 60_000)).toBe(true);
    const { rows } = await sql`select name from kysely_migration`.execute(before.db);
    await before.close();
    expect(rows).toHaveLength(Object.keys(migrations).length + 1);
  });

  test("refuses tables with an earlier change that it does not know", async () => {
    const name = await database.fresh();
    const storage = await database.open(name);
    await sql`insert into kysely_migration (name, timestamp) values ('000-unknown', '2020-01-01')`.execute(storage.db);
    await storage.close();
    await expect(database.open(name)).rejects.toThrow();
  });
});
