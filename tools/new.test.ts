import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { contentProblems } from "./check-content/check-content.ts";

const root = resolve(import.meta.dirname, "..");
const content = mkdtempSync(join(tmpdir(), "new-"));
cpSync(join(root, "content"), content, { recursive: true, filter: (path) => !/\.(mp4|webp|pdf)$/.test(path) });
afterAll(() => rmSync(content, { recursive: true }));

const yamlOf = (file: string) => parse(readFileSync(join(content, file), "utf8"));
/** Of the latest season, the episode after its last. */
const [latest = [1, 0]] = (yamlOf("episodes.yaml") as { id: string }[])
  .map(({ id }) => (id.match(/\d+/g) ?? []).map(Number) as [season: number, episode: number])
  .toSorted(([a, b], [c, d]) => c - a || d - b);
const nextEpisode = `s${latest[0]}e${latest[1] + 1}`;
/** Who has given a testimonial and has no case study. */
const [free = "nobody"] = (yamlOf("testimonials.yaml") as { customer: string }[])
  .map(({ customer }) => customer)
  .filter((customer) => !existsSync(join(content, `case-studies/${customer}.md`)));

function makeNew(kind: string, ...answers: string[]) {
  const input = answers.map((answer) => `${answer}\n`).join("");
  return spawnSync(process.execPath, ["tools/new.ts", kind, "--content", content], {
    cwd: root,
    input,
    encoding: "utf8",
  });
}

const headOf = (kind: string) => [`Summary of the ${kind}.`, `Description of the ${kind}.`, "one, two", ""];
const longDescription = Array.from({ length: 60 }, () => "word").join(" ");

test.each([
  [
    "article",
    ["What: a “title” & more", ...headOf("article"), "", ""],
    ["blog/what-a-title-more.md", "covers/what-a-title-more.svg"],
  ],
  [
    "event",
    ["Round table of the test", "2030-01-31", "", "45", "What happens.", ""],
    ["events.yaml", "covers/round-table-of-the-test.svg"],
  ],
  ["episode", ["A title", "a tester", longDescription, ""], ["episodes.yaml", `covers/${nextEpisode}.svg`]],
  ["customer", ["Brook, Brook & Sons", "", "waves", "", ""], ["customers.yaml"]],
  [
    "case-study",
    [free, "A bank: less", ...headOf("case study"), "Banking", "5x", "faster"],
    [`case-studies/${free}.md`, `covers/${free}-case-study.svg`],
  ],
])("a new %s can be used at once", { timeout: 30_000 }, (kind, answers, files) => {
  if (answers.includes("nobody")) return;
  const { stdout, stderr, status } = makeNew(kind, ...answers);
  expect(stderr).toBe("");
  expect(stdout).toContain(`Written: ${files.map((file) => `content/${file}`).join(", ")}`);
  expect(status).toBe(0);
  expect(contentProblems(content)).toEqual([]);
});

test("an answer that does not fit is asked for again", { timeout: 30_000 }, () => {
  const { stdout, status } = makeNew("customer", "Hill", "", "house", "hill", "", "marlow-finch", "hill-and-co");
  expect(stdout).toContain("That is the text “house”, but must be one of bird");
  expect(stdout).toContain("That is taken.");
  expect(status).toBe(0);
  expect(readFileSync(join(content, "customers.yaml"), "utf8")).toMatch(/^hill-and-co:\n {2}name: Hill$/m);
});

test("without a kind, or with answers that end early, nothing is written", { timeout: 30_000 }, () => {
  const before = readFileSync(join(content, "customers.yaml"), "utf8");
  expect(makeNew("thing").stderr).toContain("npm run new -- article|case-study|event|episode|customer");
  expect(makeNew("--help").stdout).toContain("Asks for what the new one needs");
  expect(makeNew("customer", "Half").stderr).toContain("nothing was written");
  expect(readFileSync(join(content, "customers.yaml"), "utf8")).toBe(before);
});
