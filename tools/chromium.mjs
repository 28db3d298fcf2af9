import { spawnSync } from "node:child_process";
import { accessSync, constants, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { runPhase, say } from "./progress.mjs";

const wellKnown = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** @param {string} program @returns {boolean} */
function isProgram(program) {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string[]} browsers that Playwright downloaded, newest first */
function downloaded() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), ".cache/ms-playwright"),
    join(homedir(), "Library/Caches/ms-playwright"),
  ];
  return caches.flatMap((cache) => {
    if (!cache) return [];
    let names;
    try {
      names = readdirSync(cache);
    } catch {
      return [];
    }
    const builds = names
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
    const insides = ["chrome-linux64/chrome", "chrome-linux/chrome", "chrome-mac/Chromium.app/Contents/MacOS/Chromium"];
    return builds.flatMap((build) => insides.map((inside) => join(cache, build, inside)));
  });
}

/** @returns {string | undefined} path of a Chromium or Chrome; CHROMIUM_PATH wins */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH || [...wellKnown, ...downloaded()].find(isProgram);
}

/**
 * What Playwright is to launch it with. Its sandbox refuses to run as root.
 *
 * @returns {{ executablePath?: string, chromiumSandbox: boolean }}
 */
export function chromiumLaunch() {
  const executablePath = findChromium();
  return { ...(executablePath === undefined ? {} : { executablePath }), chromiumSandbox: process.getuid?.() !== 0 };
}

/** @param {string} root @returns {Promise<void>} */
async function installFromDebian(root) {
  if (spawnSync("apt-get", ["--version"]).status !== 0) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync("sudo", ["--non-interactive", "true"]).status !== 0) return;
  const [program, ...prefix] = isRoot ? ["env"] : ["sudo", "--non-interactive", "env"];
  const apt = [...prefix, "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  if (!(await runPhase("Reading Debian's package lists", program, [...apt, "update"], { cwd: root }))) return;
  const packages = ["chromium", "fonts-liberation"];
  const install = [...apt, "install", "--yes", "--no-install-recommends", ...packages];
  await runPhase("Installing Chromium from Debian", program, install, { cwd: root });
}

/**
 * Makes sure that the journeys have a browser.
 * @param {string} root
 * @param {string} node a Node that can run Playwright
 * @returns {Promise<boolean>} false when there is none; the person has been told what to do
 */
export async function ensureChromium(root, node) {
  if (findChromium()) return true;
  const playwright = [join(root, "node_modules/playwright/cli.js"), "install", "chromium"];
  await runPhase("Downloading Chromium", node, playwright, { cwd: root });
  if (!findChromium()) await installFromDebian(root);
  if (findChromium()) return true;
  say("The browser tests need Chromium or Chrome, and none was found or could be installed.");
  say("Install one (on Debian or Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to its program.");
  return false;
}
