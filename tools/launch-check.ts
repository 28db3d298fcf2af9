// npm run launch-check: what a real company must still replace or confirm, each
// with its place, and what third parties and the editing screen cost. Builds the
// site when it is stale, to look for what is left of the company before. Ends
// with 1 while any point is open.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { readProcessSettings, SettingsError } from "../api/src/settings.ts";
import type { Brand } from "../brand/brand-type.ts";
import { firstBrand } from "../brand/first-brand.ts";
import { outsideSources } from "../site/build/outside-sources.ts";
import { paths } from "../site/src/routes.ts";
import { enabledVendors } from "../site/src/third-parties/vendors.ts";
import { brandFolder } from "./build-inputs.mjs";
import { type Made, madeForOthers } from "./launch/made-for.ts";
import { wrongInTheNotice } from "./launch/notice.ts";
import { findOpenPoints, type OpenPoint, type TextFile, wrongIds } from "./launch/open-points.ts";
import { tracesIn } from "./launch/traces.ts";
import { BrandError, loadBrand } from "./load-brand.ts";
import { wordsOf } from "./partnership-pdf/source.ts";

const root = resolve(import.meta.dirname, "..");

function textFile(file: string): TextFile {
  return { path: relative(root, file), text: readFileSync(file, "utf8") };
}

function contentFiles(): TextFile[] {
  return readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(md|yaml)$/.test(name))
    .sort()
    .map((name) => textFile(join(root, "content", name)));
}

function madeFiles(brand: Brand, folder: string): Made {
  const partnerships = join(root, "content/partnerships");
  const printed = readdirSync(partnerships).filter((name) => name.endsWith(".pdf"));
  return {
    favicon: textFile(join(folder, "favicon.svg")),
    captions: textFile(join(root, "content/demo/demo.vtt")),
    printed: printed.map((name) => ({
      path: `content/partnerships/${name}`,
      bytes: readFileSync(join(partnerships, name)),
      words: wordsOf(name.slice(0, -".pdf".length), brand),
    })),
  };
}

/** What is left of the company before in the built site, which is built now unless it is fresh. */
function leftInTheBuild(brand: Brand): OpenPoint[] {
  if (brand.name === firstBrand.name) return [];
  const build = ["tools/prepare.mjs", "site"];
  if (spawnSync(process.execPath, build, { cwd: root, stdio: ["ignore", 2, 2] }).status !== 0) {
    return [{ where: "npm run build", what: "The site cannot be built, so it was not looked through." }];
  }
  const site = join(root, "dist/site");
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const built = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return tracesIn(built.map((file) => ({ path: relative(site, file), bytes: readFileSync(file) })));
}

/** What the editing screen takes from the policy of its own page. */
function costsOfEditing(brand: Brand): string[] {
  const use = outsideSources(brand).editing;
  if (brand.editing === null || !use) return [];
  const { repository, branch } = brand.editing;
  const hosts = new Set(Object.values(use.sources).flat());
  return [
    `Editing screen (${paths.editing}, on that page alone)`,
    `  hosts: ${[...hosts].filter((source) => source.startsWith("https:")).join(" ")}`,
    `  the policy gives up: ${[...use.relaxes, ...(use.opensWindows ? ["cross-origin-opener-policy"] : [])].join(", ")}`,
    `  Whoever may write to ${repository} changes ${branch} there. Their token is kept in the browser.`,
    "  docs/decisions/020-an-editing-screen-beside-git.md",
  ];
}

/** What each enabled third party takes from the visitor and from the site's policy. */
function costsOfVendors(brand: Brand): string[] {
  return enabledVendors(brand).flatMap(({ name, category, relaxes, sources, owner, documented }) => [
    `${name} (${category})`,
    `  hosts: ${[...new Set(Object.values(sources).flat())].join(" ")}`,
    `  the policy gives up: ${relaxes.length === 0 ? "nothing" : relaxes.join(", ")}`,
    `  ${owner}`,
    `  ${documented}`,
  ]);
}

function say(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}

async function check(): Promise<number> {
  readProcessSettings(join(root, ".env")); // settings that cannot be used are a problem of their own; BRAND_DIR may stand there
  const folder = brandFolder(root, process.env);
  const brand = await loadBrand();
  const brandFile = textFile(join(folder, "brand.ts"));
  const has = (...names: readonly string[]) => names.some((name) => (process.env[name] ?? "").trim() !== "");
  const wrong = wrongIds(brand, brandFile);
  const open = findOpenPoints(
    brand,
    brandFile,
    contentFiles(),
    {
      hasLeadChannel: has("LEAD_WEBHOOK_URL", "HUBSPOT_PORTAL_ID", "LEAD_MAIL_TO"),
      sendsMail: has("SMTP_URL"),
    },
    new Date(),
  );
  const notice = wrongInTheNotice(textFile(join(root, "content/privacy-notice.yaml")), {
    model: has("ANALYST_MODEL"),
    verification: has("TURNSTILE_SITE_KEY") && process.env.HUMAN_VERIFICATION !== "proof-of-work",
    receiver: has("LEAD_WEBHOOK_URL", "HUBSPOT_PORTAL_ID", "LEAD_MAIL_TO", "SMTP_URL"),
  });
  const left = wrong.length > 0 ? [] : leftInTheBuild(brand);
  const points = [...wrong, ...open, ...notice, ...madeForOthers(brand, madeFiles(brand, folder)), ...left];
  for (const { where, what } of points) say(`${where}  ${what}`);
  if (wrong.length > 0)
    say("", "What is wrong above has to be mended before the site can be built and its costs counted.");
  const spent = wrong.length > 0 ? [] : [...costsOfVendors(brand), ...costsOfEditing(brand)];
  if (spent.length > 0) say("", "What others cost the policy:", ...spent.map((line) => `  ${line}`));
  say("", points.length === 0 ? "Nothing is left to replace or confirm." : `${points.length} points are open.`);
  return points.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await check();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof BrandError)) throw error;
  say(error.message);
  process.exitCode = 1;
}
