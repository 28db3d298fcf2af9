import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { isThere } from "../articles/article-code.ts";
import { readRoot, root } from "../rules/repository-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const article = "blog/what-real-tickets-taught-us.md";
const script = "content/downloads/baselines.mjs";
const offered = test.runIf(isThere(article) && isThere("downloads/baselines.mjs"));

interface Ticket {
  text: string;
  risky: boolean;
  alarm: boolean;
  project?: string;
}

async function run(lines: readonly string[]) {
  const file = join(temporaryFolder("baselines"), "tickets.jsonl");
  writeFileSync(file, lines.join("\n"));
  const done = promisify(execFile)(process.execPath, [join(root, script), file]);
  const { stdout, stderr } = await done.catch((failed: { stdout: string; stderr: string }) => failed);
  const rows = stdout.split("\n").map((line) => line.trim().split(/ {2,}/));
  return { stderr, row: (name: string) => rows.find(([first]) => first === name)?.slice(1) ?? [] };
}

/** The counts of the article, over projects of which each has its share, or over a few that hold all. */
function tickets(projects: number, isEven: boolean): string[] {
  const many = (count: number, one: Ticket) => Array.from({ length: count }, () => one);
  const all = [
    ...many(194, { text: "Allow agents to close accounts", risky: true, alarm: true }),
    ...many(261, { text: "New session store", risky: true, alarm: false }),
    ...many(82, { text: "Change the admin page", risky: false, alarm: true }),
    ...many(1869, { text: "Fix a typo", risky: false, alarm: false }),
  ];
  return all.map((one, at) =>
    JSON.stringify({ ...one, project: `p${isEven ? at % projects : Math.floor((at * projects) / all.length)}` }),
  );
}

offered("the article leads to the script, and both search for the same words", () => {
  const [, words = "-"] = /const securityWords =\n {2}(.+);/.exec(readRoot("analyst/bench/systems.ts")) ?? [];
  expect(readRoot(script)).toContain(words);
  expect(readRoot(`content/${article}`)).toContain("(/downloads/baselines.mjs)");
});

offered("it counts as the article does, beside a search and silence", { timeout: 30_000 }, async () => {
  const { row } = await run(tickets(41, true));
  const shares = (name: string) => row(name).map((cell) => cell.split(" (")[0]);
  expect(shares("the reader")).toEqual(["43%", "4%", "70%", "86%"]);
  // 261 risky texts name a session, 82 others an admin.
  expect(shares("a search for words")).toEqual(["57%", "4%", "76%", "89%"]);
  expect(shares("always “nothing”")).toEqual(["0%", "0%", "–", "81%"]);
  expect((await run(tickets(41, true))).row("the reader")).toEqual(row("the reader"));
});

offered("projects that differ widen the intervals, and few projects are not drawn", { timeout: 30_000 }, async () => {
  const width = (cell = "") => {
    const [, from = 0, to = 0] = /\((\d+)% to (\d+)%\)/.exec(cell)?.map(Number) ?? [];
    return to - from;
  };
  const [alike, unlike, few] = await Promise.all([
    run(tickets(41, true)),
    run(tickets(41, false)),
    run(tickets(4, false)),
  ]);
  expect(width(unlike.row("the reader")[0])).toBeGreaterThan(4 * width(alike.row("the reader")[0]));
  // Drawn by ticket, as the interval of 194 of 455 after Wilson: 38% to 47%.
  expect(few.row("the reader")[0]).toMatch(/^43% \(3[78]% to 4[78]%\)$/);
});

offered(
  "it takes the example of its own head, and refuses a line that it cannot count",
  { timeout: 30_000 },
  async () => {
    const [, example = ""] = /^\/\/\s+(\{.+\})$/m.exec(readRoot(script)) ?? [];
    expect((await run([example])).row("the reader")[0]).toBe("0% (0% to 0%)");
    expect((await run([example, '{"text": "x", "risky": "yes", "alarm": true}'])).stderr).toContain("Line 2 needs");
    expect((await run([""])).stderr).toContain("holds no ticket");
  },
);
