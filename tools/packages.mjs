import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmErrors, npmReasons } from "./npm-reasons.mjs";
import { runPhase, say } from "./progress.mjs";

/** @typedef {{ version?: string, resolved?: string, integrity?: string, optional?: boolean, link?: boolean, inBundle?: boolean }} Locked */

/** There while an install is under way, so after one that was cut off too. @param {string} root */
const unfinished = (root) => join(root, ".prepare.unfinished");

/** npm's list of what it installed. @param {string} root */
const installedList = (root) => join(root, "node_modules/.package-lock.json");

/** @param {string} file @returns {Record<string, Locked>} */
function readLock(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** @param {Record<string, Locked>} locked @returns {string[]} folders of packages, without the workspaces, which are linked */
function folders(locked) {
  return Object.keys(locked).filter((path) => path.includes("node_modules/") && !locked[path]?.link);
}

/**
 * Compares package-lock.json with the list npm keeps of what it installed, and looks for each package.
 * Optional packages may be absent: most are for other platforms.
 * @param {string} root
 * @returns {boolean}
 */
export function packagesAreInstalled(root) {
  if (existsSync(unfinished(root))) return false;
  const wanted = readLock(join(root, "package-lock.json"));
  let installed;
  try {
    installed = readLock(installedList(root));
  } catch {
    return false;
  }
  const agree = Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes("node_modules/")) return true; // the workspaces themselves
    const found = installed[path];
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity && found.link === entry.link;
  });
  return agree && folders(installed).every((folder) => existsSync(join(root, folder, "package.json")));
}

/** @param {string} folder of a package, without packages inside it @returns {[files: number, bytes: number]} */
function sizeOf(folder) {
  let [files, bytes] = [0, 0];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) [files, bytes] = [files + 1, bytes + lstatSync(path).size];
    else if (entry.name !== "node_modules") {
      const [more, larger] = sizeOf(path);
      [files, bytes] = [files + more, bytes + larger];
    }
  }
  return [files, bytes];
}

/**
 * Packages of which a file is missing or has become shorter since they were installed. Takes about half a second:
 * for commands that take much longer anyway. What somebody added to look for a mistake is left alone.
 * @param {string} root where {@link packagesAreInstalled}
 * @returns {string[]} their folders
 */
export function damagedPackages(root) {
  const list = readFileSync(installedList(root));
  const of = createHash("sha256").update(list).digest("hex");
  const sizes = Object.fromEntries(
    folders(JSON.parse(list.toString()).packages).map((folder) => [folder, sizeOf(join(root, folder))]),
  );
  const record = join(root, "node_modules/.sizes.json");
  try {
    const known = JSON.parse(readFileSync(record, "utf8"));
    if (known.of === of) {
      return Object.entries(sizes).flatMap(([folder, [files, bytes]]) =>
        files < known.sizes[folder][0] || bytes < known.sizes[folder][1] ? [folder] : [],
      );
    }
  } catch {
    // no record yet
  }
  writeFileSync(record, JSON.stringify({ of, sizes }));
  return [];
}

/**
 * Installs exactly what package-lock.json names. No install script runs: nothing here needs one.
 * @param {string} root
 * @returns {Promise<boolean>}
 */
export async function installPackages(root) {
  if (existsSync(unfinished(root))) say("The last install did not finish: it begins anew.");
  writeFileSync(unfinished(root), "");
  // The npm that called us, under the Node that runs it. NODE_ENV=production would leave out what the build needs.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const [program, ...args] = npm && node ? [node, npm] : ["npm"];
  const packages = join(root, "node_modules");
  // npm stumbles over what an npm that was killed left half removed. Where that Node is one of the packages, npm has to remove them.
  if (!program.startsWith(packages)) rmSync(packages, { recursive: true, force: true, maxRetries: 10 });
  const flags = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--include=dev", "--include=optional"];
  const { onLine, stop } = npmReasons(say);
  const installed = await runPhase(
    "Installing packages",
    program,
    [...args, ...flags, "--loglevel=http"],
    { cwd: root },
    { onLine, excerpt: npmErrors, graceMs: 500 },
  );
  stop();
  if (!installed) return false;
  damagedPackages(root);
  rmSync(unfinished(root));
  return true;
}
