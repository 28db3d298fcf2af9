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

/** What the head of a built page says under a name, or nothing. */
function headContent(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

/** Width and height of a PNG, from its first chunk. */
function pngSize(bytes: Buffer): [number, number] {
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test("every page that may be found has a share picture of its own, and no picture is without its page", () => {
  const pages = filesIn(site)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, html: readFileSync(join(site, file), "utf8") }));
  const found = pages.filter(({ html }) => !headContent(html, "robots")?.includes("noindex"));
  const pictures = found.map(({ file, html }) => {
    const address = headContent(html, "og:image");
    expect(address, `og:image of ${file}`).toMatch(/^https:\/\/[^/]+\/share\/[\w-]+\.png$/);
    expect(headContent(html, "og:image:alt"), `og:image:alt of ${file}`).toMatch(/\w/);
    return new URL(address ?? "").pathname.slice(1);
  });
  expect(pictures.length).toBeGreaterThan(20);
  expect(pictures.toSorted(), "list the page in site/src/share-picture/pictures.ts").toEqual(
    filesIn(join(site, "share"))
      .map((file) => `share/${file}`)
      .sort(),
  );
  for (const picture of pictures) {
    const bytes = readFileSync(join(site, picture));
    expect(pngSize(bytes), picture).toEqual([1200, 630]);
    expect(bytes.length, picture).toBeLessThan(120 * kibibytes);
  }
});
