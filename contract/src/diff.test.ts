import { expect, test } from "vitest";
import { readDiff } from "./diff.ts";

const addedIn = (...lines: string[]) => {
  const text = lines.join("\n");
  return readDiff(text)
    .filter(({ kind }) => kind === "added")
    .map(({ path, line, start, end }) => `${path}:${line} ${text.slice(start, end)}`);
};

test.each([
  ["git's prefix", "--- a/x/a.ts", "+++ b/x/a.ts", "x/a.ts"],
  ["a folder called b, without prefixes", "--- b/a.ts", "+++ b/a.ts", "b/a.ts"],
  ["a new file", "--- /dev/null", "+++ b/a.ts", "a.ts"],
  ["quotes", '--- "a/caf\\303\\251 \\"1\\".ts"', '+++ "b/caf\\303\\251 \\"1\\".ts"', 'café "1".ts'],
  ["the time that diff -u writes", "--- old.c\t2026-01-01 10:00", "+++ new.c\t2026-01-02 10:00", "new.c"],
  ["a blank in the name", "--- a/a b.ts\t", "+++ b/a b.ts\t", "a b.ts"],
])("a path with %s", (_, old, now, path) => {
  expect(addedIn(old, now, "@@ -0,0 +1 @@", "+x")).toEqual([`${path}:1 x`]);
});

test("lines are counted through several hunks and files, whatever they look like", () => {
  const found = addedIn(
    "From: somebody",
    "+++ this is no file",
    "diff --git a/a.sql b/a.sql",
    "--- a/a.sql",
    "+++ b/a.sql",
    "@@ -1,3 +1,3 @@ select",
    "--- a comment that goes",
    "+++ a comment that comes",
    "",
    " kept",
    "\\ No newline at end of file",
    "@@ -20,0 +21,2 @@",
    "+one",
    "+@@ -1 +1 @@",
    "--- a/b.ts",
    "+++ b/b.ts",
    "@@ -7 +7 @@",
    "-old",
    "+new",
  );
  expect(found).toEqual(["a.sql:1 ++ a comment that comes", "a.sql:21 one", "a.sql:22 @@ -1 +1 @@", "b.ts:7 new"]);
});

test("a deleted file has no path, a removed line the number of the next", () => {
  const deleted = readDiff("--- a/a.ts\n+++ /dev/null\n@@ -1 +0,0 @@\n-x");
  expect(deleted).toEqual([{ kind: "removed", path: undefined, line: 1, hunk: 0, start: 40, end: 41 }]);
  const [, removed] = readDiff("--- a/a\n+++ b/a\n@@ -4,2 +4 @@\n kept\n-gone");
  expect(removed).toMatchObject({ kind: "removed", path: "a", line: 5 });
});

test("words without a hunk have no lines, and a hunk that ends early no more than it has", () => {
  expect(readDiff("+ added\n- removed\n--- \n+++ ")).toEqual([]);
  expect(addedIn("--- a/a", "+++ b/a", "@@ -1,90 +1,90 @@", "+x")).toEqual(["a:1 x"]);
});
