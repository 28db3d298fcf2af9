// reviews-from-github.mjs with CLONE, over a real repository: every branch starts at the first commit, so it is behind.
import { execFileSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";
import { type GitHub, listed, type Pull, rows, runOn } from "../support/fake-github.ts";
import { temporaryFolder } from "../support/temporary.ts";

vi.setConfig({ testTimeout: 20_000 }); // git is started some dozens of times, slowly on a busy machine

const who = { GIT_AUTHOR_NAME: "Ada", GIT_AUTHOR_EMAIL: "ada@acme.test" };
const committer = { GIT_COMMITTER_NAME: "Ada", GIT_COMMITTER_EMAIL: "ada@acme.test" };
const PATH = process.env.PATH ?? "";
const env = { PATH, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null", ...who, ...committer };

function inFolder(cwd: string, command: string, ...words: readonly string[]): string {
  return execFileSync(command, words, { cwd, env, encoding: "utf8", stdio: "pipe", maxBuffer: 1 << 26 }).trim();
}

const origin = temporaryFolder("origin");
const git = (...words: readonly string[]) => inFolder(origin, "git", ...words);

/** Commits these files to what is checked out. */
function commit(files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(origin, path), text);
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", "-m", "A change");
  return git("rev-parse", "HEAD");
}

/** A branch of one commit or two, from the first commit of all. */
function branch(...changes: readonly Readonly<Record<string, string>>[]): { first: string; last: string } {
  git("checkout", "--quiet", "--detach", start);
  const [first = "", last = first] = changes.map(commit);
  return { first, last };
}

/** Alters the last commit of what is checked out. */
function amend(...words: readonly string[]): string {
  git("commit", "--quiet", "--amend", "--all", "-m", "Amended", ...words);
  return git("rev-parse", "HEAD");
}

/** Brings a branch into main as one commit, with what was altered after its review. */
function squash(head: string, altered: Readonly<Record<string, string>> = {}): string {
  git("checkout", "--quiet", "main");
  git("merge", "--quiet", "--squash", head);
  return commit(altered);
}

const lines = (...changed: readonly string[]) =>
  Array.from({ length: 40 }, (_, index) => `${changed[index] ?? (index === 2 ? "" : `line ${index}`)}\n`).join("");
const nested = (indent: string) => `if ok:\n    check()\n${indent}pay()\n`;

git("init", "--quiet", "--initial-branch=main");
const start = commit({
  "shop.js": lines(),
  "café.js": lines(),
  "pay.py": "",
  "data.js": `${lines()}${"x".repeat(9000)}\n`,
});

// Nobody asked for a pull request. From here on, main is ahead of every branch.
const direct = commit({ "direct.js": lines() });
// 1: a squash, of more than a megabyte, with a file that was renamed.
branch({
  "shop.js": lines("one").replace("line 15", "fifteen"),
  "large.js": "a long line, many times over\n".repeat(70_000),
});
git("mv", "café.js", "coffee é.js");
const one = amend();
const merged1 = squash(one);
// 2: a merge commit, of two commits.
const two = branch({ "two.js": lines() }, { "two.js": lines("two") });
git("checkout", "--quiet", "main");
git("merge", "--quiet", "--no-ff", "-m", "Merge", two.last);
const merged2 = git("rev-parse", "HEAD");
// 3: a rebase merge, of two commits.
const three = branch({ "three.js": lines() }, { "three.js": lines("three") });
git("checkout", "--quiet", "main");
git("cherry-pick", three.first, three.last);
const [rebased = "", merged3 = ""] = git("rev-parse", "HEAD^", "HEAD").split("\n");
// 4: its indentation was altered after the review.
const four = branch({ "pay.py": nested("    ") }).last;
const merged4 = squash(four, { "pay.py": nested("") });
// 5: the reviewed commit was force-pushed away.
const lost = branch({ "five.js": lines() }).last;
const five = amend("--author=Eve <eve@acme.test>");
const merged5 = squash(five);
// 6: nothing is left of it.
const six = branch({}).last;
const merged6 = squash(six);
// 7: altered after the review, behind a NUL, where git patch-id does not look.
const hidden = (text: string) => ({ "data.js": `${lines()}${"x".repeat(9000)}\ndata\0${text}\n` });
const seven = branch(hidden("harmless")).last;
const merged7 = squash(seven, hidden("harmful"));
// 8: only the first of two commits was reviewed.
const eight = branch({ "eight.js": lines() }, { "eight.js": lines("eight") });
const merged8 = squash(eight.last);
// 9: a picture, and a file that may be run.
branch({ "nine.png": "\0\x01\x02" });
git("update-index", "--chmod=+x", "shop.js");
chmodSync(join(origin, "shop.js"), 0o755);
const nine = amend();
const merged9 = squash(nine);

for (const [index, head] of [one, two.last, three.last, four, five, six, seven, eight.last, nine].entries())
  git("update-ref", `refs/pull/${index + 1}/head`, head);
git("branch", "start", start);

const script = readRoot("content/downloads/reviews-from-github.mjs");
const [fetchAll = "exit 1"] = /git fetch origin '.*$/m.exec(script) ?? [];

/** A clone as GitHub would give it, of one branch or all of them. */
function clone(...words: readonly string[]): string {
  const made = temporaryFolder("clone");
  inFolder(made, "git", "clone", "--quiet", ...words, `file://${origin}`, ".");
  return made;
}

// This one was made complete as the header says.
const folder = clone();
inFolder(folder, "sh", "-c", fetchAll);

const approved = (merge: string, reviewed: string, brought: readonly string[] = []): Pull => ({
  merge,
  author: "ada",
  commits: ["ada"],
  reviews: [["APPROVED", "ben", reviewed, "2026-07-01T10:00:00Z"]],
  brought,
});

const history = git("log", "--topo-order", "--reverse", "--format=%H %T %P", "main").split("\n");
const known = history
  .map((line) => line.split(" "))
  .map(([sha = "", tree = "", ...parents]) => ({ sha, tree, parents }));
const github: GitHub = {
  commits: Object.fromEntries(known.map(({ sha, parents }) => [sha, parents])),
  pulls: {
    1: approved(merged1, one),
    2: approved(merged2, two.last, [two.first, two.last]),
    3: approved(merged3, three.last, [rebased]),
    4: approved(merged4, four),
    5: approved(merged5, lost),
    6: approved(merged6, six),
    7: approved(merged7, seven),
    8: approved(merged8, eight.first),
    9: approved(merged9, nine),
  },
  deployments: [
    { commit: start, statuses: [["SUCCESS", "2026-06-29T15:00:00Z"]] },
    { commit: merged3, statuses: [["SUCCESS", "2026-07-02T15:00:00Z"]] },
    { commit: merged9, statuses: [["SUCCESS", "2026-07-03T15:00:00Z"]] },
  ],
  treeOf: (sha) => git("rev-parse", `${sha}^{tree}`),
};

const run = (CLONE?: string, more: Readonly<Record<string, string>> = {}) =>
  runOn(github, { env: { ...env, ...(CLONE && { CLONE }), ...more } });

/** Change and id of each row, where the id stands in the given column. */
const ids = (out: string, table: string, change: number, id: number) =>
  rows(out, table).map((values = "") => {
    const parts = values.split(", ").map((value) => value.replaceAll("'", ""));
    return [parts[change], parts[id]];
  });
const released = (out: string) => Object.fromEntries(ids(out, "releases", 2, 1));
const reviewed = (out: string) => Object.fromEntries(ids(out, "reviews", 0, 1));
const worked = (range: string) =>
  inFolder(origin, "sh", "-c", `git diff --no-renames ${range} | git patch-id --verbatim`).slice(0, 40);

test("both trees are the id of the change, so that a branch may be behind", async () => {
  const { code, out, err } = await run(folder);
  expect([code, err]).toEqual([0, ""]);
  expect(ids(out, "releases", 2, 0)).toHaveLength(10);
  expect(released(out)).toMatchObject({
    "PR-1": worked(`${merged1}^ ${merged1}`),
    "PR-2": worked(`${merged2}^1 ${merged2}`),
    "PR-3": worked(`${rebased}^ ${merged3}`),
    "PR-4": worked(`${merged4}^ ${merged4}`),
    NULL: worked(`${direct}^ ${direct}`),
  });
  expect(reviewed(out)).toMatchObject({
    "PR-1": worked(`${merged1}^...${one}`),
    "PR-2": released(out)["PR-2"],
    "PR-3": worked(`${start} ${three.last}`),
    "PR-4": worked(`${merged4}^...${four}`),
    "PR-5": "unknown",
    "PR-9": released(out)["PR-9"],
  });
});

test("what has no id matches nothing", async () => {
  const { out } = await run(folder);
  expect(released(out)).toMatchObject({ "PR-6": `empty ${merged6}`, "PR-7": `unclear ${merged7}` });
  expect(reviewed(out)).toMatchObject({ "PR-6": `empty ${six}`, "PR-7": `unclear ${seven}` });
});

test.runIf(isThere("downloads/releases-without-review.sql"))("only what is not as reviewed is listed", async () => {
  const always = [
    `${direct} null null`,
    `${merged4} PR-4 null`,
    `${merged5} PR-5 null`,
    `${merged6} PR-6 null`,
    `${merged7} PR-7 null`,
    `${merged8} PR-8 null`,
  ];
  const behind = [merged1, merged2, merged3, merged9].map((merge, index) => `${merge} PR-${[1, 2, 3, 9][index]} null`);
  expect(listed((await run(folder)).out).toSorted()).toEqual(always.toSorted());
  expect(listed((await run()).out).toSorted(), "by their trees").toEqual([...always, ...behind].toSorted());
});

test("nobody's configuration of git changes an id", async () => {
  const home = temporaryFolder("home");
  const odd = join(home, "odd.sh");
  writeFileSync(odd, "#!/bin/sh\necho the same for everything\n", { mode: 0o755 });
  writeFileSync(join(home, "attributes"), "* diff=odd\n");
  const hostile = [
    ["diff.noprefix", "true"],
    ["diff.external", odd],
    ["diff.odd.textconv", odd],
    ["diff.odd.command", odd],
    ["core.attributesFile", join(home, "attributes")],
    ["diff.context", "0"],
    ["diff.interHunkContext", "30"],
    ["diff.renames", "copies"],
    ["diff.algorithm", "patience"],
    ["diff.suppressBlankEmpty", "true"],
    ["diff.relative", "true"],
    ["diff.submodule", "log"],
    ["color.ui", "always"],
    ["color.diff", "always"],
    ["core.quotePath", "false"],
    ["core.abbrev", "4"],
    ["patchid.stable", "false"],
  ];
  const config = join(home, "config");
  for (const [key = "", value = ""] of hostile) inFolder(home, "git", "config", "--file", config, key, value);
  expect(await run(folder, { GIT_CONFIG_GLOBAL: config })).toEqual(await run(folder));
});

test("without what was reviewed, a review is unknown; without what was released, the run ends", async () => {
  const main = await run(clone("--single-branch"));
  expect(main.code).toBe(0);
  expect(reviewed(main.out)).toMatchObject({ "PR-1": "unknown", "PR-9": "unknown" });
  const fails = async (where: string, why: string) => {
    const { code, out, err } = await run(where);
    expect([code, out, err], why).toEqual([1, "", expect.stringContaining(why)]);
    expect(err.trim().split("\n")).toHaveLength(1);
  };
  const old = clone("--single-branch", "--branch=start");
  await fails(old, `is not in ${old}: fetch first`);
  await fails(clone("--depth=1"), "fetch first");
  await fails(temporaryFolder("empty"), "not a git repository");
});
