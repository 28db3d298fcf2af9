import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codeBlocks, isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";
import { databaseOf, sqlParts } from "../support/sql-file.ts";
import { temporaryFolder } from "../support/temporary.ts";

const memo = "blog/advisory-board-expansion.md";
const file = "content/downloads/releases-without-review.sql";
const parts = () => sqlParts("releases-without-review.sql");

function list(change = ""): Record<string, unknown>[] {
  const [data = "", query = ""] = parts();
  return databaseOf(data, change).prepare(query).all();
}
const changes = (rows: readonly Record<string, unknown>[]) => rows.map(({ change_id }) => change_id);

/** Rows as a terminal shows them: columns two blanks apart. */
function columns(rows: readonly Record<string, unknown>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => `${row[name] ?? ""}`))];
  const widths = names.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const offered = test.runIf(isThere(memo) && isThere("downloads/releases-without-review.sql"));

offered("the memo prints the file's query and what it lists, and tells each release as the file has it", () => {
  const text = readRoot(`content/${memo}`);
  expect(text).toContain("(/downloads/releases-without-review.sql)");
  expect(codeBlocks(memo, "sql")).toEqual([`${parts()[1]?.trim()}\n`]);
  expect(codeBlocks(memo, "text")[0]).toBe(`${columns(list())}\n`);
  const told = [...text.matchAll(/^\| (CH-\d+|none) \| .+ \| (no|yes|yes, last) \|$/gm)];
  expect(told).toHaveLength(9);
  const listed = told
    .filter(([, , answer]) => answer !== "no")
    .map(([, change]) => (change === "none" ? null : change));
  expect(changes(list())).toEqual(listed);
  const database = databaseOf(parts()[0] ?? "");
  expect(database.prepare("SELECT count(*) AS count FROM releases").get()).toEqual({ count: 3 + told.length });
});

offered("a rejection that somebody else overruled is not listed by the first query, but by the third", () => {
  const overruled = `INSERT INTO reviews VALUES
    ('CH-102', '1d88', NULL, 'gus', 'dev', 'rejected', '2024-01-15 09:00'),
    ('CH-101', '7c02', NULL, 'ada', 'ben', 'rejected', '2024-01-05 09:00'),
    ('CH-110', 'd710', NULL, 'eve', 'dev', 'rejected', '2024-03-18 17:00'),
    ('CH-103', '00aa', NULL, 'ada', 'ben', 'rejected', '2024-01-22 09:00'),
    ('CH-106', '84da', NULL, 'ada', 'dev', 'rejected', '2024-02-11 09:00'),
    ('CH-107', 'b2d4', NULL, 'eve', 'eve', 'approved', '2024-02-19 18:00');`;
  const database = databaseOf(parts()[0] ?? "", overruled);
  const third = database.prepare(parts()[3] ?? "").all();
  // Not CH-101, whose reviewer thought again, nor CH-110, which was rejected last, nor CH-107, which its author approved.
  expect(third).toMatchObject([
    { change_id: "CH-102", changed: "no", rejected_by: "dev", approved_by: "ben" },
    { change_id: "CH-103", changed: "yes", rejected_by: "ben", approved_by: "dev" },
    { change_id: "CH-106", changed: "no", rejected_by: "dev", approved_by: "ben" },
  ]);
  expect(readRoot(`content/${memo}`)).toContain(
    "The file's third query lists changes that one reviewer rejected and another approved later.",
  );
});

offered("a memo can only ask about a quarter that was over when it was written", () => {
  const [, until = ""] = /released_at < '(\d{4}-\d{2}-\d{2})'/.exec(parts()[1] ?? "") ?? [];
  const [, published = ""] = /^published: (\S+)$/m.exec(readRoot(`content/${memo}`)) ?? [];
  expect(until).toMatch(/^20/);
  expect(until <= published).toBe(true);
});

offered("corrections count in a chain that begins at a whole review of the same change, all before the release", () => {
  expect(changes(list())).not.toContain("CH-105");
  for (const change of [
    "DELETE FROM reviews WHERE change_id = 'CH-105' AND since IS NULL",
    "DELETE FROM reviews WHERE since = '17f3'",
    "DELETE FROM reviews WHERE since = 'a2c0'",
    "UPDATE reviews SET since = '7c02' WHERE since = '17f3'",
    "UPDATE reviews SET change_id = 'CH-101' WHERE since = '17f3'",
    "UPDATE reviews SET finished_at = '2024-02-06 15:01' WHERE since = 'a2c0'",
    "UPDATE reviews SET finished_at = '2024-02-06 10:41' WHERE since = '17f3'",
    "UPDATE reviews SET finished_at = '2024-02-06 15:01' WHERE change_id = 'CH-105' AND since IS NULL",
  ])
    expect(changes(list(change)), change).toContain("CH-105");
  // A correction that is taken back and made again ends, and covers what it covered.
  const again = "INSERT INTO reviews VALUES ('CH-105', '17f3', 'e819', 'eve', 'ben', 'approved', '2024-02-06 11:00')";
  const andAgain =
    "INSERT INTO reviews VALUES ('CH-105', 'a2c0', '17f3', 'eve', 'ben', 'approved', '2024-02-06 12:00')";
  expect(list(`${again}; ${andAgain}`)).toEqual(list());
  const correction =
    "INSERT INTO reviews VALUES ('CH-106', '60c7', '84da', 'ada', 'ben', 'approved', '2024-02-13 14:00')";
  expect(changes(list(correction))).not.toContain("CH-106");
});

offered("only an approval by somebody other than the author covers a release, of a correction too", () => {
  for (const change of [
    "UPDATE reviews SET reviewer = author WHERE change_id = 'CH-105' AND since IS NULL",
    "UPDATE reviews SET reviewer = author WHERE since = '17f3'",
    "UPDATE reviews SET outcome = 'rejected' WHERE change_id = 'CH-105' AND since IS NULL",
    "UPDATE reviews SET outcome = 'rejected' WHERE since = 'a2c0'",
  ])
    expect(changes(list(change)), change).toContain("CH-105");
  expect(changes(list("UPDATE reviews SET reviewer = 'ben' WHERE change_id = 'CH-104'"))).not.toContain("CH-104");
  expect(changes(list("UPDATE reviews SET outcome = 'approved' WHERE change_id = 'CH-107'"))).not.toContain("CH-107");
  // A second reviewer approves what the first rejected, or the author did.
  const second = (change: string, tree: string, author: string, at: string, outcome = "approved") =>
    `INSERT INTO reviews VALUES ('${change}', '${tree}', NULL, '${author}', 'ada', '${outcome}', '${at}')`;
  expect(changes(list(second("CH-104", "5f40", "gus", "2024-01-30 14:00")))).not.toContain("CH-104");
  expect(changes(list(second("CH-107", "b2d4", "eve", "2024-02-20 14:00")))).not.toContain("CH-107");
  expect(changes(list(second("CH-107", "b2d4", "eve", "2024-02-19 14:00")))).toContain("CH-107");
  // A rejection after the approval takes the cover away, if it comes before the release and nobody approves again.
  const rejected = second("CH-102", "1d88", "gus", "2024-01-16 12:00", "rejected");
  expect(changes(list(rejected))).toContain("CH-102");
  expect(changes(list(`${rejected}; ${second("CH-102", "1d88", "gus", "2024-01-16 14:00")}`))).not.toContain("CH-102");
  for (const [tree, at] of [
    ["1d88", "2024-01-16 15:01"],
    ["1d88", "2024-01-16 09:00"],
    ["7c02", "2024-01-16 12:00"],
  ] as const)
    expect(list(second("CH-102", tree, "gus", at, "rejected")), `${tree} ${at}`).toEqual(list());
  expect(() => list("UPDATE reviews SET outcome = 'OK'")).toThrow();
});

offered("a state that was approved and then rejected carries no correction until it is approved again", () => {
  const review = (tree: string, outcome: string, at: string) =>
    `INSERT INTO reviews VALUES ('CH-105', '${tree}', NULL, 'eve', 'ada', '${outcome}', '${at}')`;
  for (const [tree, at] of [
    ["17f3", "2024-02-03 09:00"],
    ["a2c0", "2024-02-05 12:00"],
  ] as const) {
    const rejected = review(tree, "rejected", at);
    expect(changes(list(rejected)), tree).toContain("CH-105");
    expect(list(`${rejected}; ${review(tree, "approved", at.replace(":00", ":01"))}`), tree).toEqual(list());
  }
  // Nor what has been approved on top of it since, until that is approved again too.
  const late = `${review("17f3", "rejected", "2024-02-06 11:00")}; ${review("17f3", "approved", "2024-02-06 11:30")}`;
  expect(changes(list(late))).toContain("CH-105");
  const again = `INSERT INTO reviews VALUES ('CH-105', 'a2c0', '17f3', 'eve', 'ben', 'approved', '2024-02-06 11:40'),
    ('CH-105', 'e819', 'a2c0', 'eve', 'ben', 'approved', '2024-02-06 11:50')`;
  expect(list(`${late}; ${again}`)).toEqual(list());
});

offered("releases outside the quarter are not asked about, its first and last days are", () => {
  const release = (day: string) => `INSERT INTO releases VALUES ('ffff', 'ffff', 'CH-1', '${day} 00:00', 'no')`;
  for (const day of ["2023-12-31", "2024-04-01"]) expect(changes(list(release(day))), day).not.toContain("CH-1");
  for (const day of ["2024-01-01", "2024-03-31"]) expect(changes(list(release(day))), day).toContain("CH-1");
});

offered("the second query gives the sample size that the memo prints", () => {
  const size = databaseOf()
    .prepare(parts()[2] ?? "")
    .get()?.to_draw;
  expect(readRoot(`content/${memo}`)).toMatch(new RegExp(`^\\| 12 \\| 27% \\| \\d+ \\| ${size} \\| `, "m"));
});

offered("a squash merge keeps the tree if its branch was up to date, and git lists a hotfix that has no ticket", () => {
  const folder = temporaryFolder("squash");
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...words], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  const commit = (name: string) => {
    writeFileSync(join(folder, name), name);
    git("add", ".");
    git("commit", "-m", name);
    return git("rev-parse", "HEAD");
  };
  const tree = (of: string) => git("rev-parse", `${of}^{tree}`);
  const merge = (branch: string) => {
    git("checkout", "main");
    git("merge", "--squash", branch);
    git("commit", "-m", branch);
    return git("rev-parse", "HEAD");
  };
  git("init", "-b", "main");
  const old = commit("first");
  git("checkout", "-b", "fresh");
  const reviewed = commit("change");
  git("checkout", "-b", "behind", old);
  const reviewedToo = commit("other");
  const merged = merge("fresh");
  expect(merged).not.toBe(reviewed);
  expect(tree(merged)).toBe(tree(reviewed));
  const second = merge("behind");
  expect(tree(second)).not.toBe(tree(reviewedToo));
  // The change alone is the same all the same.
  const patch = (range: string[]) =>
    execFileSync("git", ["patch-id", "--verbatim"], {
      cwd: folder,
      encoding: "utf8",
      input: `${git("diff", ...range)}\n`,
    }).split(" ")[0];
  expect(readRoot(file)).toContain("git diff --full-index BEFORE AFTER | git patch-id --verbatim");
  expect(readRoot(file)).toContain("git diff --full-index BEFORE...REVIEWED | git patch-id --verbatim");
  const released = (commit: string) => patch([`${commit}^`, commit]);
  const asReviewed = (before: string, reviewed: string) => patch([`${before}...${reviewed}`]);
  expect(released(second)).toBe(asReviewed(`${second}^`, reviewedToo));
  expect(released(second)).not.toBe(released(merged));
  // A changed indentation is another change.
  const main = git("rev-parse", "HEAD");
  const [flat, indented] = ["check()", "  check()"].map((line) => {
    git("checkout", "--detach", main);
    writeFileSync(join(folder, "indent.py"), `if on:\n  log()\n${line}\n`);
    git("add", ".");
    git("commit", "-m", "indent");
    return released(git("rev-parse", "HEAD"));
  });
  expect(indented).not.toBe(flat);
  git("checkout", "main");
  const hotfix = commit("hotfix");
  const [, command = ""] = /git log (--first-parent --format=\S+ \S+) OLD\.\.NEW/.exec(readRoot(file)) ?? [];
  const [parents = "", format = ""] = command.replaceAll("'", "").split(/ (?=--format)/);
  expect(git("log", parents, format, `${old}..HEAD`).split("\n")).toEqual(
    [hotfix, second, merged].map((one) => `${one} ${tree(one)}`),
  );
  // A merge commit, and a rebase of two commits, whose branches were behind as well.
  const branchOff = (name: string, ...names: string[]) => {
    git("checkout", "-b", name, old);
    return names.map(commit).at(-1) ?? "";
  };
  const reviewedThird = branchOff("third", "third");
  git("checkout", "main");
  git("merge", "--no-ff", "-m", "third", "third");
  const third = git("rev-parse", "HEAD");
  expect(patch([`${third}^1`, third])).toBe(asReviewed(`${third}^1`, reviewedThird));
  const reviewedFourth = branchOff("fourth", "fourth", "fifth");
  git("rebase", "main");
  const [last, first] = ["HEAD", "HEAD^"].map((commit) => git("rev-parse", commit));
  expect(patch([`${first}^`, `${last}`])).toBe(asReviewed(`${first}^`, reviewedFourth));
  expect(patch([`${last}^`, `${last}`])).not.toBe(asReviewed(`${first}^`, reviewedFourth));
});
