import { copyFile, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { codeOf, StartError } from "../errors.ts";
import { makePrivateFolder } from "./private-folder.ts";

/**
 * Copies the database and the signing secret of `dataDir` to a new folder in `target`, beside the running service.
 * Answers the folder, which is there only when it is whole. Throws a {@link StartError} when something is missing.
 */
export async function backUp(dataDir: string, target: string, now: Date): Promise<string> {
  const folder = join(target, `house-${now.toISOString().replaceAll(":", "-").slice(0, 19)}Z`);
  const draft = `${folder}.part`;
  await makePrivateFolder(draft).catch((error) => failed(target, error));
  try {
    await (await open(join(draft, "house.sqlite"), "wx", 0o600)).close();
    const source = new DatabaseSync(join(dataDir, "house.sqlite"), { readOnly: true, timeout: 5_000 });
    try {
      await backup(source, join(draft, "house.sqlite"));
    } finally {
      source.close();
    }
    assertSound(join(draft, "house.sqlite"));
    await copyFile(join(dataDir, "signing-secret"), join(draft, "signing-secret")).catch((error) => {
      if (codeOf(error) !== "ENOENT") throw error; // without the file it is the setting SIGNING_SECRET
    });
    for (const name of ["house.sqlite", "signing-secret"]) await flushed(join(draft, name));
    await rename(draft, folder);
    return folder;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error instanceof StartError ? error : failed(dataDir, error);
  }
}

function failed(path: string, error: unknown): never {
  throw new StartError(`No backup: ${path} cannot be used (${codeOf(error)}).`);
}

function assertSound(path: string): void {
  const copy = new DatabaseSync(path);
  try {
    copy.exec("pragma journal_mode = delete"); // one file, without a log beside it
    if (copy.prepare("pragma integrity_check(1)").get()?.integrity_check !== "ok") {
      throw new StartError("No backup: the database is damaged. Keep it, and restore the last copy that is whole.");
    }
  } finally {
    copy.close();
  }
}

async function flushed(path: string): Promise<void> {
  const file = await open(path, "r").catch(() => null);
  await file?.sync();
  await file?.close();
}
