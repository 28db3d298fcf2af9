import { readdirSync } from "node:fs";
import { join } from "node:path";
import { brand } from "@latchwork/brand";
import { expect, test } from "vitest";
import { codeFiles, root, type SourceFile, sourceFiles } from "./repository-files.ts";

const longest = 400;

function longFiles(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split("\n");
    const reason = /long because/i.test(lines.slice(0, 5).join("\n"));
    return lines.length > longest && !reason ? [`${path}: ${lines.length} lines`] : [];
  });
}

test(`no code file is longer than ${longest} lines without a reason at its top`, () => {
  const why = 'Split it by reason to change, or say in its first five lines "long because …".';
  expect(longFiles(codeFiles), why).toEqual([]);
});

test("the rule on length holds at its limit and accepts a reason", () => {
  const sample = (lines: number, head = "") => longFiles([{ path: "a.ts", text: `${head}${"x\n".repeat(lines)}` }]);
  expect(sample(longest)).toEqual([]);
  expect(sample(longest + 1)).toHaveLength(1);
  expect(sample(longest + 1, "// Long because it is one table.\n")).toEqual([]);
});

/** Where the name may stand: the brand itself, and what is written about this repository. */
const namesTheBrand = /^(brand\/|docs\/|README\.md$|CONTRIBUTING\.md$|LICENSE$|package(-lock)?\.json$)/;

/** The packages of this repository keep their names whoever takes it over; no page shows them. */
const workspaceScope = /@\w+\\?\//g;

function brandMentions(files: readonly SourceFile[]): string[] {
  const name = new RegExp(brand.name, "i");
  return files.flatMap(({ path, text }) => {
    const line = text.split("\n").findIndex((content) => name.test(content.replaceAll(workspaceScope, "")));
    return line < 0 || namesTheBrand.test(path) ? [] : [`${path}:${line + 1}`];
  });
}

test("the brand's name stands in the brand folder only", () => {
  const why =
    "Another company must be able to take the site over by changing brand/ alone. " +
    "Code reads the name from @latchwork/brand, content uses its placeholder.";
  expect(brandMentions(sourceFiles), why).toEqual([]);
});

test("the rule on the name sees it in any case and lets the documents speak", () => {
  const text = `hello@${brand.domain}`;
  expect(brandMentions([{ path: "site/src/a.ts", text }])).toEqual(["site/src/a.ts:1"]);
  expect(brandMentions([{ path: "docs/operations.md", text }])).toEqual([]);
});

// Put together here, so that this file does not trip over itself.
const leftover = new RegExp(`\\b(${["TO", "FIX"].map((start, index) => start + ["DO", "ME"][index]).join("|")})\\b`);

function leftovers(files: readonly SourceFile[]): string[] {
  return files.filter(({ text }) => leftover.test(text)).map(({ path }) => path);
}

test("nothing is left for later in a comment", () => {
  expect(leftovers(codeFiles), "Do it, or write an issue: nobody reads these again.").toEqual([]);
  expect(leftovers([{ path: "a.ts", text: `// ${"TO"}${"DO"}: later` }])).toHaveLength(1);
});

test("every file that a text offers is used by a test", () => {
  const tests = codeFiles.filter(({ path }) => path.startsWith("tests/downloads/")).map(({ text }) => text);
  const offered = readdirSync(join(root, "content/downloads"));
  const unused = offered.filter(
    (name) => !tests.some((text) => text.includes(`downloads/${name}`) || text.includes(`"${name}"`)),
  );
  expect(offered.length).toBeGreaterThan(0);
  expect(unused, "A reader runs it or fills it in: so has a test in tests/downloads/.").toEqual([]);
});
