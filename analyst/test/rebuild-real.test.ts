import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hashOf } from "../bench/real.ts";
import { findTexts } from "../bench/rebuild-real.ts";

const clones = mkdtempSync(join(tmpdir(), "clones-"));
const repo = join(clones, "someone", "something");
const git = (...args: string[]): string =>
  execFileSync("git", ["-C", repo, "-c", "user.name=n", "-c", "user.email=e@example.org", ...args], {
    encoding: "utf8",
  });

afterAll(() => rmSync(clones, { recursive: true }));

test("texts of labelled tickets are found again in clones by their hashes", () => {
  mkdirSync(repo, { recursive: true });
  git("init", "--quiet");
  writeFileSync(
    join(repo, "CHANGES.md"),
    "# 2\n\n- guests open an order by its number\n\n- faster list\n\n# 1\n\nfirst\n",
  );
  git("add", ".");
  git("commit", "--quiet", "--message", "Let guests open an order\n\nBy its number.");
  const commit = git("rev-parse", "--short=12", "HEAD").trim();
  const wanted = [
    {
      id: "commit",
      hash: hashOf("Let guests open an order\n\nBy its number."),
      source: `github:someone/something@${commit}`,
    },
    { id: "entry", hash: hashOf("- faster list"), source: `github:someone/something CHANGES.md@${commit}` },
    { id: "unnamed", hash: hashOf("Let guests open an order\n\nBy its number.") },
    { id: "gone", hash: hashOf("What nobody wrote"), source: "github:someone/something CHANGES.md@0123456789ab" },
  ];
  expect([...findTexts(clones, wanted)].toSorted()).toEqual([
    ["commit", "Let guests open an order\n\nBy its number."],
    ["entry", "- faster list"],
    ["unnamed", "Let guests open an order\n\nBy its number."],
  ]);
});
