import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

/** Files and folders that decide what the built site contains. */
export const inputPaths = [
  "brand",
  "content",
  "contract",
  "docs/api.md",
  "docs/pipeline.md",
  "site",
  "tools/build.ts",
  "tools/build-inputs.mjs",
  "package-lock.json",
];

/** Settings that decide it too. */
export const inputSettings = ["PUBLIC_API_ORIGIN", "BRAND_DIR"];

/** In `dist`: the hash of what it was built from. */
export const recordName = "inputs.sha256";

/** Folders that the build itself, or a tool, writes. */
const written = new Set(["node_modules", "generated", ".astro", "dist"]);

/**
 * Reads `.env` at the root, under the environment, as the server does.
 * @param {string} root
 */
export function loadSettingsFile(root) {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * The folder of the company whose site is built: `BRAND_DIR`, relative to the repository, or its own `brand/`.
 * @param {string} root
 * @param {Record<string, string | undefined>} settings the environment
 */
export function brandFolder(root, settings) {
  return resolve(root, settings.BRAND_DIR || "brand");
}

/** @param {string} root @param {string} path @returns {string[]} */
function filesUnder(root, path) {
  let entries;
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "ENOTDIR") return [path];
    if (code === "ENOENT") return [];
    throw error;
  }
  return entries
    .filter(
      (entry) => !written.has(entry.name) && !entry.name.endsWith(".test.ts") && !entry.name.endsWith(".test.tsx"),
    )
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}

/** The days in a file of content/ on which something comes out, or is past the day after. */
const daysThatCount = /^(?:- | *)(?:published|date): *["']?(\d{4}-\d\d-\d\d)/gm;

/**
 * One hash over everything that goes into the built site. It changes on the day that something dated ahead comes out, and on
 * the day after an event.
 * @param {string} root the repository
 * @param {Record<string, string | undefined>} settings the environment
 * @param {string} [today] such as 2025-08-12
 * @returns {string} SHA-256, hexadecimal
 */
export function hashInputs(root, settings, today = new Date().toISOString().slice(0, 10)) {
  const hash = createHash("sha256");
  const paths = [...inputPaths, relative(root, brandFolder(root, settings))];
  for (const file of [...new Set(paths.flatMap((path) => filesUnder(root, path)))].sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
    if (!/^content\/.*\.(md|yaml)$/.test(file)) continue;
    for (const [, day = ""] of content.toString().matchAll(daysThatCount)) {
      hash.update(day > today ? "ahead\0" : day === today ? "today\0" : "past\0");
    }
  }
  for (const name of inputSettings) hash.update(`${name}\0${settings[name] ?? ""}\0`);
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {Record<string, string | undefined>} settings the environment
 * @returns {boolean} whether `dist` was built from what is there now
 */
export function isBuilt(root, settings) {
  try {
    return readFileSync(join(root, "dist", recordName), "utf8") === hashInputs(root, settings);
  } catch {
    return false;
  }
}
