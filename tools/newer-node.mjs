import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The first major that runs this project's TypeScript as it stands. */
export const requiredMajor = 24;

/** @param {string} version such as "24.1.0" or "v24.1.0" @returns {boolean} */
export function isNewEnough(version) {
  return Number.parseInt(version.replace(/^v/, ""), 10) >= requiredMajor;
}

/** @param {string} root @returns {boolean} whether the packages bring a Node for this machine */
export function comesWithPackages(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return `node-${process.platform}-${process.arch}` in optionalDependencies;
}

/** @param {string} program @returns {boolean} whether it is a Node that runs here and is new enough */
function runsNewEnough(program) {
  const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return status === 0 && isNewEnough(stdout.trim());
}

/**
 * The Node that npm's scripts will find: the one among the packages where there
 * is one for this platform, else the machine's own.
 * @param {string} root
 * @returns {string | undefined} undefined when there is none new enough
 */
export function findNode(root) {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const packaged = join(root, "node_modules/.bin/node");
  if (runsNewEnough(packaged)) return packaged;
  // A binary that does not run here (another C library, say) would shadow the machine's own in every npm script.
  rmSync(packaged, { force: true });
  return runsNewEnough("node") ? "node" : undefined;
}
