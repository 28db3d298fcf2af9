import { assessment } from "@latchwork/contract/preview";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { assessmentAsMarkdown } from "../../site/src/analyser/assessment/markdown.ts";
import { codeBlocks } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";
import { databaseOf } from "../support/sql-file.ts";

const file = "downloads/team-482.md";
const { number, title, text } = parse(readRoot("content/hero-ticket.yaml")) as Record<string, string>;
const { timeline } = (
  parse(readRoot("content/home.yaml")) as {
    tabs: {
      timeline: {
        file: { file: string };
        minutes: number;
        caption: string;
        steps: { text: string }[];
        answers: { rows: { says: string; test: string; retest: string; flaw?: true }[] };
      };
    };
  }
).tabs;

test("the file has the home page's ticket, and word for word what the site makes of it", () => {
  expect(timeline.file.file).toBe(`/${file}`);
  const whole = readRoot(`content/${file}`);
  const ticket = text?.trim() ?? "";
  expect(whole).toContain(`${number}  ${title}\n\n${ticket}\n`);
  const read = assessment.parse(JSON.parse(readRoot("content/hero-ticket.assessment.json")));
  // One level deeper, under the heading of its part.
  expect(whole).toContain(assessmentAsMarkdown(read, ticket).replace(/^##/gm, "###"));
});

test("the answer that the home page quotes is the file's, within its minutes", () => {
  const whole = readRoot(`content/${file}`);
  expect(timeline.steps.at(-1)?.text).toContain(
    "no: a used link works again. Whoever gets hold of it within seven days",
  );
  expect(whole).toContain("**Not after its use.**");
  expect(whole).toMatch(/A used link lets at least one more person join, within its seven days\./);
  expect(timeline.answers.rows).toEqual([
    { says: "POST /join/Kq7, a fresh link", test: "201", retest: "201" },
    { says: "the same, from a second browser", test: "201", retest: "410", flaw: true },
    { says: "the older of two links", test: "410", retest: "410" },
    { says: "the newer one, eight days later", test: "410", retest: "410" },
  ]);
  expect(whole).toMatch(/fresh link, first use \(control\) *\| 201 *\| 201 /);
  expect(whole).toMatch(/older link; newer link after eight days *\| 410, 410 *\| 410, 410 /);
  expect(timeline.caption).toContain("the author said once.");
  expect(timeline.caption).toContain("One SQL statement fixed the flaw, and the second row is a script now.");
  expect(whole).toContain("The second row is a script now.");
  expect(whole).toMatch(/how often\? The author: [^.]* join\. Once\./);
  expect(codeBlocks(file, "sql")).toHaveLength(1);
  expect(whole).toMatch(/first browser *\| POST \/join\/Kq7 .*\| 201, /);
  expect(whole).toMatch(/the same link, second browser *\| 201 *\| 410 /);
  expect(whole).toMatch(/second browser \| POST \/join\/Kq7 .*201, T2 is a member/);
  expect(whole).toMatch(/POST \/join\/Wd2 \(the older\) .*\| 410 /);
  expect(whole).toMatch(/clock eight days ahead[\s\S]*POST \/join\/Bx9 .*\| 410 /);
  expect(whole).toContain(`Finding 3: ${timeline.minutes} minutes, by a person.`);
  const [, ended = 0] = /ended 14:(\d\d), of 60 minutes/.exec(whole)?.map(Number) ?? [];
  expect(ended).toBeLessThanOrEqual(timeline.minutes);
});

test("the statement lets a link be used once, and not after it was replaced or has ended", () => {
  const [sql = ""] = codeBlocks(file, "sql");

  const database = databaseOf(
    "CREATE TABLE invitations (token_hash TEXT, team_id INT, used_at TEXT, replaced_by TEXT, expires_at TEXT);",
    `INSERT INTO invitations VALUES ('fresh', 1, NULL, NULL, '2099-01-01'), ('older', 1, NULL, 'newer', '2099-01-01'),
     ('ended', 1, NULL, NULL, '2020-01-01');`,
  );
  const join = database.prepare(sql.replaceAll("now()", "datetime('now')").replace("$1", "?"));
  const joined = (hash: string) => join.all(hash).map((row) => row.team_id);
  expect(joined("fresh")).toEqual([1]);
  for (const hash of ["fresh", "older", "ended", "unknown"]) expect(joined(hash), hash).toEqual([]);
});
