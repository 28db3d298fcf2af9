import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkContent, UnusableContentError } from "./check-content.ts";

const root = resolve(import.meta.dirname, "../..");
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What an author reads after these changes: by file, what is replaced by what. */
async function told(changes: Record<string, readonly [string | RegExp, string]>): Promise<string> {
  const content = mkdtempSync(join(tmpdir(), "content-"));
  folders.push(content);
  cpSync(join(root, "content"), content, { recursive: true, filter: (path) => !/\.(mp4|webp|pdf)$/.test(path) });
  for (const [file, [from, to]] of Object.entries(changes)) {
    const before = readFileSync(join(content, file), "utf8");
    const after = before.replace(from, to);
    expect(after, `${file} is changed`).not.toBe(before);
    writeFileSync(join(content, file), after);
  }
  const problem = await checkContent({ content, brand: join(root, "brand") }).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(UnusableContentError);
  return (problem as Error).message;
}

test("the content as it is can be built", async () => {
  await expect(checkContent({ content: join(root, "content"), brand: join(root, "brand") })).resolves.toBeUndefined();
});

test("an author reads every problem at once, with file, field and remedy", async () => {
  const message = await told({
    "blog/mttr.md": [/^minutes: 3/m, "minutes: three\nsubtitle: More"],
    "blog/dast-for-devops.md": [/^title:.*/m, 'title: "Not closed'],
    "case-studies/voltmere.md": [/^customer:.*\n/m, ""],
    "guides/nist-csf-2-compliance.md": [/coverage: Partial/, "coverage: Half"],
    "partnerships/hivecrest.md": [/^minutes: 8/m, "minutes: 8 min"],
    "episodes.yaml": [/ {2}guest: a test lead.*\n/, ""],
    "events.yaml": ['date: "2025-11-27"', 'date: "27/11/25"'],
    "faq-home.yaml": [/- question: What does[\s\S]*?(?=- question)/, ""],
    "covers/mttr.svg": ['class="fill-ink"', 'fill="#141210"'],
    "pages.yaml": [/^ {2}category: tools\n/m, ""],
    "testimonials.yaml": [/ {2}person:.*\n/, ""],
    "podcast.yaml": [/\{brand\}|A conversation/, "{company}"],
  });
  for (const part of [
    "content/blog/mttr.md cannot be used:",
    "minutes: is the text “three”, but must be a number",
    "the file: knows no field “subtitle”: remove it, or mend its name",
    "content/blog/dast-for-devops.md cannot be used:",
    "Look for a colon or a quotation mark that is not closed.",
    "content/case-studies/voltmere.md cannot be used:\n  customer: is missing: add it, with a text",
    "content/guides/nist-csf-2-compliance.md cannot be used:\n  rows, entry 1 (ID.RA-01), coverage: is the text “Half”, but must be one of Partial, Complete",
    "minutes: is the text “8 min”, but must be a number",
    "content/episodes.yaml cannot be used:\n  entry 1 (s1e1), guest: is missing: add it, with a text",
    "entry 1 (micro-pen-testing-in-the-sdlc), date: must be a day such as 2025-11-27",
    "content/faq-home.yaml cannot be used:\n  the file: has too few entries: at least 10 are needed",
    "content/covers/mttr.svg cannot be used:\n  <path",
    "remove fill; colours are classes, one of fill-ink",
    "change-analysis-tool.category: is missing: add it, with a text",
    "content/testimonials.yaml cannot be used:\n  entry 1, person: is missing: add it, with a text",
    "lead: {company} is no placeholder: use {brand}",
  ]) {
    expect(message).toContain(part);
  }
});

test("a customer is told of too, once, although others refer to customers", async () => {
  const message = await told({ "customers.yaml": ["glyph: plot", "glyph: house"] });
  expect(message).toMatch(/^content\/customers\.yaml cannot be used:\n {2}plotstone\.glyph: is the text “house”, but/);
  expect(message.split("cannot be used")).toHaveLength(2);
});

test("what hangs together is looked at across files", async () => {
  const message = await told({
    "blog/mttr.md": [/^id: \d+/m, "id: 2"],
    "case-studies/voltmere.md": [/^customer: voltmere/m, "customer: nobody"],
    "partnerships/hivecrest.md": ["](/how-it-works)", "](/how-it-work)"],
    "blog/zero-vulnerabilities.md": [/\n---\n\n/, "\n---\n\nSee [top five](/blog/top-5-business-logic-flaws).\n\n"],
    "events.yaml": [/cover: past-event/, "cover: lost"],
  });
  for (const part of [
    /content\/blog\/(mttr|top-5-business-logic-flaws)\.md cannot be used:\n {2}id: 2 is taken by/,
    "customer: “nobody” is no entry of content/customers.yaml",
    "the text links to /how-it-work, where nothing is: mend the address",
    "the text links to /blog/top-5-business-logic-flaws, where nothing is: write /blog/top-5-business-logic-flaws/",
    "has no cover: add content/covers/lost.svg",
  ]) {
    expect(message).toMatch(part);
  }
});

test("no file of words is left out", () => {
  const check = readFileSync(join(root, "site/src/content/check.ts"), "utf8");
  const files = readdirSync(join(root, "content")).filter((name) => name.endsWith(".yaml"));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((name) => !check.includes(name))).toEqual([]);
});
