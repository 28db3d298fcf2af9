import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codeBlocks, isThere } from "../articles/article-code.ts";
import { readRoot, root } from "../rules/repository-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const article = "blog/security-committees-and-grc-leaders.md";
const relative = "content/downloads/change-records.mjs";
const file = join(root, relative);
const offered = test.runIf(isThere(article) && isThere("downloads/change-records.mjs"));

function run(...words: string[]) {
  const { stdout, status } = spawnSync(process.execPath, [file, ...words], { encoding: "utf8" });
  return { code: status, lines: stdout.trim().split("\n") };
}

function runOn(text: string) {
  const records = join(temporaryFolder("records"), "records.json");
  writeFileSync(records, text);
  return run(records);
}

type Line = Record<string, unknown>;
interface ChangeRecord extends Line {
  requested: Line;
  assessed: Line[];
  tests: Line[];
  approved: Line;
  released: Line;
  verified: Line;
}

const printed = () => codeBlocks(article, "json").map((block) => JSON.parse(block) as ChangeRecord);

/** What the script says of the first printed record, or of the second, once it was changed. */
function after(change: (record: ChangeRecord) => void, which = 0): string[] {
  const record = printed()[which] as ChangeRecord;
  change(record);
  return runOn(JSON.stringify([record])).lines.filter((line) => line.startsWith(`${record.ticket}: `));
}

offered("the examples of the script are the records that the article prints, and break no rule", () => {
  expect(readRoot(`content/${article}`)).toContain("(/downloads/change-records.mjs)");
  const [, examples = ""] = /^const examples = (\[[\s\S]*?^\]);/m.exec(readRoot(relative)) ?? [];
  expect(new Function(`return ${examples}`)()).toEqual(printed());
  const own = run();
  expect(own).toEqual(runOn(JSON.stringify(printed())));
  expect(own).toEqual({
    code: 0,
    lines: [
      "released 2, assessed before release 2, after it 0",
      "risky 1, tested before release 1, after it 0, under an exception 0",
      "unmarked 1",
      "records that deviate from the control: 0",
      "records to ask about: 0, to fill in: 0",
    ],
  });
});

offered("without the assessment of the difference, the script says what the article says it does", () => {
  const lines = after(({ assessed }) => assessed.pop());
  expect(lines).toHaveLength(1);
  expect(codeBlocks(article, "text")).toContain(`${lines[0]}\n`);
});

const breaks: [string, (record: ChangeRecord) => unknown][] = [
  [
    "nobody assessed 9c1f0d4, or the difference up to it",
    ({ assessed }) => Object.assign(assessed[1] ?? {}, { since: "0000000" }),
  ],
  ["nobody assessed 9c1f0d4, or the difference up to it", ({ assessed }) => assessed.shift()],
  ["assessed after its release", ({ assessed }) => Object.assign(assessed[1] ?? {}, { at: "2025-08-14T17:00:00Z" })],
  [
    "ask why it was assessed after its approval",
    ({ assessed }) => Object.assign(assessed[1] ?? {}, { at: "2025-08-14T16:00:00Z" }),
  ],
  [
    "ask why it was assessed before it was requested",
    ({ requested }) => Object.assign(requested, { at: "2025-08-12T00:00:00Z" }),
  ],
  ["approved 41ce07b, released 9c1f0d4", ({ approved }) => Object.assign(approved, { commit: "41ce07b" })],
  ["released before its approval", ({ approved }) => Object.assign(approved, { at: "2025-08-14T16:31:00Z" })],
  ["nobody approved 9c1f0d4", (record) => Object.assign(record, { approved: undefined })],
  ["nobody assessed 9c1f0d4, or the difference up to it", (record) => Object.assign(record, { assessed: [] })],
  [
    "approved by its author, its tester or whoever asked for it",
    ({ approved }) => Object.assign(approved, { by: "developer" }),
  ],
  [
    "approved by its author, its tester or whoever asked for it",
    ({ approved }) => Object.assign(approved, { by: "tester" }),
  ],
  [
    "approved by its author, its tester or whoever asked for it",
    ({ approved }) => Object.assign(approved, { by: "product owner" }),
  ],
  [
    "risky, and 9c1f0d4 passed no test by a person other than its author",
    ({ tests }) => Object.assign(tests[1] ?? {}, { by: "developer" }),
  ],
  ["risky, and 9c1f0d4 passed no test by a person other than its author", ({ tests }) => tests.pop()],
  [
    "risky, and 9c1f0d4 passed no test by a person other than its author",
    ({ tests }) => Object.assign(tests[1] ?? {}, { result: "yes" }),
  ],
  [
    "risky, and 9c1f0d4 passed no test by a person other than its author",
    ({ tests }) => Object.assign(tests[0] ?? {}, { question: "Another?" }),
  ],
  ["risky, and tested after its release", ({ tests }) => Object.assign(tests[1] ?? {}, { at: "2025-08-14T16:31:00Z" })],
  [
    "ask why it was tested after its approval",
    ({ tests }) => Object.assign(tests[1] ?? {}, { at: "2025-08-14T15:30:00Z" }),
  ],
  [
    "ask why it was tested only before its assessment",
    ({ assessed }) => Object.assign(assessed[1] ?? {}, { at: "2025-08-14T12:00:00Z" }),
  ],
  [
    "ask why 9c1f0d4 was not marked: no question is recorded",
    ({ assessed }) => Object.assign(assessed[1] ?? {}, { asked: {} }),
  ],
  ["ask why 41ce07b was verified, not 9c1f0d4", ({ verified }) => Object.assign(verified, { commit: "41ce07b" })],
  [
    "ask why it was verified before its release",
    ({ verified }) => Object.assign(verified, { at: "2025-08-14T16:00:00Z" }),
  ],
  ["fill in, released: no rollback", ({ released }) => Object.assign(released, { rollback: "" })],
  ["fill in, approved: at is not a time in UTC", ({ approved }) => Object.assign(approved, { at: "14 August" })],
  ["fill in, no author", (record) => Object.assign(record, { author: undefined })],
];

offered.each(breaks)("it says: %s", (message, change) => {
  expect(after(change)).toContain(`PAY-1204: ${message}`);
});

offered("only what the control asks for counts as a deviation, and a gap is not taken for a pass", () => {
  const kinds = Map.groupBy(breaks, ([message]) => /^(?:ask why|fill in)/.exec(message)?.[0] ?? "deviation");
  const sums = [...kinds].map(([kind, some]) => {
    const records = some.map(([, change]) => {
      const record = printed()[0] as ChangeRecord;
      change(record);
      return record;
    });
    const { code, lines } = runOn(JSON.stringify(records));
    const [deviating, asked, gaps] = (lines.slice(-2).join(" ").match(/\d+/g) ?? []).map(Number);
    return [kind, { code, all: records.length, deviating, gaps, ...(kind === "ask why" && { asked }) }] as const;
  });
  const of = (kind: string) => new Map(sums).get(kind);
  const all = (kind: string) => kinds.get(kind)?.length;
  expect(of("deviation")).toEqual({ code: 1, all: all("deviation"), deviating: all("deviation"), gaps: 0 });
  expect(of("ask why")).toEqual({ code: 0, all: all("ask why"), deviating: 0, gaps: 0, asked: all("ask why") });
  expect(of("fill in")).toEqual({ code: 1, all: all("fill in"), deviating: 0, gaps: all("fill in") });
});

offered("a test by the author beside that of another neither helps nor harms", () => {
  expect(after(({ tests }) => tests.push({ ...tests[1], by: "developer" }))).toEqual([]);
});

offered("corrections count in a chain that begins at a whole assessment, each after the one it builds on", () => {
  const twice = (change: (assessed: Line[]) => unknown) =>
    after((record) => {
      const [whole, last] = record.assessed;
      record.assessed = [
        { ...whole },
        { ...last, at: "2025-08-13T09:00:00Z", commit: "5d20aa1" },
        { ...last, since: "5d20aa1" },
      ];
      change(record.assessed);
    });
  expect(twice(() => {})).toEqual([]);
  expect(twice((assessed) => assessed.reverse())).toEqual([]);
  const nobody = ["PAY-1204: nobody assessed 9c1f0d4, or the difference up to it"];
  expect(twice((assessed) => assessed.splice(1, 1))).toEqual(nobody);
  expect(twice((assessed) => assessed.splice(0, 1))).toEqual(nobody);
  expect(twice((assessed) => Object.assign(assessed[1] ?? {}, { at: "2025-08-14T09:30:01Z" }))).toEqual(nobody);
});

offered("a sample that marks a change after its release makes no deviation of it", () => {
  const late = { at: "2025-09-25T10:00:00Z", by: "tester", commit: "7d02c4a", risky: true };
  expect(after(({ assessed }) => assessed.push(late), 1)).toEqual([]);
  const unread = (record: ChangeRecord) => Object.assign(record, { assessed: [late] });
  expect(after(unread, 1)).toEqual([
    "WEB-733: assessed after its release",
    "WEB-733: risky, and 7d02c4a passed no test by a person other than its author",
  ]);
});

offered("an emergency too is approved before its release, and has no exception from its test", () => {
  const emergency = (change: (record: ChangeRecord) => unknown) =>
    after((record) => {
      Object.assign(record, { emergency: true });
      change(record);
    }).filter((line) => !line.includes(": emergency, released"));
  expect(emergency(() => {})).toEqual([]);
  expect(emergency(({ approved }) => Object.assign(approved, { at: "2025-08-14T17:00:00Z" }))).toEqual([
    "PAY-1204: released before its approval",
  ]);
  const exception = { at: "2025-08-14T16:00:00Z", by: "product manager", ends: "2025-10-31T00:00:00Z" };
  expect(emergency((record) => Object.assign(record, { tests: [], exception }))).toHaveLength(1);
});

offered("an odd order is a question and no deviation, because the control asks for no more than in time", () => {
  const record = printed()[0] as ChangeRecord;
  Object.assign(record.tests[1] ?? {}, { at: "2025-08-14T15:30:00Z" });
  const { code, lines } = runOn(JSON.stringify([record]));
  expect(code).toBe(0);
  expect(lines[0]).toBe("PAY-1204: ask why it was tested after its approval");
  expect(lines.slice(-2)).toEqual([
    "records that deviate from the control: 0",
    "records to ask about: 1, to fill in: 0",
  ]);
});

offered("the control at the head of the script is the one that the article signs", () => {
  const plain = (text: string) => text.replaceAll(/\n(\/\/)? */g, " ").replaceAll(/ +/g, " ");
  const [, control = ""] = /^\/\/ The control +([\s\S]*?)\n\/\/ What it says/m.exec(readRoot(relative)) ?? [];
  expect(readRoot(`content/${article}`)).toContain(`> ${plain(control)}\n`);
});

offered("a repeated test does not undo the one before the release", () => {
  expect(after(({ tests }) => tests.push({ ...tests[1], at: "2025-09-14T10:41:00Z" }))).toEqual([]);
});

offered("a release without its test needs an exception that a person made before it and that has an end", () => {
  const exception = { at: "2025-08-14T16:00:00Z", by: "product manager", ends: "2025-10-31T00:00:00Z" };
  const excepted = (change: object) =>
    after((record) => Object.assign(record, { tests: [], exception: { ...exception, ...change } }));
  expect(excepted({})).toEqual([]);
  for (const change of [
    { ends: undefined },
    { ends: "2025-08-01T00:00:00Z" },
    { at: "2025-08-15T00:00:00Z" },
    { by: "" },
  ])
    expect(excepted(change)).toHaveLength(1);
});

offered("an emergency has two working days for its assessment and five for its test, on lines of their own", () => {
  const emergency = (assessed: string, tested: string) =>
    after((record) => {
      Object.assign(record, { emergency: true });
      record.assessed = [{ ...record.assessed[0], commit: "9c1f0d4", at: assessed }];
      record.tests = [{ ...record.tests[1], at: tested }];
    });
  // Released on a Thursday at 16:30.
  const told = (at: string) => `PAY-1204: emergency, released 2025-08-14T16:30:00Z, assessed ${at}`;
  const inTime = "2025-08-18T16:30:00Z";
  expect(emergency(inTime, "2025-08-21T16:30:00Z")).toEqual([told(inTime)]);
  expect(emergency(inTime, "2025-08-21T16:30:01Z")).toEqual([
    "PAY-1204: emergency, tested after five working days",
    told(inTime),
  ]);
  expect(emergency("2025-08-18T16:30:01Z", "2025-08-21T16:30:00Z")).toEqual([
    "PAY-1204: emergency, assessed after two working days",
    told("2025-08-18T16:30:01Z"),
  ]);
});

offered("it counts a quarter as the committee's page does", () => {
  const [marked, unmarked] = printed() as [ChangeRecord, ChangeRecord];
  const late = structuredClone(marked);
  Object.assign(late.tests[1] ?? {}, { at: "2025-08-15T09:00:00Z" });
  const excepted = {
    ...marked,
    tests: [],
    exception: { at: "2025-08-14T16:00:00Z", by: "product manager", ends: "2025-10-31T00:00:00Z" },
  };
  const emergency = structuredClone(unmarked);
  Object.assign(emergency, { emergency: true });
  Object.assign(emergency.assessed[0] ?? {}, { at: "2025-08-19T09:00:00Z" });
  const many = <One>(count: number, one: One) => Array.from({ length: count }, () => one);
  const quarter = [
    ...many(52, marked),
    ...many(4, late),
    ...many(2, excepted),
    ...many(351, unmarked),
    ...many(3, emergency),
  ];
  const { code, lines } = runOn(JSON.stringify(quarter));
  expect(code).toBe(1);
  expect(codeBlocks(article, "text")).toContain(`${lines.slice(-5).join("\n")}\n`);
  expect(lines.slice(-5)).toEqual([
    "released 412, assessed before release 409, after it 3",
    "risky 58, tested before release 52, after it 4, under an exception 2",
    "unmarked 354",
    "records that deviate from the control: 4",
    "records to ask about: 0, to fill in: 0",
  ]);
});

offered("what is no list of records is refused", () => {
  for (const text of ["{}", "{"]) expect(runOn(text).code).toBe(2);
  expect(run("/nowhere.json").code).toBe(2);
});
