import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { BrandError, loadBrand } from "./load-brand.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A copy of the brand folder in which one line reads otherwise. */
function brandWith(line: RegExp, instead: string): string {
  const folder = mkdtempSync(join(tmpdir(), "brand-"));
  folders.push(folder);
  cpSync(resolve(import.meta.dirname, "../brand"), folder, { recursive: true });
  const file = join(folder, "brand.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace(line, instead));
  return folder;
}

test("the brand of the repository can be used", async () => {
  expect((await loadBrand()).domain).toMatch(/\./);
});

test.each([
  [/domain: .*/, 'domain: "https://kestrel.test/",', "domain: must be a host name such as example.com"],
  [/salesEmail: .*/, "", "salesEmail: must be an e-mail address"],
  [/supportEmail: .*/, 'supportEmail: "help at kestrel.test",', "supportEmail: must be an e-mail address"],
  [/tagline: .*/, "", "tagline: must be a text"],
  [/export const brand/, "export const company", "exports no `brand`"],
])("%s is told by file, field and remedy", async (line, instead, told) => {
  const loaded = loadBrand(brandWith(line, instead));
  await expect(loaded).rejects.toThrow(BrandError);
  await expect(loaded).rejects.toThrow(told);
});

test("a folder that is none is told", async () => {
  await expect(loadBrand("/nowhere")).rejects.toThrow("lacks brand.ts, colours.css, favicon.svg. Look at BRAND_DIR.");
});
