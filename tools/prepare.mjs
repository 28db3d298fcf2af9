// Runs before the npm commands, on whatever Node is on the machine (20 or later)
// and before anything is installed: plain JavaScript, no dependency.
//
//   node tools/prepare.mjs [site] [chromium]
//
// site      also builds the site, when it is not built from what is there now
// chromium  also makes sure there is a browser for the journeys
import { spawnSync } from "node:child_process";
import { delimiter, join, resolve } from "node:path";
import { isBuilt, loadSettingsFile } from "./build-inputs.mjs";
import { ensureChromium, findChromium } from "./chromium.mjs";
import { findNode, requiredMajor } from "./newer-node.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { installPackages, packagesAreInstalled } from "./packages.mjs";
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

/** @returns {Promise<boolean>} */
async function prepare() {
  if (!packagesAreInstalled(root) && !(await installPackages(root))) return false;
  const node = findNode(root);
  if (!node) {
    say(`This project needs Node ${requiredMajor} or later; this machine has ${process.versions.node}.`);
    say(`Install Node ${requiredMajor} from https://nodejs.org and run the command again.`);
    return false;
  }
  if (wanted.has("site") && !isBuilt(root, process.env) && !buildSite(node)) return false;
  return !wanted.has("chromium") || (await ensureChromium(root, node));
}

if (!isPrepared() && !(await oneAtATime(join(root, ".prepare.lock"), prepare))) process.exit(1);
