import { expect, test } from "vitest";
import { isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";
import { countedOn, databaseOf, sqlParts } from "../support/sql-file.ts";

const article = "blog/how-do-you-understand-performance-over-time.md";

/** What the three answers give, on the file's day of counting or another, once a statement has changed the sample. */
function run({ change = "", on = "" } = {}) {
  const [data = "", ...answers] = sqlParts("performance-over-time.sql");
  const db = databaseOf(data, change);
  const [bars = [], triangle = [], kinds = []] = answers.map((query) =>
    db
      .prepare(query)
      .all({ counted_on: on || countedOn(data) })
      .map((row) => Object.values(row)),
  );
  return { db, bars, triangle, kinds };
}

const offered = test.runIf(isThere(article));

offered("the file makes the bars, the triangle and the kinds that the article prints", () => {
  const text = readRoot(`content/${article}`);
  const { db, bars, triangle, kinds } = run();
  expect(bars.map(([, flaws, days]) => [days, flaws])).toEqual(
    [...text.matchAll(/^Q\d +(\d+) {2}#+ +(\d+)$/gm)].map(([, ...counts]) => counts.map(Number)),
  );
  const flaws = bars.map(([, count]) => Number(count));
  expect(text).toContain(
    `a median of ${Math.min(...flaws)} flaws usually scatters more than one of ${Math.max(...flaws)}`,
  );
  const rows = [...text.matchAll(/^\| (?:Year \d, )?Q\d \| (\d+) \| (\d+) \| (\d*) ?\| (\d*) ?\|$/gm)];
  expect(rows).toHaveLength(6);
  expect(triangle.map(([, ...known]) => known)).toEqual(
    rows.map(([, ...known]) => known.map((count) => (count === "" ? null : Number(count)))),
  );
  // The bars of the shares: each row that has reached day 120.
  const shares = triangle.flatMap(([quarter, early, , later], index) => {
    if (later === null) return [];
    const share = Number(early) / Number(later);
    const year = index % 4 === 0 ? `Year ${index / 4 + 1}, ` : "";
    const name = `${year}${String(quarter).slice(-2)}`.padStart(10);
    return `${name}   ${early} of ${later}   ${Math.round(100 * share)}%  ${"#".repeat(Math.round(50 * share))}\n`;
  });
  expect(shares).toHaveLength(5);
  expect(text).toContain(`\`\`\`text\n${shares.join("")}\`\`\``);
  const printed = (name: string) =>
    (new RegExp(`^\\| ${name} \\| (\\d+) of (\\d+) \\| (\\d+) of (\\d+) \\|$`, "m").exec(text) ?? [])
      .slice(1)
      .map(Number);
  const counted = (name: string) =>
    kinds.filter(([quarter, kind]) => kind === name && /Q1$/.test(String(quarter))).flatMap(([, , ...known]) => known);
  expect(counted("configuration")).toEqual(printed("Configuration"));
  expect(counted("all others")).toEqual(printed("All others"));
  const [sample] = db.prepare("SELECT count(*) AS rows FROM finding").all();
  expect(text).toContain(`from ${Number(sample?.rows) - 4} invented findings`);
  // The three that the testers found in the import module.
  const old = "SELECT count(*) AS old FROM finding WHERE julianday(reported_on) - julianday(introduced_on) > 680";
  expect(db.prepare(`${old} AND reported_on BETWEEN '2023-07-01' AND '2023-09-30'`).get()).toEqual({ old: 3 });
});

offered("a quarter shows only what all its flaws have had the time to show", () => {
  // Day 30 of the last day of September 2024 is 30 October; on the day after, that day is over.
  const third = (on: string) => run({ on }).triangle.find(([quarter]) => quarter === "2024 Q3");
  expect(third("2024-10-14")).toBeUndefined();
  expect(third("2024-10-15")).toMatchObject(["2024 Q3", expect.any(Number), null, null, null]);
  expect(third("2024-10-30")).toMatchObject(["2024 Q3", expect.any(Number), null, null, null]);
  expect(third("2024-10-31")).toMatchObject(["2024 Q3", expect.any(Number), expect.any(Number), null, null]);
});

offered("what is wrong, a duplicate, undated or found before release changes nothing; an accepted risk counts", () => {
  const { bars, triangle, kinds } = run();
  const change = "DELETE FROM finding WHERE finding > 'F-120'";
  expect(run({ change })).toMatchObject({ bars, triangle, kinds });
  const accepted = "UPDATE finding SET verdict = 'accepted' WHERE finding IN ('F-001', 'F-050', 'F-100')";
  expect(run({ change: accepted })).toMatchObject({ bars, triangle, kinds });
  const wrong = "UPDATE finding SET verdict = 'wrong' WHERE introduced_on BETWEEN '2023-01-01' AND '2023-03-31'";
  expect(run({ change: wrong }).triangle).toEqual(triangle.slice(1));
});
