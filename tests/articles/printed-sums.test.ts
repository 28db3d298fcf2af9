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
    "Looking after",
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
  const needs = (share: number) => Math.round(2340 * share * (2.5 + 1 / 3));
  const limit = (room: number) => ((100 * room) / (2340 * (2.5 + 1 / 3))).toFixed(1);
  const [full, relieved] = [limit(left), limit(left + bought)];
  for (const figure of [
    `with ${1320 - demand} hours to spare`,
    `takes ${others} hours, which leaves ${left}`,
    `| 5%, our count | ${needs(0.05)} | holds, ${left - needs(0.05)} to spare |`,
    `| ${full}% | ${left} | holds, nothing to spare |`,
    `| ${relieved}% | ${left + bought} | holds if tier 2's penetration tests and their retests, ${bought} hours, are bought in |`,
    `| 9.2% | ${needs(0.092)} | ${needs(0.092) - left - bought} short even so |`,
    `| 10% | ${needs(0.1)} | ${needs(0.1) - left - bought} short even so |`,
    `pass ${full}%. What gives way`,
    `= ${full}%\n`,
    `At that rate ${Math.round(100 * (1 - Number(full) / 17.5))}% of our tests would have to be scripts (1 − ${full} / 17.5)`,
    `(1,320 − ${others})`,
    `HOURS    ${printed(demand)} of 1,320, ${reserve} of them kept`,
  ])
    expect(strategy).toContain(figure);
  expect(Math.floor(Number(full))).toBe(6);
  expect(Math.floor(Number(relieved))).toBe(8);

  const fixed = tests + retests + reading + scans + sorting + list + reserve;
  const quarters = ["First", "Second", "Third", "Fourth"].map((name) => {
    const row = [...strategy.matchAll(/^\|.*\|$/gm)]
      .map(([line]) => line.split("|").map((cell) => cell.trim()))
      .find(([, first]) => first === name);
    return total((row?.at(-2) ?? "").split("+").map(Number));
  });
  for (const quarter of quarters) expect(quarter).toBeLessThanOrEqual(330 - fixed / 4);
  for (const figure of [
    `${fixed / 4} are fixed, ${fixed} a year`,
    `That leaves ${330 - fixed / 4}.`,
    `takes ${fixed} + ${total(quarters)} = ${printed(fixed + total(quarters))} hours, like the average year`,
  ])
    expect(strategy).toContain(figure);
  expect(fixed + total(quarters)).toBe(demand);
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
    `at which rate it would be ${share(1 - 0.985 ** 120)}`,
    `in ${share(0.2)} of runs; with it both attempts must fail, ${share(0.2 ** 2)}`,
    `one run in about ${(Math.round(1 / (1 - (1 - 0.002 ** 2) ** 120) / 1000) * 1000).toLocaleString("en-GB")} is spoiled`,
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
