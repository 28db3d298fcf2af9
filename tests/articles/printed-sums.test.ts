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

test.runIf(strategy)("the strategy's hours add up, and its year to four quarters", () => {
  const work = [
    "Micro tests",
    "Retests",
    "Penetration tests, tier 1",
    "Penetration tests, tier 2",
    "Reading tickets",
    "Looking after",
    "Threat models",
  ];
  const hours = work.map((name) => Number(cells(strategy, name).at(-2)));
  const demand = hours.reduce((sum, one) => sum + one, 0);
  expect(demand).toBe(1018);
  const [tests = 0, retests = 0, , , reading = 0, scans = 0] = hours;
  const fixed = tests + retests + reading + scans;
  const projects = ["First", "Second", "Third", "Fourth"]
    .flatMap((quarter) => (cells(strategy, quarter).at(-2) ?? "").split("+"))
    .reduce((sum, one) => sum + Number(one), 0);
  const reached = (1320 - (demand - tests - retests)) / (2340 * (2.5 + 1 / 3));
  for (const figure of [
    `with ${1320 - demand} hours to spare`,
    `${fixed / 4} are fixed`,
    `takes ${fixed} + ${projects} = ${(fixed + projects).toLocaleString("en-GB")} hours`,
    `= ${(100 * reached).toFixed(1)}% of tickets`,
    `leaves ${330 - fixed / 4} for the rest`,
  ])
    expect(strategy).toContain(figure);
  expect(strategy).toContain(`HOURS    ${demand.toLocaleString("en-GB")} of 1,320`);
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
  ])
    expect(automation).toContain(figure);
});
