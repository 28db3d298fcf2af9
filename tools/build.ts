// npm run build: makes dist/ out of the site's sources. The folder is swapped in
// by renames at the very end, so a build that fails leaves the old one whole.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { compressFiles } from "../site/build/compress.ts";
import { makeFonts } from "../site/build/fonts.ts";
import { BlockedPageError, describeSite, type Manifest } from "../site/build/manifest.ts";
import { redirects } from "../site/src/routes.ts";
import { hashInputs, loadSettingsFile, recordName } from "./build-inputs.mjs";
import { isRunning } from "./one-at-a-time.mjs";
import { runPhase, say } from "./progress.mjs";

const root = resolve(import.meta.dirname, "..");
const dist = join(root, "dist");
const next = join(root, `dist.${process.pid}`);
const site = join(next, "site");

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

function drawPages(): Promise<boolean> {
  const astro = join(root, "node_modules/astro/bin/astro.mjs");
  const env = { ...process.env, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" };
  return runPhase("Drawing the pages", process.execPath, [astro, "build", "--root", "site", "--outDir", site], {
    cwd: root,
    env,
  });
}

/** What a build that was killed left behind. */
function clearLeftovers(): void {
  for (const name of readdirSync(root)) {
    const builder = /^dist\.(\d+)(\.old)?$/.exec(name)?.[1];
    if (builder && !isRunning(Number(builder))) rmSync(join(root, name), { recursive: true, force: true });
  }
}

function swapIn(): void {
  const old = `${next}.old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
}

async function build(): Promise<boolean> {
  loadSettingsFile(root);
  // Taken first: a file that changes while the build runs leaves the result stale, not wrongly fresh.
  const inputs = hashInputs(root, process.env);
  clearLeftovers();
  mkdirSync(next, { recursive: true });
  if (await makeFonts()) say("Cut the fonts to size.");
  if (!(await drawPages())) return false;
  const files = filesIn(site);
  const manifest: Manifest = describeSite(site, files, {
    buildId: inputs.slice(0, 16),
    redirects,
    apiOrigin: process.env.PUBLIC_API_ORIGIN ?? "",
  });
  await compressFiles(site, join(next, "compressed"), files);
  writeFileSync(join(next, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(next, recordName), inputs);
  swapIn();
  return true;
}

process.once("exit", () => rmSync(next, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
try {
  if (!(await build())) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof BlockedPageError)) throw error;
  say(error.message);
  process.exitCode = 1;
}
