import { expect, test } from "vitest";
import { readRoot } from "../rules/repository-files.ts";
import { isThere } from "./article-code.ts";

const read = (file: string) => (isThere(file) ? readRoot(`content/${file}`) : "");
const share = (value: number) => `${(100 * value).toFixed(0)}%`;

/** The cells of the rows of a text's tables in which one begins with `start`. */
const cells = (text: string, start: string): string[] =>
  [...text.matchAll(/^\|.*\|$/gm)]
    .map(([row]) => row.split("|").map((cell) => cell.trim()))
    .find(([, first = ""]) => first.startsWith(start)) ?? [];

const strategy = read("blog/security-testing-strategy.md");

test.runIf(strategy)("the strategy's hours add up, break where it says, and fill its first year", () => {
  const work = [
    "Micro tests",
    "Retests of the third",
    "Penetration tests, tier 1",
    "Penetration tests, tier 2",
    "Retests after both",
    "Reading tickets",
    "Running DAST",
    "Static analysis and",
    "Threat models",
    "Comparing the list",
    "First looks",
  ];
  /** Works out the sums of the table, such as `5 × 40 / 2`; `reserved` is not one. */
  const worked = (sum: string): number =>
    sum
      .replaceAll(",", "")
      .split("+")
      .map((product) => product.replace(/ (hours?|weeks?)\b/g, "").split(/ (?=[×/])/))
      .map((factors) =>
        factors.reduce((all, factor) => {
          const number = Number(factor.replace(/^[×/]/, ""));
          return factor.startsWith("/") ? all / number : all * number;
        }, 1),
      )
      .reduce((all, product) => all + product, 0);
  const rows = work.map((name) => cells(strategy, name));
  for (const [, name = "", sum = "", hours] of rows)
    if (sum !== "reserved") expect(Math.round(worked(sum)), name).toBe(Number(hours));
  const hours = rows.map((row) => Number(row.at(-2)));
  const total = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0);
  const demand = total(hours);
  const printed = (value: number) => value.toLocaleString("en-GB");
  expect(cells(strategy, "**Demand**").at(-2)).toBe(`**${printed(demand)}**`);
  const [tests = 0, retests = 0, , smaller = 0, , reading = 0, scans = 0, sorting = 0, , list = 0, reserve = 0] = hours;
  const others = demand - tests - retests;
  const left = 1320 - others;
  const bought = smaller + (5 / 2) * 8;
  const [week, year] = [44, 52];
  const atWork = (2340 * week) / year;
  const needs = (share: number) => Math.round(atWork * share * (2.5 + 1 / 3) + 1e-9);
  const fit = (room: number) => room / (2.5 + 1 / 3);
  const limit = (room: number, digits = 1) => ((100 * fit(room)) / atWork).toFixed(digits);
  const [full, relieved] = [limit(left), limit(left + bought)];
  for (const figure of [
    `with ${1320 - demand} hours to spare`,
    `takes ${others} hours, which leaves ${left}`,
    `| 5%, our count | ${needs(0.05)} | holds, ${left - needs(0.05)} to spare |`,
    `| ${limit(left, 2)}%, the limit | ${left} | holds, nothing to spare |`,
    `| 9.2% | ${needs(0.092)} | holds if tier 2's penetration tests and their retests, ${bought} hours, are bought in |`,
    `| ${limit(left + bought, 2)}%, the limit | ${left + bought} | holds with them bought in, nothing to spare |`,
    `| 10% | ${needs(0.1)} | ${needs(0.1) - left - bought} short even so |`,
    `pass ${full}%. What gives way`,
    `to ${Math.floor(Number(full))}% and ${Math.floor(Number(relieved))}%`,
    `14 × 80 = ${printed(14 * 80)} of our 1,320 hours`,
    `= ${full}%\n`,
    `(1,320 − ${others})`,
    `HOURS    ${printed(demand)} of 1,320, of which ${reserve} are kept`,
    `If micro tests pass ${Math.floor(Number(full))}% of`,
    `past ${Math.floor(Number(relieved))}%,\n         ask for a second tester`,
    `Ask again when six sprints together pass ${Math.floor(Number(relieved))}%`,
  ])
    expect(strategy).toContain(figure);
  // By chance alone, at 5%, more than 7% of the 90 tickets of a sprint: one in six. Over six sprints: rare.
  const above = (tickets: number, from = Math.floor(tickets * 0.07) + 1) => {
    let [chance, below] = [0.95 ** tickets, 0];
    for (let found = 0; found < from; found++) {
      below += chance;
      chance *= ((tickets - found) / (found + 1)) * (0.05 / 0.95);
    }
    return 1 - below;
  };
  expect(strategy).toContain("at a true 5%, one sprint in six passes 7%");
  expect(Math.round(1 / above(90))).toBe(6);
  expect(above(6 * 90)).toBeLessThan(0.05);
  expect(needs(0.092)).toBeGreaterThan(left);
  expect(needs(0.092)).toBeLessThanOrEqual(left + bought);
  // A limit's hours are those of the printed share.
  expect([Number(limit(left, 2)), Number(limit(left + bought, 2))].map((share) => needs(share / 100))).toEqual([
    left,
    left + bought,
  ]);
  const [ownRoom, withBought] = [left, left + bought].map((room) => Math.round(fit(room)));
  expect(strategy).toContain(`our tester would face ${Math.floor(atWork * 0.175)} micro tests a year`);
  expect(strategy).toContain(`The hours allow about ${ownRoom}, or ${withBought} with tier 2`);

  const away = (whole: number) => (whole * (year - week)) / year;
  expect([117 - away(117), 39 - away(39), atWork]).toEqual([99, 33, 1980]);
  const standIn = away(117) * 2.5 + away(39) * 1 + (away(2340) * 2) / 60;
  expect(strategy).toContain(
    `bring ${away(2340)} tickets, ${away(117)} tests and ${away(39)} retests, for which we set aside ${standIn} of her hours`,
  );

  const fixed = tests + retests + reading + scans + sorting + list + reserve;
  const quarters = ["First", "Second", "Third", "Fourth"].map((name) => {
    const row = [...strategy.matchAll(/^\|.*\|$/gm)]
      .map(([line]) => line.split("|").map((cell) => cell.trim()))
      .find(([, first]) => first === name);
    return total((row?.at(-2) ?? "").split("+").map(Number));
  });
  for (const quarter of quarters) expect(quarter).toBeLessThanOrEqual(330 - fixed / 4);
  for (const figure of [
    `1,320 hours, ${fixed} are fixed`,
    `That leaves ${Math.floor(330 - fixed / 4)} a quarter.`,
    `takes ${fixed} + ${total(quarters)} = ${printed(fixed + total(quarters))} hours, like the average year`,
  ])
    expect(strategy).toContain(figure);
  expect(fixed + total(quarters)).toBe(demand);
});

/** Shares of micro tests done on the first, second … working day: one each morning, one more if two or more wait then. */
function answered(aDay: number): number[] {
  const length = 60;
  const arrivals = Array.from({ length: 30 }, () => Math.exp(-aDay));
  for (let i = 1; i < arrivals.length; i++) arrivals[i] = ((arrivals[i - 1] ?? 0) * aDay) / i;
  const after = (waiting: number) => Math.max(0, waiting - (waiting >= 2 ? 2 : 1));
  let queue: number[] = Array.from({ length }, (_, waiting) => (waiting === 0 ? 1 : 0));
  for (let day = 0; day < 400; day++) {
    const next = queue.map(() => 0);
    for (const [waiting, share] of queue.entries())
      for (const [more, chance] of arrivals.entries()) {
        const at = Math.min(length - 1, after(waiting) + more);
        next[at] = (next[at] ?? 0) + share * chance;
      }
    queue = next;
  }
  const days: number[] = [];
  for (const [waiting, share] of queue.entries())
    for (const [more, chance] of arrivals.entries())
      for (let own = 0; own < more; own++) {
        let [left, day, done] = [after(waiting) + more, 0, 0];
        while (done <= after(waiting) + own) {
          done += left >= 2 ? 2 : 1;
          left = after(left);
          day++;
        }
        days[day] = (days[day] ?? 0) + (share * chance) / aDay;
      }
  return days.slice(1);
}

test.runIf(strategy)("the strategy's turnaround holds for a crowded day, and as far as its hours do", () => {
  for (const promise of [
    "one each morning, and a second in the afternoon when at least two were waiting that morning",
    "A sprint brings four or five. Even six that are ready on one day are done in three, if none was waiting",
    "promise a result within three working days of the build on staging",
    "Result within three working days of the build on staging.",
  ])
    expect(strategy).toContain(promise);
  expect(117 / 26).toBe(4.5);
  let [waiting, days] = [6, 0];
  for (; waiting > 0; days++) waiting -= waiting >= 2 ? 2 : 1;
  expect(days).toBe(3);
  for (const share of [0.05, 0.075, 0.092]) {
    const within = answered((1980 * share) / 220);
    expect(within.reduce((sum, one) => sum + (one ?? 0), 0)).toBeCloseTo(1, 3);
    expect(
      within.slice(0, 3).reduce((sum, one) => sum + one, 0),
      `${share}`,
    ).toBeGreaterThan(0.99);
  }
  // Two micro tests and a day's reading fit into a day.
  expect(2 * 2.5 + 66 / 220).toBeLessThan(6);
});

const automation = read("blog/automated-pen-testing-benefits.md");

test.runIf(automation)("the sums of the notebook on automation are right", () => {
  const cellsOfMatrix = 6 * 48 * 3;
  const missed = Array.from({ length: 5 }, (_, i) => (cellsOfMatrix - 100 - i) / (cellsOfMatrix - i)).reduce(
    (all, one) => all * one,
    1,
  );
  for (const figure of [
    `make ${cellsOfMatrix} requests`,
    `that is ${(cellsOfMatrix * 40) / 3600} hours`,
    `stay hidden with probability ${share(missed)}`,
    `in ${Math.floor(cellsOfMatrix / 4 / 60)} minutes ${(cellsOfMatrix / 4) % 60} seconds`,
    `1 − 0.998^120 = ${share(1 - 0.998 ** 120)}`,
    `in ${share(0.2)} of runs; with it both attempts must fail, ${share(0.2 ** 2)}`,
    `one run in about ${(Math.round(1 / (1 - (1 - 0.002 ** 2) ** 120) / 1000) * 1000).toLocaleString("en-GB")} still fails falsely`,
    `| nightly, 20 bursts | any hit counts, never repeated |`,
    `${["", "one", "two", "three", "four"][20 * 0.2]} of the 20 bursts hit`,
    `took ${120 * 3} hours to write and takes ${(120 * 15 * 12) / 60} a year to keep`,
  ])
    expect(automation).toContain(figure);
  for (const [often, times] of [
    ["week", 52],
    ["month", 12],
    ["quarter", 4],
  ] as const)
    expect(cells(automation, `once a ${often}`).slice(2, 5)).toEqual([`${(times * 45) / 60} h`, "6 h", "3 h"]);
});
