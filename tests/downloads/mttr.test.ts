import { expect, test } from "vitest";
import { readExample } from "../../site/src/time-measures/calculator.ts";
import { codeBlocks, isThere } from "../articles/article-code.ts";
import { countedOn, databaseOf, sqlParts } from "../support/sql-file.ts";

const article = "blog/mttr.md";

/** What the two queries give once a statement has changed the sample. The shell sets the day of counting. */
function run(change = "") {
  const [data = "", curve = "", sheet = ""] = sqlParts("mttr.sql");
  const counted_on = countedOn(data);
  const db = databaseOf(data, change);
  return {
    rows: db.prepare("SELECT finding, reported_on, coalesce(fixed_on, '') AS fixed_on FROM finding").all(),
    curve: db.prepare(curve).all({ counted_on }),
    sheet: db.prepare(sheet).get({ counted_on }),
    counted_on,
    query: curve.trim(),
  };
}

test.runIf(isThere(article))("the file holds the ten findings, the day and the query that the article prints", () => {
  const { rows, counted_on, query } = run();
  const printed = codeBlocks(article, "findings")[0] ?? "";
  expect(printed).toContain(`counted on: ${counted_on}`);
  expect(rows.map((row) => Object.values(row).join(","))).toEqual(printed.match(/^F-.*$/gm));
  expect(query).toBe(codeBlocks(article, "sql")[0]?.trim());
});

test.runIf(isThere(article))("the two queries of the file say what the calculator says", () => {
  const { measures } = readExample(codeBlocks(article, "findings")[0] ?? "");
  const { curve, sheet } = run();
  expect(curve.map(({ day, still_open }) => [day, Number(still_open).toFixed(6)])).toEqual(
    measures.steps.map(({ day, open }) => [day, open.toFixed(6)]),
  );
  expect(sheet).toEqual({
    closed: 6,
    open: 4,
    mean_of_closed: measures.closedMean,
    mean_at_least: 18.1,
    closed_in_30: measures.closedInTime,
    of_those_old_enough: measures.due,
    oldest_open: 60,
    accepted: 0,
  });
});

test.runIf(isThere(article))("what is accepted stays in the file's count, and what is closed later is open", () => {
  const before = run().sheet;
  expect(run("UPDATE finding SET verdict = 'accepted' WHERE finding IN ('F-01', 'F-05')").sheet).toEqual({
    ...before,
    accepted: 2,
  });
  expect(run("UPDATE finding SET fixed_on = '2024-06-01' WHERE finding = 'F-01'").sheet).toEqual(before);
  expect(run("UPDATE finding SET verdict = 'wrong' WHERE finding = 'F-10'").sheet).toMatchObject({ open: 3 });
  expect(() => run("UPDATE finding SET fixed_on = '2024-03-01' WHERE finding = 'F-02'")).toThrow();
});
