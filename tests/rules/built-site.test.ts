import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { inspectPage } from "../../site/build/inspect-page.ts";
import { describeSite, type Manifest } from "../../site/build/manifest.ts";
import { root } from "./repository-files.ts";

const dist = join(root, "dist");
const site = join(dist, "site");
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });

beforeAll(() => {
  if (!existsSync(dist)) throw new Error("These rules look at the built site. Run `npm run build` first.");
});

const kibibytes = 1024;
const fontBudget = 60 * kibibytes;

test("the typefaces weigh at most 60 KiB together", () => {
  const fonts = filesIn(site).filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
  const weight = fonts.reduce((sum, file) => sum + statSync(join(site, file)).size, 0);
  const why =
    "Type is loaded before anything is read. Drop a glyph, a feature or an axis in site/build/font-recipes.ts.";
  expect(fonts).toHaveLength(3);
  expect(weight, why).toBeLessThanOrEqual(fontBudget);
});

test("nothing on a built page would be blocked by its own policy", () => {
  const pages = filesIn(site).filter((file) => file.endsWith(".html"));
  const problems = pages.flatMap((file) => inspectPage(readFileSync(join(site, file), "utf8")).problems);
  const why = "The policy blocks style attributes and inline handlers: use a class, or a data attribute and a module.";
  expect(pages.length).toBeGreaterThan(0);
  expect(problems, why).toEqual([]);
});

test("the manifest is that of the pages beside it", () => {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
  expect(describeSite(site, filesIn(site), manifest).pages).toEqual(manifest.pages);
});

/** Width and height of a PNG, from its first chunk. */
function pngSize(bytes: Buffer): [number, number] {
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test("every share picture has the size that networks show, and is light", () => {
  for (const file of filesIn(join(site, "share"))) {
    const bytes = readFileSync(join(site, "share", file));
    expect(pngSize(bytes), file).toEqual([1200, 630]);
    expect(bytes.length, file).toBeLessThan(120 * kibibytes);
  }
});
