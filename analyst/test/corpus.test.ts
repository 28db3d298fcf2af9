import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type CorpusTicket, classTable, readCorpus } from "../bench/corpus.ts";
import { figuresOf } from "../bench/figures.ts";
import { hashOf } from "../bench/real.ts";
import { findTexts } from "../bench/rebuild-real.ts";
import { type Review, readReviews, tallyReview, withReviews } from "../bench/reviews.ts";

const author: CorpusTicket = {
  id: "x1",
  text: "Guests open an order by its number.",
  testable: true,
  insufficient: false,
  expected: ["object-access", "enumeration"],
  acceptable: ["privacy"],
};
const harmless: CorpusTicket = { ...author, testable: false, expected: [], acceptable: [] };
const says = (verdict: Review["verdict"], named: string[] = [], reasonable: string[] = []): Review => ({
  id: "x1",
  verdict,
  named,
  reasonable,
});

describe("what author and reviewers agree on", () => {
  test("two who would report it make it expected; what either mentions is acceptable", () => {
    const review = says("testable", ["object-access", "cryptography"], ["enumeration", "data-exposure"]);
    const { testable, expected, acceptable } = withReviews(author, [review]);
    expect(testable).toBe(true);
    expect(expected).toEqual(["object-access"]);
    expect(acceptable.toSorted()).toEqual(["cryptography", "data-exposure", "enumeration", "privacy"]);
  });

  test("a ticket without a review keeps its author's labels", () => {
    expect(withReviews(author, [])).toEqual(author);
  });

  test("between two verdicts the author's holds, among three the one that two give", () => {
    expect(withReviews(author, [says("harmless")]).testable).toBe(true);
    expect(withReviews(author, [says("harmless"), says("harmless")])).toMatchObject({
      testable: false,
      insufficient: false,
      expected: [],
      acceptable: [],
    });
    expect(withReviews(author, [says("vague"), says("vague")])).toMatchObject({ testable: false, insufficient: true });
    expect(withReviews(harmless, [says("testable", ["xss"]), says("testable", ["xss"], ["csrf"])])).toMatchObject({
      testable: true,
      expected: ["xss"],
      acceptable: ["csrf"],
    });
  });

  test("whoever calls a ticket harmless has no say in its classes", () => {
    const { expected } = withReviews(author, [says("testable", ["privacy"]), says("harmless")]);
    expect(expected).toEqual([]);
  });
});

test("a reviewer is compared with the author as an answer is", () => {
  const figures = figuresOf([
    tallyReview(author, says("testable", ["object-access", "privacy", "xss"])),
    tallyReview(harmless, says("testable", ["xss"])),
    tallyReview({ ...harmless, insufficient: true }, says("vague")),
    tallyReview(harmless, says("harmless", ["xss"])), // what the question would be, and no finding
  ]);
  expect(figures.verdict).toBeCloseTo(3 / 4);
  expect(figures.findingRecall).toBeCloseTo(1 / 2);
  expect(figures.findingPrecision).toBeCloseTo(2 / 4);
  expect(figures.falseAlarmTickets).toBeCloseTo(1 / 3);
  expect(figures.insufficientF1).toBe(1);
});

describe.each(["learn", "unseen"] as const)("the reviews of the part %s", (part) => {
  const reviews = readReviews(part);
  const folder = "analyst/corpus";
  const tickets = readdirSync(folder)
    .filter((file) => file.startsWith(part) && file.endsWith(".jsonl"))
    .flatMap((file) => readCorpus(readFileSync(`${folder}/${file}`, "utf8"), file));
  const classes = new Set([...classTable.values()].flat());

  test("belong to tickets of it, and each is reviewed but for those that came with two reviewers", () => {
    const ids = new Set(tickets.map(({ id }) => id));
    expect([...reviews.keys()].filter((id) => !ids.has(id))).toEqual([]);
    const without = new Set(tickets.filter(({ id }) => !reviews.has(id)).map(({ author }) => author));
    expect([...without].toSorted()).toEqual(part === "learn" ? ["s", "z"] : []);
  });

  test("name known classes, each once, and none of what is not testable", () => {
    for (const { id, verdict, named, reasonable } of [...reviews.values()].flat()) {
      const all = [...named, ...reasonable];
      expect(
        all.filter((one, at) => !classes.has(one) || all.indexOf(one) !== at),
        id,
      ).toEqual([]);
      expect(named.length > 0, id).toBe(verdict === "testable");
    }
  });

  test("reach a consensus: where two differ about the verdict or name nothing in common, a third was asked", () => {
    const open = tickets.filter((ticket) => {
      const [second, third] = reviews.get(ticket.id) ?? [];
      if (!second || third) return false;
      if (ticket.testable !== (second.verdict === "testable")) return true;
      if (ticket.insufficient !== (second.verdict === "vague")) return true;
      return ticket.testable && !ticket.expected.some((one) => second.named.includes(one));
    });
    expect(open.map(({ id }) => id)).toEqual([]);
  });
});

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
