import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorTable } from "@latchwork/contract/errors";
import * as limits from "@latchwork/contract/limits";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { formats, USAGE } from "../../analyst/src/cli/options.ts";
import { command } from "../../analyst/src/cli/tool.ts";
import { variables } from "../../api/src/settings.ts";
import { type Defence, readThreats } from "../../api/trials/threats/threats.ts";
import { readRoot, root, type SourceFile, sourceFiles } from "./repository-files.ts";

const documents = sourceFiles.filter(({ path }) => /^(README|CONTRIBUTING|SECURITY)\.md$|^docs\/.*\.md$/.test(path));
const operations = readRoot("docs/operations.md");
const scripts = Object.keys(JSON.parse(readRoot("package.json")).scripts);

/** Rows of that many cells from the tables of a Markdown text, cells trimmed. */
function rows(markdown: string, columns: number): string[][] {
  return markdown
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.split("|").slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.length === columns);
}

/** A section of docs/operations.md, by its heading. */
function section(heading: string): string {
  return operations.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
}

const inCode = /`([^`\n]+)`/g;

function unknownCommands(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const named = [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)];
    const missing = named.map(([, run, short]) => run ?? short ?? "").filter((script) => !scripts.includes(script));
    return missing.map((script) => `${path}: npm run ${script}`);
  });
}

test("commands in the documents exist", () => {
  const why = "A reader types what the document says. Mend the document, or add the script to package.json.";
  expect(unknownCommands(documents), why).toEqual([]);
  const bad = { path: "README.md", text: "Type `npm run fly` or npm run --silent swim, not npm test." };
  expect(unknownCommands([bad])).toHaveLength(2);
});

/** What a command makes, such as `dist/`, need not be there. */
const tops =
  /^(analyst|api|brand|content|contract|deploy|docs|site|tests|tools)\/|^[\w.-]+\.(md|json|ts)$|^\.env\.example$/;

function missingPaths(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(inCode)]
      .map(([, code = ""]) => code)
      .filter((code) => !/\s/.test(code) && tops.test(code))
      .filter((code) => !/(^|\/)x\./.test(code) && !existsSync(join(root, code)))
      .map((code) => `${file.path}: ${code}`),
  );
}

test("files and folders named in the documents exist", () => {
  const why = "A document that names what is gone misleads. Mend the name. A file called x stands for any.";
  expect(missingPaths(documents), why).toEqual([]);
  const bad = {
    path: "README.md",
    text: "`tools/none.ts`, `none.json`, `api/`, `dist/x.json`, `tests/journeys/x.journey.ts`",
  };
  expect(missingPaths([bad])).toEqual(["README.md: tools/none.ts", "README.md: none.json"]);
});

test("the table of errors in docs/operations.md is the service's own", () => {
  const told = rows(section("Errors"), 3)
    .filter(([, status = ""]) => /^\d{3}$/.test(status))
    .map(([code = "", status, error]) => [code.replaceAll("`", ""), { status: Number(status), error }]);
  const why = "Operators and clients read the table in docs/operations.md: copy code, status and sentence there.";
  expect(Object.fromEntries(told), why).toEqual(errorTable);
});

test("the limits in docs/operations.md are those of the contract", () => {
  const told = rows(section("Limits"), 3)
    .filter(([, value = ""]) => /^\d+$/.test(value))
    .map(([, value, name = ""]) => [name.replaceAll("`", ""), Number(value)]);
  const why = "Both ends hold to contract/src/limits.ts: copy names and values to the table in docs/operations.md.";
  expect(Object.fromEntries(told), why).toEqual(
    Object.fromEntries(Object.entries(limits).filter(([, value]) => typeof value === "number")),
  );
});

test("the sentence about the longest ticket names the limit", () => {
  expect(errorTable.input_too_long.error).toContain(limits.maxTicketLength.toLocaleString("en-GB"));
});

test("docs/operations.md tells every setting", () => {
  const told = rows(section("Settings"), 2).flatMap(([names = ""]) =>
    [...names.matchAll(inCode)].map(([, name]) => name),
  );
  const why = "A setting that is not told is not used. The table follows api/src/settings.ts.";
  expect(told.sort(), why).toEqual(Object.keys(variables).sort());
});

const parts = ["**Context.**", "**Choice.**", "**Why.**", "**Consequences.**", "**What would change our mind.**"];

function unfinished(decisions: readonly SourceFile[]): string[] {
  return decisions.flatMap(({ path, text }, index) => {
    const number = String(index + 1).padStart(3, "0");
    const named = path.includes(`/${number}-`) && text.startsWith(`# ${number}: `);
    const missing = parts.filter((part) => !text.includes(part));
    return [...(named ? [] : [`${path}: is not number ${number}`]), ...missing.map((part) => `${path}: lacks ${part}`)];
  });
}

test("each decision has its number and all its parts", () => {
  const decisions = documents.filter(({ path }) => path.startsWith("docs/decisions/"));
  const sorted = decisions.toSorted((a, b) => a.path.localeCompare(b.path));
  const why = "A choice without its reason, or without what would change it, is taken again by the next reader.";
  expect(unfinished(sorted), why).toEqual([]);
  expect(decisions.length).toBeGreaterThan(0);
  expect(unfinished([{ path: "docs/decisions/002-x.md", text: `# 002: X\n${parts.slice(1).join(" ")}` }])).toHaveLength(
    2,
  );
});

test("the README stays under 120 lines", () => {
  const lines = readRoot("README.md").trimEnd().split("\n").length;
  expect(lines, "It is the first page, not the manual: move detail to docs/.").toBeLessThan(120);
});

test("the flags in docs/pipeline.md are the command line's own, all of them, and its examples are YAML", () => {
  const pipeline = readRoot("docs/pipeline.md");
  const known = new Set([...USAGE.matchAll(/--[\w-]+/g)].map(([flag]) => flag));
  const short = new Set([...formats.map((name) => `--${name}`), "--FORMAT"]);
  const lines = pipeline.split("\n").filter((line) => line.includes(`${command} `) || /^\| `--/.test(line));
  const told = new Set(lines.flatMap((line) => [...line.matchAll(/(?<!-)--[a-z][\w-]*/g)].map(([flag]) => flag)));
  expect([...told].filter((flag) => !known.has(flag) && !short.has(flag))).toEqual([]);
  expect([...known].filter((flag) => !told.has(flag) && !short.has(flag))).toEqual([]);
  const examples = [...pipeline.matchAll(/```yaml\n(.*?)```/gs)].map(([, yaml = ""]) => parse(yaml));
  expect(examples.length).toBeGreaterThan(4);
});

test("the change printed in docs/pipeline.md is reported as printed there", { timeout: 30_000 }, () => {
  const guide = readRoot("docs/pipeline.md");
  const [diff = "", moved = ""] = [...guide.matchAll(/```diff\n(.*?)```/gs)].map(([, each]) => each);
  const [, printed = ""] = /```text\n(.*?)```/s.exec(guide) ?? [];
  const folder = mkdtempSync(join(tmpdir(), "pipeline-guide-"));
  const inFolder = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  const read = (change: string) => inFolder(process.execPath, join(root, "analyst/src/cli/main.ts"), change);
  const applied = (change: string) => inFolder("git", "apply", "--numstat", change);
  try {
    writeFileSync(join(folder, "change.diff"), diff);
    const report = read("change.diff");
    expect(report).toMatch(/^change\.diff: testable /);
    expect(report).toContain(printed);
    // Its lines are as many as the head of its hunk says: git refuses it otherwise.
    expect(applied("change.diff")).toMatch(/^0\s+3\s+src\/invoices\.ts$/m);
    // The second one is the false alarm that the guide tells of, and dismisses in its example.
    expect(moved).toContain("invoicesOf(request.session)");
    writeFileSync(join(folder, "moved.diff"), moved);
    expect(applied("moved.diff")).toMatch(/^1\s+4\s/);
    const [, fingerprint = ""] = /fingerprint (\w+)/.exec(printed) ?? [];
    expect(read("moved.diff")).toContain(`fingerprint ${fingerprint}`);
    const ignored = guide.match(/```yaml\n(- fingerprint.*?)```/s)?.[1] ?? "";
    expect(ignored).toContain(fingerprint);
    const [ignoreFile = ""] = /\.[\w-]+-ignore\.yaml/.exec(guide) ?? [];
    writeFileSync(join(folder, ignoreFile), ignored.replace(/until: \S+/g, "until: 2099-12-31"));
    expect(read("moved.diff")).not.toContain(fingerprint);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("of the two conditions printed in docs/pipeline.md as weakened, the one is reported and the other is not", {
  timeout: 30_000,
}, () => {
  const guide = readRoot("docs/pipeline.md");
  const changed = (before: string, after: string) => {
    const diff = [
      "--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1,4 +1,4 @@",
      ' router.get("/orders", requireSession, async (request, response) => {',
      `-  ${before}\n+  ${after}`,
      "   response.json(rows);\n });\n",
    ];
    const main = join(root, "analyst/src/cli/main.ts");
    return execFileSync(process.execPath, [main], { input: diff.join("\n"), encoding: "utf8" });
  };
  const refuses = (condition: string) => `if (${condition}) return response.sendStatus(403);`;
  const [, both = "", one = ""] = /refusal in which `([^`]+)` becomes `([^`]+)`/.exec(guide) ?? [];
  expect(changed(refuses(both), refuses(one))).toContain("A check is passed over");
  const [, own = "", widened = ""] = /widened by another condition, such as `([^`]+)` to `([^`]+)`/.exec(guide) ?? [];
  expect(widened).toContain(own);
  expect(changed(refuses(`!(${own})`), refuses(`!(${widened})`))).toContain("no potential vulnerabilities");
  expect(changed(`if (${own}) send(rows);`, `if (${widened}) send(rows);`)).toContain("no potential vulnerabilities");
});

test("each threat of SECURITY.md names a test that exists, and how its defence is taken away", () => {
  const threats = readThreats(readRoot("SECURITY.md"));
  const defences: Record<string, Defence> = parse(readRoot("api/trials/threats/defences.yaml"));
  expect(threats.length).toBeGreaterThan(0);
  expect(threats.map(({ id }) => id)).toEqual(Object.keys(defences));
  const gone = threats.filter(({ test, name }) => !readRoot(test).includes(`"${name}`));
  const why = "A claim without a test that can fail is a wish. Name the test by its title, as its source has it.";
  expect(gone, why).toEqual([]);
  const lost = Object.entries(defences).filter(([, { file, find }]) => readRoot(file).split(find).length !== 2);
  const mend = "The code has changed: say in api/trials/threats/defences.yaml how its defence is taken away now.";
  expect(lost, mend).toEqual([]);
});
