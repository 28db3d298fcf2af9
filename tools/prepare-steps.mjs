// What tools/prepare.mjs does once Node is known to be new enough for it. Runs
// before anything is installed: plain JavaScript, no dependency.
import { spawnSync } from "node:child_process";
import { delimiter, join, resolve } from "node:path";
import { isBuilt, loadSettingsFile } from "./build-inputs.mjs";
import { ensureChromium, findChromium } from "./chromium.mjs";
import { comesWithPackages, findNode, isNewEnough, requiredMajor } from "./newer-node.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { damagedPackages, installPackages, packagesAreInstalled } from "./packages.mjs";
import { say, since } from "./progress.mjs";

const root = resolve(import.meta.dirname, "..");
loadSettingsFile(root);

const wanted = new Set(process.argv.slice(2));

/** @returns {boolean} whether there is nothing to do; looked at before the lock, so that an ordinary start writes nothing */
function isPrepared() {
  return (
    packagesAreInstalled(root) &&
    findNode(root) !== undefined &&
    (!wanted.has("site") || isBuilt(root, process.env)) &&
    (!wanted.has("chromium") || findChromium() !== undefined)
  );
}

/** @param {string} node @returns {boolean} */
function buildSite(node) {
  const start = performance.now();
  const PATH = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH };
  // Its lines go where ours go, to standard error.
  const { status } = spawnSync(node, ["tools/build.ts"], { cwd: root, env, stdio: ["ignore", 2, 2] });
  if (status === 0) say(`The site is built: ${since(start)}`);
  else say("The site could not be built; what was there before is still there.");
  return status === 0;
}

/** @returns {boolean} for commands that take a while: whether every file of the packages is there */
function packagesAreWhole() {
  if (!packagesAreInstalled(root)) return false;
  const damaged = damagedPackages(root);
  if (damaged.length > 0) say(`Not as they were installed: ${damaged.join(", ")}. The packages are installed anew.`);
  return damaged.length === 0;
}

function sayNodeIsTooOld() {
  say(`This project needs Node ${requiredMajor} or later; this machine has ${process.versions.node}.`);
  say(`Install Node ${requiredMajor} from https://nodejs.org and run the command again.`);
}

/** @returns {Promise<boolean>} */
async function prepare() {
  if (!isNewEnough(process.versions.node) && !comesWithPackages(root)) {
    sayNodeIsTooOld();
    return false;
  }
  if (!packagesAreWhole() && !(await installPackages(root))) return false;
  const node = findNode(root);
  if (!node) {
    sayNodeIsTooOld();
    return false;
  }
  if (wanted.has("site") && !isBuilt(root, process.env) && !buildSite(node)) return false;
  return !wanted.has("chromium") || (await ensureChromium(root, node));
}

// What wants a browser runs for minutes.
const isQuick = !wanted.has("chromium");
if (!(isQuick && isPrepared()) && !(await oneAtATime(join(root, ".prepare.lock"), prepare))) process.exit(1);
