import { expect, test } from "vitest";
import { codeBlocks, isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";
import { databaseOf, sqlParts } from "../support/sql-file.ts";

const article = "blog/how-to-work-out-mttd-mean-time-to-detection.md";

/** What the two queries give once a statement has changed the sample. */
function run(change = "") {
  const [data = "", quarter = "", leftOut = ""] = sqlParts("mttd.sql");
  const db = databaseOf(data, change);
  const days = "SELECT finding, julianday(reported_on) - julianday(introduced_on) AS days FROM finding LIMIT 7";
  return {
    rows: db.prepare(days).all(),
    quarter: db.prepare(quarter).get(),
    leftOut: db.prepare(leftOut).get(),
    query: quarter.trim(),
  };
}
const figures = { found: 7, median_days: 4, mean_days: 57, longest: 364 };

test.runIf(isThere(article))("the file holds the article's findings and query, and comes to its figures", () => {
  const text = readRoot(`content/${article}`);
  const { rows, quarter, query } = run();
  expect(text).toContain("(/downloads/mttd.sql)");
  expect(query).toBe(codeBlocks(article, "sql")[0]?.trim());
  const printed = [...text.matchAll(/^\| (.+?) \| \d+ \w{3}(?: \d{4})? \| \d+ \w{3} \| (\d+) \|$/gm)];
  expect(rows.map(({ finding, days }) => [finding, days])).toEqual(
    printed.map(([, finding, days]) => [finding, Number(days)]),
  );
  expect(quarter).toEqual(figures);
  expect(text).toContain("median 4, mean 57, longest 364");
});

test("what is undated or found before release is counted beside the figures, and what is wrong is nowhere", () => {
  expect(run().leftOut).toEqual({ undated: 1, before_release: 1 });
  const later = "INSERT INTO finding VALUES ('later', NULL, '2024-04-01', 'production', 'confirmed')";
  expect(run(later)).toMatchObject({ quarter: figures, leftOut: { undated: 1, before_release: 1 } });
  const never = "INSERT INTO finding VALUES ('never live', NULL, '2024-03-31', 'before release', 'confirmed')";
  expect(run(never)).toMatchObject({ quarter: figures, leftOut: { undated: 1, before_release: 2 } });
  const wrong = "UPDATE finding SET verdict = 'wrong' WHERE introduced_on IS NULL OR found_in = 'before release'";
  expect(run(wrong)).toMatchObject({ quarter: figures, leftOut: { undated: 0, before_release: 0 } });
  for (const change of ["introduced_on = '9 Jan'", "found_in = 'before release'", "introduced_on = '2024-04-01'"])
    expect(() => run(`UPDATE finding SET ${change}`), change).toThrow();
});
