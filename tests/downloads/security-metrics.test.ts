import { expect, test } from "vitest";
import { codeBlocks, isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";
import { databaseOf, sqlParts } from "../support/sql-file.ts";

const article = "blog/security-testing-metrics-to-track.md";
const offered = test.runIf(isThere(article) && isThere("downloads/security-metrics.sql"));
const text = () => readRoot(`content/${article}`);
const parts = () => sqlParts("security-metrics.sql");

function quarter(change = "") {
  const [, tables = "", rows = "", query = ""] = parts();
  const database = databaseOf(tables, rows, change);
  return { database, sheet: database.prepare(query).all() as Record<string, string | number | null>[] };
}

/** One line of the sheet, once the rows were changed. */
const line = (metric: string, change = "") => {
  const found = quarter(change).sheet.find((row) => row.metric === metric);
  return [Number(found?.part), found?.whole];
};

/** What a question to the invented quarter gives. */
const ask = (question: string) => Object.values(quarter().database.prepare(question).get() ?? {});

const flaws = "FROM finding WHERE verdict IN ('confirmed', 'accepted') AND reported_on >= '2024-01-01'";

offered("the article prints the file's tables and its sheet", () => {
  expect(text()).toContain("(/downloads/security-metrics.sql)");
  const [tables = ""] = codeBlocks(article, "sql");
  expect(parts()[1]?.trim()).toBe(tables.trim());
  const { sheet } = quarter();
  const cells = [Object.keys(sheet[0] ?? {}), ...sheet.map((row) => Object.values(row).map((cell) => `${cell ?? ""}`))];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const printed = cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  expect(codeBlocks(article, "text").at(-1)).toBe(`${printed.join("\n")}\n`);
});

offered("every figure of the article's two tables is on the sheet of the file", () => {
  const { sheet } = quarter();
  const has = (metric: string, cell: string) =>
    expect(Object.values(sheet.find((row) => row.metric === metric) ?? {}).map(String), `${metric}: ${cell}`).toContain(
      cell,
    );
  const rows = [...text().matchAll(/^\| \*?([A-Z][^|]+?)\*? \| [^|]+ \| (\d+)[^|]*? \| (\d+) (?:of (\d+)|flaws)/gm)];
  expect(rows.map(([, name]) => name)).toEqual([
    "Coverage",
    "False positives",
    "MTTD",
    "MTTR, as a share",
    "Timeliness",
    "Escapes",
    "Repeats",
    "Accepted risks",
  ]);
  const metrics: Record<string, string> = {
    MTTD: "median days to detection",
    "MTTR, as a share": "fixed in 30 days",
    Timeliness: "tested in five days",
    "Accepted risks": "accepted",
  };
  for (const [, name = "", value = "", part = "", whole] of rows) {
    const metric = metrics[name] ?? name.toLowerCase();
    has(metric, name === "MTTD" ? value : `${value}%`);
    has(metric, part);
    if (whole) has(metric, whole);
  }
  for (const [metric, cell, said] of [
    ["in two roles, if it has two", "53%", "53% signed in with two roles"],
    ["undated, in production", "6", "6 of the 32 found in production had no first date"],
    ["undated, in production", "32", "6 of the 32 found in production had no first date"],
    ["oldest open, days", "112", "the oldest open one is 112 days old"],
    ["oldest open, days", "16", "Here 16 flaws are open: the quarter's 15 and one of the quarter before"],
    ["oldest open, days", "112", "one of the quarter before, which is 112 days old"],
    ["repeats by family", "32%", "32% by family"],
    ["median days to repair, open ones counted", "17", "With the 15 open ones counted, the median is 17"],
  ] as const) {
    expect(text()).toContain(said);
    has(metric, cell);
  }
});

offered("what the article says of the days is in the rows", () => {
  const unseen = "julianday(introduced_on)";
  expect(
    ask(`SELECT count(*), sum(julianday(reported_on) - ${unseen}), max(julianday(reported_on) - ${unseen}) ${flaws}
      AND found_in = 'production' AND introduced_on IS NOT NULL`),
  ).toEqual([26, 1066, 402]);
  expect(text()).toContain("26 flaws; mean 41, longest 402");
  const days = "julianday(fixed_on) - julianday(reported_on)";
  expect(ask(`SELECT count(*), sum(${days}), avg(${days}) ${flaws} AND fixed_on < '2024-04-01'`)).toEqual([
    29, 377, 13,
  ]);
  expect(text()).toContain("29 of the 44 were fixed, after 377 days in all: 13 in the mean");
  expect(ask(`SELECT count(*) ${flaws} AND fixed_on IS NULL`)).toEqual([15]);
  expect(ask(`SELECT count(*) ${flaws} AND found_in <> 'production'`)).toEqual([12]);
  const known = "verdict IN ('confirmed', 'accepted') AND reported_on < '2024-01-01'";
  expect(ask(`SELECT count(*), max(reported_on) FROM finding WHERE ${known} AND fixed_on IS NULL`)).toEqual([
    1,
    "2023-12-11",
  ]);
  expect(ask("SELECT min(reported_on) FROM finding WHERE verdict = 'confirmed' AND fixed_on IS NULL")).toEqual([
    "2023-12-11",
  ]);
});

offered("closing late helps no share, and what happens after the quarter changes no line of it", () => {
  const late = "UPDATE finding SET fixed_on = '2024-03-31' WHERE reported_on < '2024-02-20' AND fixed_on IS NULL";
  expect(line("fixed in 30 days", late)).toEqual([27, 34]);
  const after = `
    UPDATE finding SET fixed_on = '2024-04-02' WHERE fixed_on IS NULL AND verdict IN ('confirmed', 'accepted');
    INSERT INTO finding VALUES
      ('F-900', 'shop', 639, 285, 'customer', 'production', 'confirmed', NULL, '2024-04-01', NULL)`;
  expect(quarter(after).sheet).toEqual(quarter().sheet);
});

offered("the median counts the open ones: fewer repaired, and it is later or not known", () => {
  const name = "median days to repair, open ones counted";
  expect(
    line(name, "UPDATE finding SET fixed_on = NULL WHERE id > 'F-40' AND reported_on >= '2024-02-10'")[0],
  ).toBeGreaterThan(17);
  const none = quarter("UPDATE finding SET fixed_on = NULL").sheet.find(({ metric }) => metric === name);
  expect(none?.part).toBeNull();
  expect(quarter("DELETE FROM finding").sheet).toHaveLength(13);
});

offered("one risky change of sixty bounds the share at 7.7%, none at 5%", () => {
  const noneOrOne = (share: number) => (1 - share) ** 60 + 60 * share * (1 - share) ** 59;
  expect([noneOrOne(0.0766) > 0.05, noneOrOne(0.0767) < 0.05]).toEqual([true, true]);
  expect(Math.round(100 * (1 - 0.05 ** (1 / 60)))).toBe(5);
  expect(text()).toContain("may then be as high as 7.7%: at that share, 5% of such samples show one or none");
  expect(text()).toContain("Even a clean 60 leaves room for 5%");
  expect(text()).toContain(
    "of 60 unflagged changes, 1 was risky, so up to 7.7% of all unflagged may be (one-sided bound)",
  );
});

/** Wilson's 95% interval, in per cent. */
function interval(part: number, whole: number): [number, number] {
  const z = 1.959964;
  const [share, scale] = [part / whole, 1 + z ** 2 / whole];
  const middle = (share + z ** 2 / (2 * whole)) / scale;
  const half = (z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2))) / scale;
  return [100 * (middle - half), 100 * (middle + half)];
}

offered("each share of the last table has the interval that is printed, with its target inside", () => {
  const rows = [...text().matchAll(/^\| ([^|]+) \| (\d+) of (\d+) \| [^|]*?(\d+)%[^|]* \| (\d+)% to (\d+)% \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual([
    "False positives",
    "MTTR, as a share",
    "Timeliness",
    "Escapes",
    "Repeats",
  ]);
  for (const [, name = "", ...cells] of rows) {
    const [part = 0, whole = 0, target = 0, from, to] = cells.map(Number);
    expect(interval(part, whole).map(Math.round), name).toEqual([from, to]);
    expect(target > (from ?? 0) && target < (to ?? 0), name).toBe(true);
    expect(text()).toMatch(new RegExp(`\\d+% \\| ${part} of ${whole}\\b`));
  }
  const pooled = interval(25, 180).map((limit) => `${limit.toFixed(1)}%`);
  expect(text()).toContain(`25 wrong of 180 is 14%, and the interval, ${pooled.join(" to ")}`);
  expect(text()).toContain("| the true share may be 9% to 31% |");
});

offered("three of the seven late flaws are accepted already, and without them the share in time is 87%", () => {
  const window = "reported_on >= date('2024-01-01', '-30 days') AND reported_on < date('2024-04-01', '-30 days')";
  const late = "(fixed_on IS NULL OR julianday(fixed_on) - julianday(reported_on) > 30)";
  const counted = (verdict: string) =>
    ask(`SELECT count(*), sum(${late}) FROM finding WHERE verdict IN (${verdict}) AND ${window}`);
  expect(counted("'confirmed', 'accepted'")).toEqual([34, 7]);
  expect(counted("'accepted'")).toEqual([3, 3]);
  expect(text()).toContain("Three of the seven late flaws are accepted already");
  expect(text()).toContain(
    `| if left out, the share fixed in 30 days would be ${Math.round((100 * 27) / (34 - 3))}% |`,
  );
  expect(ask("SELECT count(*) FROM finding WHERE verdict = 'wrong' AND source = 'own test'")).toEqual([8]);
  expect(ask(`SELECT count(*) ${flaws} AND source = 'own test'`)).toEqual([38]);
  expect(text()).toContain("The remaining 38 are flaws; the other six of the sheet's 44 came from outside.");
  expect(ask(`SELECT count(*) ${flaws} AND source <> 'own test'`)).toEqual([6]);
  expect(text()).toContain("At 40 minutes each, those 8 cost 5 hours 20 minutes.");
  expect(8 * 40).toBe(5 * 60 + 20);
});
