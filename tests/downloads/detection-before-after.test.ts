import { expect, test } from "vitest";
import { isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";
import { databaseOf, sqlParts } from "../support/sql-file.ts";

const study = "case-studies/plotstone.md";

/** The sample, changed by a statement, and what the two queries then give. */
function run(change = ""): { sides: Record<string, unknown>[]; ratio: unknown } {
  const [data = "", each = "", ratio = ""] = sqlParts("detection-before-after.sql");
  const database = databaseOf(data, change);
  return { sides: database.prepare(each).all(), ratio: database.prepare(ratio).get()?.times_faster };
}

const offered = test.runIf(isThere(study) && isThere("downloads/detection-before-after.sql"));

offered("the sample comes to what the study says of it", () => {
  const { sides, ratio } = run();
  expect(sides).toMatchObject([
    { period: "before", issues: 10, mean_days: 60.3, longest: 131, on_the_ticket: 0, by_the_quarterly_test: 10 },
    { period: "after", issues: 12, longest: 107, on_the_ticket: 7, by_the_quarterly_test: 5 },
  ]);
  expect(readRoot(`content/${study}`).replace(/\s+/g, " ")).toContain(
    `In the example, seven of twelve issues are found on the ticket, and the ratio is ${ratio}`,
  );
});

offered("with fewer than ten on a side, or no wait at all, there is no ratio", () => {
  expect(run("DELETE FROM issues WHERE issue = 'SEC-1'").ratio).toMatch(/^fewer than ten/);
  expect(run("DELETE FROM issues WHERE period = 'after'").ratio).toMatch(/^fewer than ten/);
  expect(run("DELETE FROM issues").ratio).not.toMatch(/\d/);
  expect(run("UPDATE issues SET known = written WHERE period = 'after'").ratio).toMatch(/^no wait after/);
});

offered("where a fifth of equal issues waits as before and the others not at all, the ratio is five", () => {
  const equal = `
    DELETE FROM issues;
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 20)
    INSERT INTO issues SELECT 'SEC-' || n, iif(n <= 10, 'before', 'after'), '2025-01-01',
      iif(n <= 12, '2025-03-02', '2025-01-01'), iif(n <= 12, 'quarterly test', 'ticket') FROM numbers;`;
  expect(run(equal).ratio).toBe("5.0");
});

offered("days that cannot be are refused", () => {
  for (const wrong of ["UPDATE issues SET known = '2020-01-01'", "UPDATE issues SET written = 'spring'"])
    expect(() => run(wrong)).toThrow(/CHECK/);
});
