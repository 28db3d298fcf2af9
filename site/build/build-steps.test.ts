import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressFiles, compressFrom } from "./compress.ts";
import { addressOf, BlockedPageError, describeSite } from "./manifest.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-steps-"));
  mkdirSync(join(folder, "site"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, "site", name), text);
const rest = { buildId: "b", redirects: [], apiOrigin: "" };

test.each([
  ["index.html", "/"],
  ["how-it-works.html", "/how-it-works"],
  ["blog/index.html", "/blog/"],
  ["coming-soon/portal.html", "/coming-soon/portal"],
  ["the-index.html", "/the-index"],
])("%s is served at %s", (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test("the manifest describes pages and leaves other files out", () => {
  write("index.html", '<!doctype html><meta name="uses" content="verification"><style>a{}</style>');
  write("a.js", "1");
  const manifest = describeSite(join(folder, "site"), ["a.js", "index.html"], rest);
  expect(Object.keys(manifest.pages)).toEqual(["/"]);
  expect(manifest.pages["/"]).toMatchObject({ file: "index.html", scriptHashes: [], uses: ["verification"] });
  expect(manifest.pages["/"]?.styleHashes).toHaveLength(1);
});

test("one blocked part in any page fails the build and names the page", () => {
  write("index.html", "<!doctype html><p>fine</p>");
  write("other.html", "<!doctype html><p style='x'>");
  const describing = () => describeSite(join(folder, "site"), ["index.html", "other.html"], rest);
  expect(describing).toThrow(BlockedPageError);
  expect(describing).toThrow(/other\.html: <p> in line 1/);
});

test("text is compressed from the limit on, both ways, and nothing else is", async () => {
  const long = "a".repeat(compressFrom);
  write("at.html", long);
  write("below.html", long.slice(1));
  write("font.woff2", long);
  const to = join(folder, "compressed");
  await compressFiles(join(folder, "site"), to, ["at.html", "below.html", "font.woff2"]);
  expect(readdirSync(to).sort()).toEqual(["at.html.br", "at.html.gz"]);
  expect(brotliDecompressSync(readFileSync(join(to, "at.html.br"))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(to, "at.html.gz"))).toString()).toBe(long);
});
