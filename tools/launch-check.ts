// npm run launch-check: what a real company must still replace or confirm, each
// with its place, and what each third party costs. Ends with 1 while any remains.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readProcessSettings, SettingsError } from "../api/src/settings.ts";
import type { Brand } from "../brand/brand-type.ts";
import { enabledVendors } from "../site/src/third-parties/vendors.ts";
import { brandFolder } from "./build-inputs.mjs";
import { findOpenPoints, type TextFile } from "./launch/open-points.ts";

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

/** What each enabled third party takes from the visitor and from the site's policy. */
function costs(brand: Brand): string[] {
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
  const { brand } = (await import(pathToFileURL(join(folder, "brand.ts")).href)) as { brand: Brand };
  const has = (...names: readonly string[]) => names.some((name) => (process.env[name] ?? "").trim() !== "");
  const points = findOpenPoints(
    brand,
    textFile(join(folder, "brand.ts")),
    contentFiles(),
    {
      hasLeadChannel: has("LEAD_WEBHOOK_URL", "HUBSPOT_PORTAL_ID", "LEAD_MAIL_TO"),
      sendsMail: has("SMTP_URL"),
    },
    new Date(),
  );
  for (const { where, what } of points) say(`${where}  ${what}`);
  const spent = costs(brand);
  if (spent.length > 0) say("", "What the third parties cost:", ...spent.map((line) => `  ${line}`));
  say("", points.length === 0 ? "Nothing is left to replace or confirm." : `${points.length} points are open.`);
  return points.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await check();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  say(error.message);
  process.exitCode = 1;
}
