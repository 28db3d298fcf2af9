import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { say } from "./progress.mjs";

/** @param {number} pid of this machine @returns {boolean} */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/** @param {string} file @returns {number | undefined} the holder's process id */
function holderOf(file) {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** @param {string} file @returns {boolean} whether this process holds the lock now */
function take(file) {
  // Written aside and linked, so that nobody ever reads a lock without its holder.
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * Runs a task while no other process of this machine runs one under the same
 * lock file. Waits for the holder and takes over from one that died.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function oneAtATime(file, task) {
  let said = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder !== undefined && !isRunning(holder)) {
      const aside = `${file}.${process.pid}.left`;
      try {
        renameSync(file, aside);
      } catch {
        continue; // somebody else cleared it
      }
      // Between the look and the rename another process may have taken it: then it goes back.
      const found = holderOf(aside);
      if (found !== undefined && isRunning(found)) renameSync(aside, file);
      else rmSync(aside, { force: true });
      continue;
    }
    if (!said && holder !== undefined) {
      say(`Process ${holder} is already installing or building here; waiting for it (it holds ${file}).`);
      said = true;
    }
    await wait(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once("exit", release);
  try {
    return await task();
  } finally {
    process.off("exit", release);
    release();
  }
}
