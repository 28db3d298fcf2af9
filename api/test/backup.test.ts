import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptSigningSecret } from "../src/signing-secret.ts";
import { backUp } from "../src/storage/backup.ts";
import { openSqlite } from "../src/storage/storage.ts";
import { SpentTokens } from "../src/verification/verifier.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-"));
});

afterEach(() => rm(folder, { recursive: true }));

test("a backup beside the running service is whole, its owner's only, and opens", async () => {
  const data = join(folder, "data");
  const secret = await keptSigningSecret(data);
  const service = await openSqlite(data, "service");
  await new SpentTokens(service.db, "key", Date.now).spend("token", Date.now() + 60_000); // still in the log
  const copy = await backUp(data, join(folder, "copies"), new Date("2026-01-02T03:04:05Z"));
  await service.close();
  expect(copy).toBe(join(folder, "copies", "house-2026-01-02T03-04-05Z"));
  expect((await readdir(copy)).toSorted()).toEqual(["house.sqlite", "signing-secret"]);
  expect((await stat(copy)).mode & 0o777).toBe(0o700);
  for (const name of await readdir(copy)) expect((await stat(join(copy, name))).mode & 0o777, name).toBe(0o600);
  expect(await readFile(join(copy, "signing-secret"), "utf8")).toBe(secret);
  const restored = await openSqlite(copy);
  expect(await new SpentTokens(restored.db, "key", Date.now).has("token")).toBe(true);
  await restored.close();
});

test("a backup that fails leaves nothing that looks like one, and says why", async () => {
  const copies = join(folder, "copies");
  await expect(backUp(join(folder, "none"), copies, new Date())).rejects.toThrow(/^No backup: .*none cannot be used/);
  expect(await readdir(copies)).toEqual([]);
  await writeFile(join(folder, "file"), "");
  await expect(backUp(folder, join(folder, "file"), new Date())).rejects.toThrow(/cannot be used \((EEXIST|ENOTDIR)\)/);
});
