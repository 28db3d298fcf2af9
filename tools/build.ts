// npm run build [-- --out FOLDER]: makes dist/ out of the site's sources. The folder is
// swapped in by renames at the very end, so a build that fails leaves the old one whole.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { compressFiles } from "../site/build/compress.ts";
import { makeEditingScreen } from "../site/build/editing-screen.ts";
import { makeFonts } from "../site/build/fonts.ts";
import { BlockedPageError, describeSite, type Manifest } from "../site/build/manifest.ts";
import { outsideSources } from "../site/build/outside-sources.ts";
import { stagePages } from "../site/build/stage.ts";
import { ContentError } from "../site/src/content/problems.ts";
import { editingProblems } from "../site/src/editing/config.ts";
import { redirects } from "../site/src/routes.ts";
import { VendorIdError } from "../site/src/third-parties/vendors.ts";
import { brandFolder, hashInputs, loadSettingsFile, recordName } from "./build-inputs.mjs";
import { checkContent } from "./check-content/check-content.ts";
import { BrandError, loadBrand } from "./load-brand.ts";
import { isRunning } from "./one-at-a-time.mjs";
import { runPhase, say } from "./progress.mjs";

const root = resolve(import.meta.dirname, "..");
const { values: options } = parseArgs({ options: { out: { type: "string", default: join(root, "dist") } } });
const dist = resolve(options.out);
const next = `${dist}.${process.pid}`;
const site = join(next, "site");

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

function drawPages(): Promise<boolean> {
  const astro = join(root, "node_modules/astro/bin/astro.mjs");
  const BRAND_DIR = brandFolder(root, process.env);
  const env = { ...process.env, BRAND_DIR, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" };
  return runPhase(
    "Drawing the pages",
    process.execPath,
    [astro, "build", "--force", "--root", "site", "--outDir", site],
    {
      cwd: root,
      env,
    },
  );
}

/** What a build that was killed left behind. */
function clearLeftovers(): void {
  const folder = dirname(dist);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.startsWith(`${basename(dist)}.`)) continue;
    const builder = /^\.(\d+)(\.old)?$/.exec(name.slice(basename(dist).length))?.[1];
    if (builder && !isRunning(Number(builder))) rmSync(join(folder, name), { recursive: true, force: true });
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
  const brand = await loadBrand();
  const [wrong] = editingProblems(brand.editing);
  if (wrong) throw new BrandError(`editing.${wrong.join(": ")}`);
  const outside = outsideSources(brand);
  checkContent();
  clearLeftovers();
  mkdirSync(next, { recursive: true });
  if (await makeFonts(brandFolder(root, process.env))) say("Cut the fonts to size.");
  if (!(await drawPages())) return false;
  if (await makeEditingScreen(brand, brandFolder(root, process.env), site)) say("Built the editing screen.");
  renameSync(join(site, "pages.json"), join(next, "pages.json"));
  stagePages(site, filesIn(site));
  const files = filesIn(site);
  const manifest: Manifest = describeSite(site, files, {
    buildId: inputs.slice(0, 16),
    redirects,
    brand,
    outside,
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
  const isForPeople = [BlockedPageError, BrandError, ContentError, VendorIdError].some((kind) => error instanceof kind);
  if (!isForPeople) throw error;
  say((error as Error).message);
  process.exitCode = 1;
}
