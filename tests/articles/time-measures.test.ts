import type { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readExample } from "../../site/src/time-measures/calculator.ts";
import { figures } from "../../site/src/time-measures/words.ts";
import { readRoot } from "../rules/repository-files.ts";
import { databaseOf, sqlParts } from "../support/sql-file.ts";
import { wilson } from "../support/wilson.ts";
import { codeBlocks, isThere } from "./article-code.ts";

const mttr = "blog/mttr.md";

test.runIf(isThere(mttr))("what the article says of its ten findings is what its calculator says of them", () => {
  const text = readRoot(`content/${mttr}`);
  const { measures } = readExample(codeBlocks(mttr, "findings")[0] ?? "");
  expect(Object.fromEntries(figures(measures).map(([term, value, note]) => [term, `${value}: ${note}`]))).toEqual({
    Findings: "10: 6 closed, 4 open",
    "Mean of the closed": "6.0 days: What many dashboards show as MTTR.",
    "Median, counting open findings": "9 days: Of the closed alone: 5.5.",
    "Mean, lower bound": "18.1 days: As if all were closed on the day of counting.",
    "Closed within 30 days": "67%: 6 of the 9 that are at least 30 days old.",
  });
  for (const said of [
    "The six closed findings took 36 days in all, a mean of 6",
    "the median is 9 days; of the closed alone it is 5.5",
    "(36 + 145) / 10 = 18.1 days",
    "six of nine, 67%",
    `the 95% interval runs from ${wilson(6, 9).join(" to ")}`,
  ])
    expect(text).toContain(said);
  const printed = [...text.matchAll(/^\| (\d+) \| (\d+) \| (\d+) \| (\d+)% \|$/gm)].map(([, ...cells]) =>
    cells.map(Number),
  );
  expect(printed).toEqual(
    measures.steps.map(({ day, underObservation, closed, open }) => [
      day,
      underObservation,
      closed,
      Math.round(open * 100),
    ]),
  );
});

test.runIf(isThere(mttr))("the printed query makes the printed table, and ends at nothing when all are closed", () => {
  const rows = (codeBlocks(mttr, "findings")[0] ?? "").match(/^F-.*$/gm)?.map((line) => line.split(",")) ?? [];
  const finding = [
    // An accepted risk is an open finding like F-01.
    ...rows.map(([name = "", reported = "", fixed = ""]) => [
      name,
      name === "F-01" ? "accepted" : "confirmed",
      reported,
      fixed || (name === "F-01" ? "2024-06-01" : null), // closed after the day of counting, when it was open
    ]),
    ["wrong", "wrong", "2024-04-01", null],
    ["reported later", "confirmed", "2024-06-02", null],
  ] as (string | null)[][];
  const db = database("CREATE TABLE finding (name, verdict, reported_on, fixed_on)", { finding });
  const query = db.prepare(codeBlocks(mttr, "sql")[0] ?? "");
  const steps = query.all({ counted_on: "2024-05-31" }).map((row) => Object.values(row).map(Number));
  const { measures } = readExample(codeBlocks(mttr, "findings")[0] ?? "");
  expect(steps.map(([day, observed, closed, open = 0]) => [day, observed, closed, open.toFixed(6)])).toEqual(
    measures.steps.map(({ day, underObservation, closed, open }) => [day, underObservation, closed, open.toFixed(6)]),
  );
  db.exec("DELETE FROM finding WHERE coalesce(fixed_on, '9') > '2024-05-31'");
  expect(query.all({ counted_on: "2024-05-31" }).at(-1)?.still_open).toBeCloseTo(0, 6);
});

test.runIf(isThere(mttr))("accepting the two oldest risks lifts the share closed in time, as the article says", () => {
  const code = codeBlocks(mttr, "findings")[0] ?? "";
  const { due, closedInTime } = readExample(code.replace(/^F-0[15],.*\n/gm, "")).measures;
  expect([closedInTime, due, Math.round((100 * closedInTime) / due)]).toEqual([6, 7, 86]);
  expect(readRoot(`content/${mttr}`)).toContain("accepting F-01 and F-05 would make it six of seven, 86%");
  // What is closed as not planned is no repair, and a merge closes nothing.
  expect(codeBlocks(mttr, "sh")[0]).toMatch(/--json .*stateReason[\s\S]*IN\("NOT_PLANNED", "DUPLICATE"\) \| not/);
});

test.runIf(isThere(mttr))("closing the oldest finding a day later makes its mean worse, as the article says", () => {
  const code = codeBlocks(mttr, "findings")[0] ?? "";
  const later = code.replace("2024-05-31", "2024-06-01").replace("F-01,2024-04-01,", "F-01,2024-04-01,2024-06-01");
  expect(readExample(later).measures).toMatchObject({ closed: 7, closedMean: (36 + 61) / 7 });
  expect(readRoot(`content/${mttr}`)).toContain("(36 + 61) / 7 = 13.9 days");
});

/** The articles that measure time, and the definitions that each shows. */
const articles = {
  [mttr]: ["detection", "containment", "remediation", "in-time"],
  "blog/how-to-work-out-mttd-mean-time-to-detection.md": ["detection"],
  "blog/how-do-you-understand-performance-over-time.md": ["detection"],
  "blog/security-testing-metrics-to-track.md": ["detection", "remediation", "in-time"],
};
const there = Object.entries(articles).filter(([file]) => isThere(file));

test.each(there)("%s takes its definitions from the one file and gives none of its own", (file, shown) => {
  const defined: { id: string }[] = parse(readRoot("content/time-measures.yaml"));
  expect(codeBlocks(file, "measures").flatMap((block) => block.trim().split("\n"))).toEqual(shown);
  expect(defined.map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
  const text = readRoot(`content/${file}`);
  if (file !== mttr && isThere(mttr)) expect(text).toContain("](/blog/mttr#the-definitions)");
  // The three days have one name each, in queries, heads of tables and rows for the calculator.
  const code = ["sql", "findings", "text"].flatMap((language) => codeBlocks(file, language)).join("\n");
  expect(code.match(/\b(shipped|merged|found|agreed|closed|created|opened|resolved)_(on|at)\b/g) ?? []).toEqual([]);
  expect(text.match(/(MTTD|MTTR) = sum/g) ?? []).toEqual([]);
});

/** A database with the tables that an article prints and the rows given. */
function database(
  tables: string,
  rows: Record<string, readonly (readonly (string | number | null)[])[]>,
): DatabaseSync {
  const db = databaseOf(tables);
  for (const [table, lines] of Object.entries(rows))
    for (const line of lines)
      db.prepare(`INSERT INTO ${table} VALUES (${line.map(() => "?").join(", ")})`).run(...line);
  return db;
}

const [mttd, performance, metrics] = Object.keys(articles).slice(1) as [string, string, string];
const day = (start: string, later: number) =>
  new Date(Date.parse(`${start}T00:00:00Z`) + later * 86_400_000).toISOString().slice(0, 10);

test.runIf(isThere(mttd))("the quarter by hand comes out of the printed query, and of the printed sum", () => {
  const text = readRoot(`content/${mttd}`);
  const iso = (printed: string) => {
    const [, date = "", month = "", year = "2024"] = /^(\d+) (\w+)(?: (\d+))?$/.exec(printed) ?? [];
    return day(new Date(Date.parse(`${date} ${month} ${year} UTC`)).toISOString().slice(0, 10), 0);
  };
  const printed = [...text.matchAll(/^\| (.+?) \| (\d+ \w{3}(?: \d{4})?) \| (\d+ \w{3}) \| (\d+) \|$/gm)];
  expect(printed).toHaveLength(7);
  const rows = printed.map(([, name = "", from = "", to = ""]) => [name, iso(from), iso(to)]);
  for (const [index, [, , , , days]] of printed.entries())
    expect(day(rows[index]?.[1] ?? "", Number(days)), rows[index]?.[0]).toBe(rows[index]?.[2]);
  const others = [
    ["found before release", "2024-03-20", "2024-03-19"],
    ["of another quarter", "2023-12-01", "2023-12-31"],
    ["undated", null, "2024-02-02"],
  ];
  const finding = [
    ...[...rows, ...others].map((row) => [...row, "confirmed"]),
    ["proved wrong", "2024-01-01", "2024-03-01", "wrong"],
  ] as (string | null)[][];
  const db = database("CREATE TABLE finding (name, introduced_on, reported_on, verdict)", { finding });
  expect(db.prepare(codeBlocks(mttd, "sql")[0] ?? "").get()).toEqual({
    found: 7,
    median_days: 4,
    mean_days: 57,
    longest: 364,
  });
  db.exec("DELETE FROM finding WHERE name LIKE 'Debug%'");
  expect(db.prepare(codeBlocks(mttd, "sql")[0] ?? "").get()).toMatchObject({ found: 6, median_days: (4 + 11) / 2 });
  const csv = `name,introduced,reported\n${rows.map((row) => row.join(",")).join("\n")}`;
  const { detection } = readExample(`counted on: 2024-03-31\nwithin: 30\n${csv}`).measures;
  expect(detection).toMatchObject({ dated: 7, mean: 57, median: 4, longest: 364 });
});

test.runIf(isThere(mttd))("the waits between tests are those of the printed formula", () => {
  const text = readRoot(`content/${mttd}`);
  const wait = (every: number, chance: number) => every / 2 + every * (1 / chance - 1);
  const days = (count: number) => `${count.toLocaleString("en-GB")} days`;
  for (const every of [365, 14])
    expect(text).toContain(
      `| ${every} days | ${[1, 0.5, 0.2].map((chance) => days(wait(every, chance))).join(" | ")} |`,
    );
  expect((wait(365, 1) - wait(14, 0.5)) / 30.4).toBeGreaterThan(5);
  const [easy, hard] = [0.9, 0.1].map((chance) => wait(14, chance)) as [number, number];
  expect(text).toContain(`The easy ones wait ${easy.toFixed(1)} days and the hard ones ${hard.toFixed(0)}`);
  expect(text).toContain(`Together they wait ${((easy + hard) / 2).toFixed(0)} on average, not ${wait(14, 0.5)}.`);
  expect(text).toContain(`six findings, mean ${((399 - 364) / 6).toFixed(1)} days, and one old one of 364`);
});

test.runIf(isThere(performance))("kinds, triangle and rates of the trend agree with each other", () => {
  const text = readRoot(`content/${performance}`);
  const row = (name: string) =>
    (new RegExp(`^\\| ${name} \\| (\\d+) of (\\d+) \\| (\\d+) of (\\d+) \\|$`, "m").exec(text) ?? [])
      .slice(1)
      .map(Number);
  const [some, others, all] = ["Configuration", "All others", "All"].map(row) as [number[], number[], number[]];
  expect(some.map((count, index) => count + (others[index] ?? 0))).toEqual(all);
  const quarter = (name: string) =>
    (new RegExp(`^\\| ${name} \\| (\\d+) \\| \\d+ \\| (\\d+) \\|`, "m").exec(text) ?? []).slice(1).map(Number);
  expect([...quarter("Year 1, Q1"), ...quarter("Year 2, Q1")]).toEqual(all);
  const share = (part = 0, whole = 1) => `${Math.round((100 * part) / whole)}%`;
  expect(text).toContain(
    `configuration has ${share(some[1], all[1])} of one row and ${share(some[3], all[3])} of the other`,
  );
  expect(text).toContain(
    `${share(all[2], all[3])} were\nknown by day 14, up from ${share(all[0], all[1])} a year earlier`,
  );
  expect(text).toContain(`(10 × 3 + 30 × 24) / 40 = ${(10 * 3 + 30 * 24) / 40}`);
  expect(text).toContain(`(30 × 3 + 10 × 24) / 40 = ${(30 * 3 + 10 * 24) / 40} days`);
  expect(Math.round(100 * (18.75 / 10.5 - 1))).toBe(79);
  // Garwood's limits of five: 1.6 and 11.7.
  expect(text).toContain(`${Math.round((100 * 1.6) / 24)} to ${Math.round((100 * 11.7) / 24)} per 100 tested`);
});

test.runIf(isThere(performance))("chance alone misses the target as often as the article says", () => {
  const text = readRoot(`content/${performance}`);
  const choose = (k: number) => Array.from({ length: k }, (_, i) => (16 - i) / (k - i)).reduce((a, b) => a * b, 1);
  // Fewer than eight of sixteen, at the rate of Q1: nine of sixteen.
  const missed = Array.from({ length: 8 }, (_, k) => choose(k) * (9 / 16) ** k * (7 / 16) ** (16 - k));
  const chance = missed.reduce((a, b) => a + b, 0);
  expect(chance).toBeGreaterThan(1 / 5);
  expect(chance).toBeLessThan(1 / 4);
  expect(text).toContain(
    "at least half known by day 14. With sixteen flaws that means eight, one fewer than the nine of Q1",
  );
  expect(text).toContain("Even if the true share is still 9 in 16, chance alone misses it more than one time in five");
  // Day 120 of the last change of a fourth quarter, and of a third.
  expect(day("2024-12-31", 121)).toBe("2025-05-01");
  expect(day("2024-09-30", 121)).toBe("2025-01-29");
  expect(text).toContain("It can be read on 1 May");
});

test.runIf(isThere(performance))("the seven bars have the line, the scatter and the limits that are printed", () => {
  const text = readRoot(`content/${performance}`);
  const bars = [...text.matchAll(/^Q\d +(\d+) {2}(#+) +\d+$/gm)].map(([, days, bar = ""]) => {
    expect(bar).toHaveLength(Number(days));
    return Number(days);
  });
  const mean = bars.reduce((sum, bar) => sum + bar) / bars.length;
  const products = bars.reduce((sum, bar, index) => sum + (index - 3) * (bar - mean), 0);
  const slope = products / 28;
  const scatter = Math.sqrt(bars.reduce((sum, bar, index) => sum + (bar - mean - slope * (index - 3)) ** 2, 0) / 5);
  const t = 2.5706; // Student's, 5 degrees of freedom, 95%
  const range = bars.slice(1).reduce((sum, bar, index) => sum + Math.abs(bar - (bars[index] ?? 0)), 0) / 6;
  const one = (number: number) => number.toFixed(1);
  for (const said of [
    `mean of ${one(mean)} and differ from one to the next by ${one(range)}`,
    `from ${one(mean - 2.66 * range)} to ${one(mean + 2.66 * range)}`,
    `falls by ${-products} / 28 = ${-slope} days a quarter`,
    `from ${one(-slope - (t * scatter) / Math.sqrt(28))} to ${one(-slope + (t * scatter) / Math.sqrt(28))}`,
    `missing bar at ${one(mean + 4 * slope)} days`,
    `is ${one(t * scatter * Math.sqrt(1 + 1 / 7 + 16 / 28))} either side`,
  ])
    expect(text).toContain(said);
});

test.runIf(isThere(performance))("nine of sixteen against five of fourteen has the p of Fisher's exact test", () => {
  const choose = (n: number, k: number) =>
    Array.from({ length: k }, (_, i) => (n - i) / (k - i)).reduce((a, b) => a * b, 1);
  const chance = (early: number) => (choose(16, early) * choose(14, 14 - early)) / choose(30, 14);
  const p = Array.from({ length: 15 }, (_, early) => chance(early))
    .filter((one) => one <= chance(9) * (1 + 1e-9))
    .reduce((a, b) => a + b, 0);
  expect(readRoot(`content/${performance}`)).toContain(`Fisher's exact test gives p = ${p.toFixed(2)}`);
});

/** Tables, rows and query of the file that makes the sheet. */
const sheetParts = () => sqlParts("security-metrics.sql").slice(1);

const sheetLines = [
  "coverage",
  "in two roles, if it has two",
  "false positives",
  "median days to detection",
  "undated, in production",
  "median days to repair, open ones counted",
  "fixed in 30 days",
  "oldest open, days",
  "accepted",
  "tested in five days",
  "escapes",
  "repeats",
  "repeats by family",
];

test.runIf(isThere(metrics))("the query of the file makes the printed sheet of other rows that fit it", () => {
  const [start, stop] = ["2024-01-01", "2024-04-01"];
  const many = <Row>(count: number, row: (index: number) => Row) =>
    Array.from({ length: count }, (_, index) => row(index));
  const own = "own test";
  let ids = 0;
  const row = (
    application: string,
    cwe: number,
    source: string,
    verdict: string,
    [introduced, reported, fixed]: (string | null)[],
    foundIn = "production",
  ) => [
    `F-${++ids}`,
    application,
    cwe,
    { 639: 285, 862: 285 }[cwe] ?? cwe,
    source,
    foundIn,
    verdict,
    introduced ?? null,
    reported ?? null,
    fixed ?? null,
  ];
  /**
   * 44 flaws: 12 found before release, 26 dated, half of them five days or less; 31 turn 30 days old, 25 of them fixed
   * in time; 6 found by others; 9 repeats of a class and 14 of a family; 3 accepted, of those that nobody fixed.
   */
  const flaws = many(44, (index) => {
    const reported = day(start, index < 31 ? index : 70);
    const introduced = index < 26 ? day(reported, index < 14 ? -5 : -80) : null;
    const fixed = index < 25 ? day(reported, 30) : null;
    return row(
      index < 14 ? "again" : `shop ${index}`,
      index < 9 ? 639 : 862,
      index < 6 ? "customer" : own,
      index > 27 && index < 31 ? "accepted" : "confirmed",
      [introduced, reported, fixed],
      index < 32 ? "production" : "before release",
    );
  });
  const finding = [
    ...flaws,
    ...many(8, () => row("shop", 79, own, "wrong", [null, start, null])),
    row("shop", 79, own, "duplicate", [null, start, null]),
    row("shop", 79, "customer", "wrong", [null, start, null]),
    row("again", 639, own, "confirmed", [null, "2023-05-01", "2023-06-01"]),
    row("shop 40", 862, own, "confirmed", [null, "2022-05-01", "2022-06-01"]),
    row("shop 41", 862, own, "confirmed", [null, stop, null]),
    // Reported in the quarter before, 30 days old in this one; and the day before those.
    row("shop 52", 639, own, "confirmed", [null, day(start, -30), day(start, 0)]),
    row("shop 53", 639, own, "confirmed", [null, day(start, -1), day(start, 0)]),
    row("shop 54", 639, own, "accepted", [null, day(start, -20), null]),
    row("shop 55", 639, own, "confirmed", [null, day(start, -31), day(start, -20)]),
    row("shop 56", 639, own, "wrong", [null, day(start, -20), null]),
  ];
  // Critical 8 has nobody who signs in, so one role is all that it can be tested in.
  const application = [...many(17, (index) => [`critical ${index}`, 1, index === 8 ? 1 : 3]), ["leaflet", 0, 1]];
  const test_run = [
    ...many(14, (index) => [`critical ${index}`, day(start, index), index < 8 ? 2 : 1]),
    ["critical 0", start, 2],
    ["critical 16", start, 0],
    ["critical 15", "2023-12-31", 2],
    ["leaflet", start, 2],
  ];
  const change = [
    ...many(49, () => [1, start, day(start, 5)]),
    ...many(2, () => [1, day(start, -5), start]),
    [1, day(start, -6), null],
    [1, day(stop, -5), null],
    ...many(7, () => [1, start, day(start, 6)]),
    ...many(5, () => [1, start, null]),
    [0, start, start],
    [1, stop, stop],
  ];
  const [tables = "", , query = ""] = sheetParts();
  expect(query).toContain(`SELECT '${start}' AS start, '${stop}' AS stop`);
  const sheet = (findings: typeof finding) =>
    database(tables, { application, finding: findings, test_run, change })
      .prepare(query)
      .all()
      .map(({ metric, part, whole }) => [metric, Number(part), whole]);
  const counts = [
    [14, 17],
    [9, 17],
    [8, 46],
    [5, 26],
    [6, 32],
    [30, 44], // 25 at 30 days, of 31 that were observed so long
    [27, 34],
    [111, 20], // shop 54, and the 19 of the 44
    [3, 44],
    [51, 63],
    [6, 44],
    [9, 44],
    [14, 44],
  ];
  expect(sheet(finding)).toEqual(sheetLines.map((line, index) => [line, ...(counts[index] ?? [])]));
  // Whoever accepts what is late improves no line but the one that counts what was accepted.
  const signed = finding.map((cells) =>
    cells[6] === "confirmed" && cells[9] === null ? cells.with(6, "accepted") : cells,
  );
  expect(sheet(signed).filter(([line]) => line !== "accepted")).toEqual(
    sheet(finding).filter(([line]) => line !== "accepted"),
  );
  const text = readRoot(`content/${metrics}`);
  expect(text).toContain(`${Math.round((100 * 9) / 17)}% signed in with two roles`);
  expect(text).toContain(`${Math.round((100 * 14) / 44)}% by family`);
  expect(text).toContain("12 were found before release. Six of the others have no first date. That leaves 26");
  expect(12 + 6 + 26).toBe(44);
  expect(text).toContain(`1,066 days in all: ${Math.round(1066 / 26)} in the mean`);
  expect(text).toContain("would turn 27 of 34 into 27 of 27");
  for (const [part, whole] of [
    [14, 17],
    [8, 46],
    [27, 34],
    [51, 63],
    [6, 44],
    [9, 44],
    [3, 44],
  ] as const)
    expect(text).toMatch(new RegExp(`${Math.round((100 * part) / whole)}%[^|]*\\| ${part} of ${whole}\\b`));
});
