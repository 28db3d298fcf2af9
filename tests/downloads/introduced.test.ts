import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { codeBlocks, isThere } from "../articles/article-code.ts";
import { root } from "../rules/repository-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const article = "blog/how-to-work-out-mttd-mean-time-to-detection.md";
const script = join(root, "content/downloads/introduced.sh");
const folder = temporaryFolder("introduced");
const shop = join(folder, "shop");
// Nothing of this checkout, and no settings of whoever runs the test.
const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));
const env = {
  ...clean,
  HOME: folder,
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "a",
  GIT_AUTHOR_EMAIL: "a@example.com",
  GIT_COMMITTER_NAME: "a",
  GIT_COMMITTER_EMAIL: "a@example.com",
};

function git(day: string, ...args: string[]): void {
  const at = `${day}T12:00:00Z`;
  execFileSync("git", args, { cwd: shop, env: { ...env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at }, stdio: "pipe" });
}
function commit(day: string, tag?: [name: string, day: string]): void {
  git(day, "add", "--all");
  git(day, "commit", "--message", "A change");
  if (tag) git(tag[1], "tag", "--annotate", tag[0], "--message", tag[0]);
}
const search = (cwd: string, ...args: string[]) => spawnSync("sh", [script, ...args], { cwd, env, encoding: "utf8" });

const faulty = "  return findById(req.params.id);\n";
const lines = (name: string) =>
  Array.from({ length: 30 }, (_, index) => `export const ${name}${index} = ${index};\n`).join("");

beforeAll(() => {
  mkdirSync(join(shop, "src"), { recursive: true });
  git("2023-01-02", "init", "--quiet", "--initial-branch=main");
  writeFileSync(join(shop, "src/all.ts"), lines("one"));
  commit("2023-01-02", ["v4.11", "2023-02-01"]);
  writeFileSync(join(shop, "src/all.ts"), `${lines("one")}${faulty}`);
  commit("2023-03-09", ["v4.12", "2023-03-14"]);
  // A file renamed as it stands changes nothing that the script should list.
  renameSync(join(shop, "src/all.ts"), join(shop, "src/routes.ts"));
  commit("2023-05-01");
  writeFileSync(join(shop, "src/routes.ts"), lines("one"));
  writeFileSync(join(shop, "src/files.ts"), `${lines("two")}${faulty}`);
  commit("2023-09-04", ["v4.19", "2023-09-06"]);
  writeFileSync(join(shop, "src/copies.ts"), "// a route that no release holds\n");
  commit("2023-10-01");
});

test.runIf(isThere(article))("the script prints what the article prints of it", () => {
  const printed = codeBlocks(article, "text").find((block) => block.startsWith("$ sh introduced.sh")) ?? "";
  const [command = "", ...wanted] = printed.trimEnd().split("\n");
  const { status, stdout } = search(shop, /'(.+)'/.exec(command)?.[1] ?? "");
  const withoutCommit = (line: string) => line.replace(/ [0-9a-f]{7,} /, " … ");
  expect(status).toBe(0);
  expect(stdout.trimEnd().split("\n").map(withoutCommit)).toEqual(wanted.map(withoutCommit));
  // The flaw came in on the day that the article's table gives it.
  expect(wanted.at(-1)).toMatch(/\+1 -0 {2}first in \S+, 2023-03-14$/);
});

test("paths narrow the search, and what no tag holds is in no release", () => {
  const [only, ...others] = search(shop, "findById(req.params.id)", "src/files.ts").stdout.trimEnd().split("\n");
  expect(only).toMatch(/^2023-09-04 {2}[0-9a-f]+ {2}\+1 -0 {2}first in v4\.19, 2023-09-06$/);
  expect(others).toEqual([]);
  expect(search(shop, "a route that no release holds").stdout).toMatch(/\+1 -0 {2}in no release yet$/m);
});

test("it says so where it cannot search, and finds nothing that is not there", () => {
  expect(search(shop)).toMatchObject({ status: 2, stdout: "" });
  expect(search(shop, "never written")).toMatchObject({ status: 1, stdout: "" });
  expect(search(shop, "findById.req")).toMatchObject({ status: 1, stdout: "" });
  execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${shop}`, "shallow"], { cwd: folder, env });
  const { status, stderr } = search(join(folder, "shallow"), "findById(req.params.id)");
  expect([status, stderr]).toEqual([2, expect.stringContaining("--unshallow")]);
});
