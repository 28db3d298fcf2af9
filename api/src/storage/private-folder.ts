import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { codeOf } from "../errors.ts";

/**
 * Makes the folder and those above it, as far as they are not there, for their owner only. Rejects with the file
 * system's error when it cannot. Node's own recursive mkdir never ends where a file system makes no folders, as in /proc.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  if (await isThere(folder)) return;
  if (dirname(folder) !== folder) await makePrivateFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    // Another process may have made it meanwhile. What is in a file's place is found at its first use.
    if (codeOf(error) !== "EEXIST") throw error;
  });
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
