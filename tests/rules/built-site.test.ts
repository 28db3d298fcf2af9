import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
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
const fontBudget = 50 * kibibytes;

test("the typefaces weigh at most 50 KiB together", () => {
  const fonts = filesIn(site).filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
  const weight = fonts.reduce((sum, file) => sum + statSync(join(site, file)).size, 0);
  const why =
    "Type is most of what a first visit loads. Drop a glyph, a feature or an axis in site/build/font-recipes.ts.";
  expect(fonts).toHaveLength(3);
  expect(weight, why).toBeLessThanOrEqual(fontBudget);
});

test("no rule asks the root, or any element at all, what it has within", () => {
  const sheets = filesIn(join(site, "_astro")).filter((file) => file.endsWith(".css"));
  const asked = sheets.flatMap((file) =>
    [...readFileSync(join(site, "_astro", file), "utf8").matchAll(/([^{}]*?):has\(/g)].map(([, before = ""]) => before),
  );
  const why = "Whatever a script adds would style the whole page anew. Ask an element by its own class, or a sibling.";
  expect(asked.length).toBeGreaterThan(0);
  expect(
    asked.filter((before) => /(^|[\s>+~]|(?<!\([^)]*),|:root|html|body|\(\.(group|peer)\))$/.test(before)),
    why,
  ).toEqual([]);
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

test("every drawing that a page takes out of a sheet is there", () => {
  const pages = filesIn(site).filter((file) => file.endsWith(".html"));
  const taken = pages.flatMap((file) =>
    [...readFileSync(join(site, file), "utf8").matchAll(/<use data-href="(\/[^"#]+)#([^"]+)"/g)].map(
      ([, path = "", id]) => ({ path, id }),
    ),
  );
  expect(taken.length).toBeGreaterThan(20);
  for (const { path, id } of taken) expect(readFileSync(join(site, path), "utf8"), path).toContain(` id="${id}"`);
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

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));

/** What is wrong with a document, by rule, place and sentence. */
async function problemsOf(html: string, name: string): Promise<string[]> {
  const { results } = await validator.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, message }) => `${name}:${line} ${ruleId}: ${message}`),
  );
}

test("every built page is valid HTML", async () => {
  const files = filesIn(site).filter((file) => file.endsWith(".html"));
  const problems = await Promise.all(files.map((file) => problemsOf(readFileSync(join(site, file), "utf8"), file)));
  const why = "Browsers mend wrong HTML, each in its own way: mend it in the component instead.";
  expect(files.length).toBeGreaterThan(40);
  expect(problems.flat(), why).toEqual([]);
}, 60_000);

test("the validator sees what browsers forgive", async () => {
  const page = (body: string) =>
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>A</title></head><body>${body}</body></html>`;
  expect(await problemsOf(page("<p>a</p>"), "right.html")).toEqual([]);
  expect(await problemsOf(page("<span><h1>a</h1></span>"), "nested.html")).toHaveLength(1);
  expect(await problemsOf(page('<p id="a" id="b">a</p>'), "twice.html")).not.toEqual([]);
});
