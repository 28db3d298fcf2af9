// npm run trials: the long runs, each a program in a folder called `trials`.
// Every one prints its figures and ends with a status other than 0 when
// something did not hold. `npm run trials -- leads` runs those with that in their name.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import { say, since } from "./progress.mjs";

const root = resolve(import.meta.dirname, "..");
const wanted = process.argv[2] ?? "";
const trials = globSync("{api,analyst,site,tests}/trials/*.ts", { cwd: root })
  .sort()
  .filter((trial) => trial.includes(wanted));

const start = performance.now();
const failed: string[] = [];
for (const trial of trials) {
  say(`\n${trial}`);
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, [join(root, trial)], { cwd: root, stdio: "inherit" });
  say(`${trial}: ${status === 0 ? "held" : `failed (${status})`} after ${since(begun)}`);
  if (status !== 0) failed.push(trial);
}
say(`${trials.length} trials took ${since(start)}.`);
if (failed.length > 0) say(`These did not hold: ${failed.join(", ")}`);
process.exitCode = failed.length > 0 || trials.length === 0 ? 1 : 0;
