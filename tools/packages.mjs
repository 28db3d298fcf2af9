import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runPhase } from "./progress.mjs";

/** @typedef {{ version?: string, resolved?: string, integrity?: string, optional?: boolean, link?: boolean, inBundle?: boolean }} Locked */

/** @param {string} file @returns {Record<string, Locked>} */
function readLock(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/**
 * Compares package-lock.json with the list npm keeps of what it installed.
 * Optional packages may be absent: most are for other platforms.
 * @param {string} root
 * @returns {boolean}
 */
export function packagesAreInstalled(root) {
  const wanted = readLock(join(root, "package-lock.json"));
  let installed;
  try {
    installed = readLock(join(root, "node_modules/.package-lock.json"));
  } catch {
    return false;
  }
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes("node_modules/")) return true; // the workspaces themselves, linked not installed
    const found = installed[path];
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity && found.link === entry.link;
  });
}

/**
 * Installs exactly what package-lock.json names. No install script runs: nothing here needs one.
 * @param {string} root
 * @returns {Promise<boolean>}
 */
export async function installPackages(root) {
  // The npm that called us, under the Node that runs it: both live outside the
  // node_modules that is about to be replaced. NODE_ENV=production would leave
  // out what the build needs.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const [program, ...args] = npm && node ? [node, npm] : ["npm"];
  const flags = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--include=dev", "--include=optional"];
  return runPhase("Installing packages", program, [...args, ...flags], { cwd: root });
}
