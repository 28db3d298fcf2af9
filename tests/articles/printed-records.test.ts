import { expect, test } from "vitest";
import { readRoot } from "../rules/repository-files.ts";
import { codeBlocks, isThere, load } from "./article-code.ts";
import { CompanionShop } from "./companion-shop.ts";

const quality = "blog/security-is-just-another-form-of-quality.md";

test.runIf(isThere(quality))("the edits of the annotated ticket make of the first ticket the last", () => {
  const text = readRoot(`content/${quality}`);
  const [before = "", after = ""] = [...text.matchAll(/^```ticket[^\n]*\n([\s\S]*?)^```/gm)].map(([, lines]) => lines);
  const added: string[] = [];
  let rest = before;
  for (const edit of codeBlocks(quality, "diff")) {
    for (const line of edit.trim().split("\n")) {
      if (line.startsWith("+")) added.push(line.slice(1));
      else expect(rest, "a line that the ticket has").toContain(`${line.slice(1)}\n`);
      if (line.startsWith("-")) rest = rest.replace(`${line.slice(1)}\n`, "");
    }
  }
  const [title = "", ...kept] = rest.trim().split("\n");
  expect(after.trim().split("\n")).toEqual([title, ...added, ...kept]);
});

test.runIf(isThere(quality))(
  "the state table is what the shop does, and its bold cells are what the test refuses",
  async () => {
    const text = readRoot(`content/${quality}`);
    const [head = [], ...rows] = [...text.matchAll(/^\| ((?:Event|pause|resume|date|cancel).*) \|$/gm)]
      .map(([, cells = ""]) => cells.split(" | "))
      .filter((cells) => cells.length === 5);
    const cells = rows.flatMap(([event = "", ...found]) =>
      found.map((cell, index) => ({ event, from: head[index + 1] ?? "", cell })),
    );
    expect(cells).toHaveLength(16);
    for (const { event, from, cell } of cells) {
      const became = ["refused", "nothing"].includes(cell) ? from : cell.replaceAll("*", "");
      expect(new CompanionShop().subscribe(from, event).state, `${event} while ${from}`).toBe(became);
    }
    const [code = ""] = codeBlocks(quality, "ts");
    const { refused } = await load<{ refused: { from: string; event: string }[] }>(
      `export ${code.slice(0, code.indexOf("\n\n"))}\n`,
    );
    const mended = new CompanionShop(["a pause is taken in every state"]);
    for (const { from, event } of refused) expect(mended.subscribe(from, event)).toEqual({ status: 409, state: from });
    const bold = cells.filter(({ cell }) => cell.startsWith("**"));
    expect(refused).toEqual(expect.arrayContaining(bold.map(({ from, event }) => ({ from, event }))));
  },
);

test.runIf(isThere(quality))("the table of callers refuses in the order that its edit prints", () => {
  const text = readRoot(`content/${quality}`);
  const [, who = "", value = "", state = ""] =
    /first of these that fails: who \(([^)]+)\), months \((\d+)\), state or last pause \((\d+)\)/.exec(text) ?? [];
  const refusals: Record<string, string> = {
    Payer: "",
    "Family on the plan": "403",
    "Support agent": "403",
    "Another customer": "404",
    "Signed out": "401",
  };
  const [head = [], ...rows] = [...text.matchAll(/^\| ((?:Caller|Payer|Family|Support|Another|Signed out).*) \|$/gm)]
    .map(([, cells = ""]) => cells.split(" | "))
    .filter((cells) => cells.length === 5);
  expect(rows.map(([caller]) => caller)).toEqual(Object.keys(refusals));
  for (const [caller = "", ...codes] of rows)
    for (const [index, code] of codes.entries()) {
      const asked = head[index + 1] ?? "";
      const late = asked.includes("−13") ? value : asked.includes("blocked") ? state : "200";
      expect(code, `${caller}: ${asked}`).toBe(refusals[caller] || late);
      if (refusals[caller]) expect(who).toContain(code);
    }
  expect(rows.length * (head.length - 1)).toBe(20);
  expect(text).toContain("Twenty requests fill it");
});

interface ChangeRecord {
  requested: { at: string; reason: string; change: string };
  assessed: { at: string; commit: string; risky: boolean; impact?: string; asked?: Record<string, string> };
  tests?: { at: string; commit: string; on: string; by: string; result: string }[];
  approved: { at: string; commit: string; by: string };
  released: { at: string; commit: string; rollback: string };
  verified?: { at: string; commit: string; on: string };
  author: string;
}

const committees = "blog/security-committees-and-grc-leaders.md";

test.runIf(isThere(committees))(
  "the records of changes run forward in time, and what was tested or assessed last is what was released",
  () => {
    const [marked, unmarked] = codeBlocks(committees, "json").map((block) => JSON.parse(block) as ChangeRecord);
    for (const record of [marked, unmarked]) {
      const { requested, assessed, tests = [], approved, released, verified } = record ?? ({} as ChangeRecord);
      const steps = [requested, assessed, ...tests, approved, released, ...(verified ? [verified] : [])];
      const times = steps.map(({ at }) => at);
      expect(times).toEqual([...times].sort());
      expect(requested.reason && requested.change).toBeTruthy();
      expect(new Set([(tests.at(-1) ?? assessed).commit, approved.commit, released.commit]).size).toBe(1);
      expect(released.rollback).not.toBe(released.commit);
    }
    expect(marked?.assessed).toMatchObject({ risky: true, commit: marked?.tests?.[0]?.commit });
    expect(marked?.tests?.map(({ result }) => result)).toEqual(["yes", "no"]);
    expect(marked?.verified).toMatchObject({ on: "production", commit: marked?.released.commit });
    expect(new Set([marked?.author, marked?.tests?.at(-1)?.by, marked?.approved.by]).size).toBe(3);
    expect(unmarked?.tests).toBeUndefined();
    expect(Object.values(unmarked?.assessed.asked ?? {})).toEqual(["no", "no", "no", "no"]);
  },
);

test.runIf(isThere(committees))("the committee's page adds up, and agrees with the control above it", () => {
  const text = readRoot(`content/${committees}`);
  const figures = (pattern: RegExp) => (pattern.exec(text) ?? []).slice(1).map(Number);
  const [before = 0, new_ = 0, fixed = 0, accepted = 0, open = 0] = figures(
    /open on 1 July (\d+), confirmed (\d+), fixed (\d+), accepted (\d+), still open (\d+)/,
  );
  expect(before + new_ - fixed - accepted).toBe(open);
  expect(text).toContain(`(${before} + ${new_} − ${fixed} − ${accepted} = ${open})`);
  const severities = figures(/critical (\d+) \(fixed in 2 days\), high (\d+), medium (\d+), low (\d+)/);
  expect(severities.reduce((sum, one) => sum + one, 0)).toBe(new_);
  const [released = 0, early = 0, late = 0] = figures(
    /released (\d+) +assessed before release (\d+), after it \(emergencies\) (\d+)/,
  );
  expect(early + late).toBe(released);
  const [risky = 0, tested = 0, percent] = figures(/risky (\d+) +tested before release (\d+) \((\d+)%/);
  const [after = 0, excepted = 0] = figures(/tested after (\d+), released under an exception (\d+)/);
  expect(tested + after + excepted).toBe(risky);
  expect(Math.round((100 * tested) / risky)).toBe(percent);
  expect(text).toContain(`${released} − ${tested} = ${released - tested} changes deviate`);
  expect(text).toContain(`The other ${released - risky} changes were not marked`);
  expect(text).toContain(`15 of 18 critical applications (${Math.round((100 * 15) / 18)}%`);
  const decisions = text.slice(text.indexOf("\nDECISIONS"), text.indexOf("The line of findings"));
  expect([decisions.match(/Costs: /g), decisions.match(/Undecided: /g)].map((found) => found?.length)).toEqual([4, 4]);
});

/** Of `drawn` out of `all`, the chance that none is among the `marked` ones. */
const chanceOfNone = (all: number, drawn: number, marked: number): number =>
  Array.from({ length: marked }, (_, index) => (all - drawn - index) / (all - index)).reduce((a, b) => a * b, 1);

test.each([
  ["blog/advisory-board-expansion.md", 250, 4, "| 4 | 1.6% | 65% |"],
  ["blog/advisory-board-expansion.md", 250, 12, "| 12 | 4.8% | 27% |"],
  ["blog/advisory-board-expansion.md", 250, 25, "| 25 | 10% | 6% |"],
  ["blog/security-committees-and-grc-leaders.md", 412, 3, "387 × 386 × 385 / (412 × 411 × 410) = 83%"],
  [
    "blog/security-committees-and-grc-leaders.md",
    412,
    41,
    "If 41 lack one, a clean sample still happens 7% of the time",
  ],
])("%s: of %i changes, %i unreviewed ones escape a sample of 25 as often as it says", (file, all, marked, words) => {
  if (!isThere(file)) return;
  expect(readRoot(`content/${file}`)).toContain(words);
  expect(words).toContain(`${Math.round(chanceOfNone(all, 25, marked) * 100)}%`);
});

test.runIf(isThere("blog/advisory-board-expansion.md"))(
  "the memo's larger samples, and the smallest that comes back clean in fewer than one case of twenty, are right",
  () => {
    const text = readRoot("content/blog/advisory-board-expansion.md");
    for (const marked of [4, 12, 25]) {
      const chances = [25, 40, 60].map((drawn) => Math.round(chanceOfNone(250, drawn, marked) * 100));
      const cells = chances.map((chance) => (chance === 0 ? "under 1%" : `${chance}%`));
      expect(text).toContain(`| ${marked} | ${marked / 2.5}% | ${cells.join(" | ")} |`);
    }
    expect(text).toContain("to bring it below 5%, the auditor would have to draw 55");
    expect([54, 55].map((drawn) => chanceOfNone(250, drawn, 12) < 0.05)).toEqual([false, true]);
    expect(chanceOfNone(250, 25, 12)).toBeCloseTo(0.25, 1);
  },
);
