import { expect, test } from "vitest";
import { isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";

const memo = "blog/build-or-buy-dtx.md";
const offered = test.runIf(isThere(memo) && isThere("downloads/build-or-buy.csv"));

const lines = readRoot("content/downloads/build-or-buy.csv").trim().split("\n");
/** The cells by their names, such as B3. */
const cells = new Map(
  lines.flatMap((line, row) =>
    [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)]
      .slice(0, 5)
      .map(([, bare = "", quoted], column): [string, string] => [`${"ABCDE"[column]}${row + 1}`, quoted ?? bare]),
  ),
);
const rowOf = (label: string): number =>
  Number([...cells].find(([name, text]) => name.startsWith("A") && text === label)?.[0].slice(1));

/** What a cell comes to, with some inputs overwritten. */
function value(name: string, changes: Readonly<Record<string, number>> = {}): number {
  if (changes[name] !== undefined) return changes[name];
  const text = cells.get(name) ?? "";
  if (!text.startsWith("=")) {
    expect(text, name).toMatch(/^[\d.]+$/);
    return Number(text);
  }
  const formula = text
    .slice(1)
    .replace(/[A-E]\d+/g, (other) => `(${value(other, changes)})`)
    .replaceAll("^", "**");
  expect(formula, name).toMatch(/^[\d.+\-*/() e]+$/);
  return new Function(`return ${formula}`)() as number;
}

const ways = ["Buy", "Mix", "Build"] as const;
type Way = (typeof ways)[number];
type Changes = Readonly<Record<string, number>>;
const of = (label: string, way: Way, changes: Changes = {}) =>
  value(`${"BCD"[ways.indexOf(way)]}${rowOf(label)}`, changes);
const cost = (way: Way, changes: Changes = {}) => of("Cost in all", way, changes);

const upkeep = `C${rowOf("Days of upkeep a month")}`;
const licence = `B${rowOf("Licence, a month")}`;
const twiceAsLong = { [`B${rowOf("Overrun of setting up")}`]: 1 };

const pounds = (sum: number) => `£${Math.round(sum).toLocaleString("en-GB")}`;
const text = () => readRoot(`content/${memo}`);

/** By trying each: the tenths of a day of upkeep for which Build costs less than the other. */
const tenths = Array.from({ length: 200 }, (_, index) => index / 10);
const buildWins = (other: Way, changes: Changes = {}) =>
  tenths.filter((days) => cost("Build", { ...changes, [upkeep]: days }) < cost(other, changes) - 0.001);
/** The first of them for which Build no longer does; 0 if it never does. */
function limit(other: Way, changes: Changes = {}): number {
  const won = buildWins(other, changes);
  expect(won).toEqual(tenths.slice(0, won.length));
  return tenths[won.length] ?? Number.NaN;
}

offered("the sheet is whole: five cells in every row, and each formula leads to a number", () => {
  expect(text()).toContain("(/downloads/build-or-buy.csv)");
  expect(cells.size).toBe(5 * lines.length);
  for (const [name, cell] of cells) if (cell.startsWith("=")) expect(value(name), name).toBeGreaterThanOrEqual(0);
  expect(["B", "C", "D"].map((column) => cells.get(`${column}${rowOf("Ways")}`))).toEqual(ways);
});

offered("the memo's table of costs is the sheet's", () => {
  const row = (label: string, show: (sum: number) => string = String) =>
    ways.map((way) => show(of(label, way))).join(" | ");
  expect(text()).toContain(`| Days to set up | ${row("Days to set up in all")} |`);
  expect(text()).toContain(`| Days of upkeep a month | ${row("Upkeep in all")} |`);
  const paid = pounds(value(licence));
  expect(text()).toContain(`| Licence a month | ${paid} | ${paid} | none |`);
  const day = pounds(value(`B${rowOf("A day of an engineer")}`));
  expect(text()).toContain(
    `| **Three years, at ${day} a day** | ${row("Cost in all", (sum) => `**${pounds(sum)}**`)} |`,
  );
  for (const way of ways) {
    const days = of("Days to set up in all", way) + 36 * of("Upkeep in all", way);
    expect(cost(way)).toBe(400 * days + (way === "Build" ? 0 : 36 * 2000));
  }
  const own = ["Days to set up", "Days of upkeep a month"].map((label) => value(`D${rowOf(label)}`));
  expect(own).toEqual([40, 2]);
  expect(text()).toContain(`your own part: 2 + 40 / 36 = ${(2 + 40 / 36).toFixed(1)} days a month`);
  expect(text()).toContain("40 days to set up and two days a month");
});

offered("the table of names leaves open what the days allow, and no mix that costs more than buying", () => {
  const rows = [...text().matchAll(/^\| (fewer than \d|\d or \d|\d to \d|\d or more) \| (.*) \| (.*) \|$/gm)];
  expect(rows).toHaveLength(4);
  const found = new Map<number, readonly [string, string]>();
  for (const [, days = "", passes = "", fails = ""] of rows) {
    const [first = 0, last = 12] = [...days.matchAll(/\d/g)].map(Number);
    const [from, to] = days.startsWith("fewer") ? [0, first - 1] : [first, last];
    for (let named = from; named <= to; named += 1) {
      expect(found.has(named), String(named)).toBe(false);
      found.set(named, [passes, fails]);
    }
  }
  for (let named = 0; named <= 12; named += 1)
    for (const passed of [true, false]) {
      const staffed = ways.filter((way) => of("Upkeep in all", way) <= named && (passed || way !== "Buy"));
      // What costs as much as another and something on top is never chosen, whatever the prices.
      const open = staffed.filter((way) => !(way === "Mix" && staffed.includes("Buy")));
      expect(found.get(named)?.[passed ? 0 : 1], `${named} days`).toBe(open.join(" or ") || "none yet");
    }
  for (const free of [0, 6, 19])
    for (const paid of [0, 2000, 9000])
      for (const late of [{}, twiceAsLong]) {
        const changes = { ...late, [upkeep]: free, [licence]: paid };
        expect(cost("Mix", changes)).toBeGreaterThan(cost("Buy", changes));
      }
});

offered("the limits are those that a search finds, and the sheet's formula", () => {
  const rows = [...text().matchAll(/^\| £([\d,]+), or ([\d.]+) days \| ([\d.]+) days \| ([\d.]+) days \|$/gm)];
  expect(rows).toHaveLength(3);
  const formula = (other: Way, changes: Changes) => value(`B${rowOf(`than ${other}`)}`, changes);
  for (const [, paid = "", days, ...limits] of rows) {
    const changes = { [licence]: Number(paid.replace(",", "")) };
    expect(Number(days)).toBe(value(licence, changes) / value(`B${rowOf("A day of an engineer")}`));
    for (const [at, late] of [{}, twiceAsLong].entries()) {
      expect(limit("Mix", { ...changes, ...late })).toBe(Number(limits[at]));
      expect(formula("Mix", { ...changes, ...late })).toBeCloseTo(Number(limits[at]));
    }
  }
  const [vendors, bought, more] = [2, 2000 / 400, (90 - 18) / 36];
  expect(text()).toContain(`below ${vendors} + ${bought} − ${more} = ${limit("Mix")} days a month`);
  expect(text()).toContain("We planned six");
  expect(value(upkeep)).toBe(6);
  expect(text()).toContain(`so Mix is cheaper, by ${pounds(cost("Build") - cost("Mix"))}`);
  expect(formula("Buy", {}).toFixed(1)).toBe("1.9");
  expect(buildWins("Buy").at(-1)).toBeLessThan(1.9);
  expect(limit("Buy")).toBe(1.9);
  expect(text()).toContain(
    `At ${pounds(value(licence))} the free engine would have to stay below 5 − 3.1 = 1.9 days. If setting up takes twice as long, Build cannot win`,
  );
  expect(buildWins("Buy", twiceAsLong)).toEqual([]);
  expect(formula("Buy", twiceAsLong)).toBeLessThan(0);
});

offered("the page to sign says what the sheet does", () => {
  expect(text()).toContain(
    `A free engine would have to stay below ${limit("Mix")} days a month. We expect ${value(upkeep)}.`,
  );
  expect(text()).toContain(`UPKEEP     ${of("Upkeep in all", "Mix")} days a month.`);
  expect(text()).toContain(`exceeds ${of("Upkeep in all", "Mix")} days two months`);
  expect(of("Upkeep in all", "Buy")).toBe(2);
});
