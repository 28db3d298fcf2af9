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
    const [head = [], ...rows] = [...text.matchAll(/^\| ((?:Event|pause|resume|date|cancel|dispute).*) \|$/gm)]
      .map(([, cells = ""]) => cells.split(" | "))
      .filter((cells) => cells.length === 5);
    const cells = rows.flatMap(([event = "", ...found]) =>
      found.map((cell, index) => ({ event, from: head[index + 1] ?? "", cell })),
    );
    expect(cells).toHaveLength(24);
    expect(text).toContain("the next state brings six more");
    for (const { event, from, cell } of cells) {
      const became = ["refused", "nothing"].includes(cell) ? from : cell.replaceAll("*", "");
      expect(new CompanionShop().subscribe(from, event).state, `${event} while ${from}`).toBe(became);
    }
    const bold = cells.filter(({ cell }) => cell.startsWith("**")).map(({ from, event }) => `${from}, ${event}`);
    const told = [...text.matchAll(/^- \*\*(.+?)\.\*\* /gm)].map(([, cell = ""]) => cell.toLowerCase());
    expect(told.toSorted()).toEqual(bold.toSorted());
  },
);

test.runIf(isThere(quality))(
  "the printed tests fail where the bold cells are wrong, and pass once they are mended",
  async () => {
    const [code = ""] = codeBlocks(quality, "ts");
    const { run } = await load<{ run: (tools: object) => void }>(
      `export function run({ test, expect, subscriptionIn, send, stateOf }: any) {\n${code}\n}\n`,
    );
    const outcomes = async (shop: CompanionShop, cells = new Set<string>()) => {
      interface Subscription {
        state: string;
        before: string;
      }
      const found: Record<string, boolean> = {};
      const waiting: Promise<void>[] = [];
      const named = (name: string, body: () => Promise<void>) =>
        waiting.push(
          body()
            .then(
              () => true,
              () => false,
            )
            .then((passed) => {
              found[name] = passed;
            }),
        );
      run({
        test: Object.assign(named, {
          each:
            <Row extends string | { from: string; event: string }>(rows: Row[]) =>
            (name: string, body: (row: Row) => Promise<void>) => {
              for (const row of rows) {
                const { from, event } = typeof row === "string" ? { from: row, event: "" } : row;
                named(name.replace("$event", event).replace(/\$from|%s/, from), () => body(row));
              }
            },
        }),
        expect,
        subscriptionIn: async (state: string): Promise<Subscription> => ({ state, before: "active" }),
        send: async (event: string, subscription: Subscription) => {
          cells.add(`${event} while ${subscription.state}`);
          const { status, state } = shop.subscribe(subscription.state, event, subscription.before);
          if (state !== subscription.state) Object.assign(subscription, { state, before: subscription.state });
          return { status };
        },
        stateOf: async ({ state }: Subscription) => state,
      });
      await Promise.all(waiting);
      return found;
    };
    const flawed = {
      "pause is refused while paused": true,
      "pause is refused while cancelled": false,
      "pause is refused while blocked": false,
      "resume is refused while blocked": true,
      "after a dispute it is paused again": false,
      "after a dispute it is cancelled again": false,
    };
    expect(await outcomes(new CompanionShop())).toEqual(flawed);
    const mended = new CompanionShop([
      "a pause is taken in every state",
      "a dispute blocks what was cancelled",
      "the end of a dispute makes active",
    ]);
    const cells = new Set<string>();
    const passed = Object.values(await outcomes(mended, cells));
    expect(new Set(passed)).toEqual(new Set([true]));
    expect([passed.length, cells.size]).toEqual([6, 8]);
    expect(readRoot(`content/${quality}`)).toContain(
      "The six tests below cover eight of the 24 cells in a build that passes them",
    );
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
      const late = asked.includes("−11") ? value : asked.includes("blocked") ? state : "200";
      expect(code, `${caller}: ${asked}`).toBe(refusals[caller] || late);
      if (refusals[caller]) expect(who).toContain(code);
    }
  expect(rows.length * (head.length - 1)).toBe(20);
  expect(text).toContain("Twenty requests fill it");
});

interface ChangeRecord {
  requested: { at: string; reason: string; change: string };
  assessed: { at: string; commit: string; since?: string; risky: boolean; asked?: Record<string, string> }[];
  tests?: { at: string; commit: string; on: string; by: string; result: string }[];
  approved: { at: string; commit: string; by: string };
  released: { at: string; commit: string; rollback: string };
  verified?: { at: string; commit: string; on: string };
  author: string;
}

const committees = "blog/security-committees-and-grc-leaders.md";

test.runIf(isThere(committees))(
  "the records of changes run forward in time, and what was assessed and tested last is what was released",
  () => {
    const [marked, unmarked] = codeBlocks(committees, "json").map((block) => JSON.parse(block) as ChangeRecord);
    for (const record of [marked, unmarked]) {
      const { requested, assessed, tests = [], approved, released, verified } = record ?? ({} as ChangeRecord);
      const [first, ...later] = assessed;
      const steps = [requested, first, tests[0], ...later, ...tests.slice(1), approved, released, verified];
      const times = steps.flatMap((step) => step?.at ?? []);
      expect(times).toEqual([...times].sort());
      expect(requested.reason && requested.change).toBeTruthy();
      expect(first?.since).toBeUndefined();
      for (const [index, { since }] of later.entries()) expect(since).toBe(assessed[index]?.commit);
      expect(
        new Set([assessed.at(-1)?.commit, (tests.at(-1) ?? approved).commit, approved.commit, released.commit]).size,
      ).toBe(1);
      expect(released.rollback).not.toBe(released.commit);
    }
    expect(marked?.assessed[0]).toMatchObject({ risky: true, commit: marked?.tests?.[0]?.commit });
    expect(marked?.tests?.map(({ result }) => result)).toEqual(["yes", "no"]);
    expect(marked?.verified).toMatchObject({ on: "production", commit: marked?.released.commit });
    expect(new Set([marked?.author, marked?.tests?.at(-1)?.by, marked?.approved.by]).size).toBe(3);
    expect(unmarked?.tests).toBeUndefined();
    expect(Object.values(unmarked?.assessed[0]?.asked ?? {})).toEqual(["no", "no", "no", "no"]);
  },
);

test.runIf(isThere(committees))("the committee's page adds up, and agrees with the control above it", () => {
  const text = readRoot(`content/${committees}`);
  const figures = (pattern: RegExp) => (pattern.exec(text) ?? []).slice(1).map(Number);
  const [before = 0, new_ = 0, fixed = 0, open = 0] = figures(
    /open on 1 July (\d+), confirmed (\d+), fixed (\d+), still open (\d+)/,
  );
  expect(before + new_ - fixed).toBe(open);
  expect(text).toContain(`(${before} + ${new_} − ${fixed} = ${open})`);
  const [ofOpen, accepted = 0, newlyAccepted = 0] = figures(
    /of the (\d+) open, (\d+) are accepted risks \((\d+) of them new\)/,
  );
  expect(ofOpen).toBe(open);
  expect(accepted - newlyAccepted).toBeLessThanOrEqual(before);
  expect(open - accepted, "the overdue ones are not accepted").toBeGreaterThanOrEqual(
    figures(/overdue (\d+):/)[0] ?? 9,
  );
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
  expect(figures(/unmarked (\d+) +20 drawn at random and read by a tester: 2 should\s+have been marked/)).toEqual([
    released - risky,
  ]);
  const [unmarked, missed] = [released - risky, figures(/95% upper bound: 28%, or (\d+)\)/)[0] ?? 0];
  // Drawn without replacement: the chance of `seen` missed ones in a sample of 20.
  const ways = (all: number, some: number) =>
    Array.from({ length: some }, (_, index) => (all - index) / (some - index)).reduce((a, b) => a * b, 1);
  const twoOrFewer = (bad: number) =>
    [0, 1, 2].reduce((sum, seen) => sum + (ways(bad, seen) * ways(unmarked - bad, 20 - seen)) / ways(unmarked, 20), 0);
  expect([twoOrFewer(missed) > 0.05, twoOrFewer(missed + 1) < 0.05]).toEqual([true, true]);
  expect(Math.round((100 * missed) / unmarked)).toBe(28);
  expect(text).toContain(
    `the share among all ${unmarked} may be as high as 28%: even then, one sample in twenty would show two or fewer`,
  );
  expect(text).toMatch(
    new RegExp(
      `Best estimate: 10% of the ${released - risky}, or ${Math.round((2 / 20) * (released - risky))} changes\\s+` +
        `\\(95% upper bound: 28%, or ${missed}\\)`,
    ),
  );
  expect(Math.round(100 * 0.88 ** 20)).toBe(8);
  expect(text).toContain("Only 8% of such samples would show none (0.88^20)");
  expect(text).toContain(`15 of 18 critical applications (${Math.round((100 * 15) / 18)}%`);
  const decisions = text.slice(text.indexOf("\nDECISIONS"), text.indexOf("The line of findings"));
  expect([decisions.match(/Cost: /g), decisions.match(/If nobody decides: /g)].map((found) => found?.length)).toEqual([
    5, 5,
  ]);
});

/** Of `drawn` out of `all`, the chance that none is among the `marked` ones. */
const chanceOfNone = (all: number, drawn: number, marked: number): number =>
  Array.from({ length: marked }, (_, index) => (all - drawn - index) / (all - index)).reduce((a, b) => a * b, 1);

test.each([
  ["blog/advisory-board-expansion.md", 250, 12, "The chance that all 25 turn out reviewed is 27%"],
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
  "the memo's sample sizes are the smallest that show one of k in 95 cases of 100, and it says what a clean one proves",
  () => {
    const text = readRoot("content/blog/advisory-board-expansion.md");
    const smallest = (all: number, bad: number) => {
      let drawn = 0;
      while (chanceOfNone(all, drawn, bad) > 0.05) drawn++;
      return drawn;
    };
    for (const bad of [1, 4, 12, 25]) {
      const clean = `${Math.round(chanceOfNone(250, 25, bad) * 100)}%`;
      expect(text).toContain(
        `| ${bad} | ${clean} | ${[100, 250, 1000].map((all) => smallest(all, bad)).join(" | ")} |`,
      );
    }
    expect([26, 27].map((bad) => chanceOfNone(250, 25, bad) > 0.05)).toEqual([true, false]);
    expect(text).toContain(
      "a clean sample of 25 from 250 proves little: with 95% confidence, that fewer than 27 are bad",
    );
  },
);
