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
      .slice(0, 6)
      .map(([, bare = "", quoted], column): [string, string] => [`${"ABCDEF"[column]}${row + 1}`, quoted ?? bare]),
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
    .replace(/[A-F]\d+/g, (other) => `(${value(other, changes)})`)
    .replaceAll("^", "**");
  expect(formula, name).toMatch(/^[\d.+\-*/() e]+$/);
  return new Function(`return ${formula}`)() as number;
}

const columns = { Build: "B", Buy: "C", Mix: "D" } as const;
type Way = keyof typeof columns;
const ways: readonly Way[] = ["Build", "Buy", "Mix"];
const of = (label: string, way: Way, changes: Readonly<Record<string, number>> = {}) =>
  value(`${columns[way]}${rowOf(label)}`, changes);
const cost = (way: Way, changes: Readonly<Record<string, number>> = {}) => of("Three years", way, changes);
const input = (label: string, way: Way) => `${columns[way]}${rowOf(label)}`;

const upkeep = input("Upkeep in persons", "Build");
const overrun = input("Overrun", "Build");
const rise = input("Licence rises a year", "Buy");
const outside = input("Outside tests, a year", "Build");

const pounds = (sum: number) => `£${Math.round(sum).toLocaleString("en-GB")}`;
const thousands = (sum: number) => pounds(1000 * Math.round(sum / 1000));
const text = () => readRoot(`content/${memo}`);

offered("the sheet is whole: six cells in every row, and each formula leads to numbers", () => {
  expect(text()).toContain("(/downloads/build-or-buy.csv)");
  expect(cells.size).toBe(6 * lines.length);
  for (const [name, cell] of cells) if (cell.startsWith("=")) expect(value(name), name).toBeGreaterThanOrEqual(0);
  expect(ways.map((way) => cells.get(`${columns[way]}2`))).toEqual(ways);
});

offered("it has the memo's scores, weights and sums", () => {
  const rows = [...text().matchAll(/^\| ([^|]+) \| (\d) \| (\d) \| (\d) \| (\d) \|/gm)];
  expect(rows).toHaveLength(6);
  for (const [, label = "", weight, ...scores] of rows) {
    expect(value(`E${rowOf(label)}`), label).toBe(Number(weight));
    expect(ways.map((way) => of(label, way))).toEqual(scores.map(Number));
  }
  const sums = ways.map((way) => `**${of("Weighted sum", way)}**`).join(" | ");
  expect(text()).toContain(`| **Weighted sum** | | ${sums} |`);
  expect(text()).toContain(`within three points of ${value(`E${rowOf("Weighted sum")}`)}`);
});

offered("the memo's table of costs is the sheet's", () => {
  const [engineer, licence] = [8000, 3000];
  expect(text()).toContain(`An engineer costs us ${pounds(of("An engineer, a month", "Mix"))} a month`);
  const months = ways.map((way) => of("Months to build and integrate", way));
  const once = months.map((each) => `${each} months: ${pounds(each * engineer)}`);
  expect(text()).toContain(`| Build and integrate, once | ${once.join(" | ")} |`);
  expect(ways.map((way) => of("Licence, a month", way))).toEqual([0, licence, licence]);
  expect(text()).toContain(`| Licence, a month | none | ${pounds(licence)} | ${pounds(licence)} |`);
  const [build, buy, mix] = ways.map((way) => pounds(engineer * of("Upkeep in persons", way)));
  expect(text()).toContain(
    `| Upkeep, a month | a quarter of a person: ${build} | a tenth: ${buy} | two tenths: ${mix} |`,
  );
  expect(ways.map((way) => of("Outside tests, a year", way))).toEqual([10_000, 0, 0]);
  expect(text()).toContain("| Outside test, a year | £10,000 | in the licence | in the licence |");
  expect(text()).toContain("ten days at £1,000");
  const three = ways.map((way) => {
    const monthly = engineer * of("Upkeep in persons", way) + of("Licence, a month", way);
    const tests = 3 * of("Outside tests, a year", way);
    expect(cost(way)).toBe(of("Months to build and integrate", way) * engineer + 36 * monthly + tests);
    return `**${pounds(cost(way))}**`;
  });
  expect(text()).toContain(`| **Three years** | ${three.join(" | ")} |`);
  const left = ways.map((way) => `*${pounds(of("The same with leaving at the end", way))}*`);
  expect(text()).toContain(`| *If we leave after them* | ${left.join(" | ")} |`);
});

offered("upkeep decides between building and buying as the memo says", () => {
  const [engineer, built, bought, ofBuy] = [8000, 72_000, 12_000, 3800];
  for (const [words, share] of [
    ["a tenth of a person", 0.1],
    ["a quarter", 0.25],
    ["two fifths", 0.4],
    ["half", 0.5],
  ] as const) {
    const monthly = share * engineer + of("Outside tests, a year", "Build") / 12;
    const [more, back] = [built - bought, ofBuy - monthly];
    const [above, below] = [more, back].map((sum) => Math.round(sum).toLocaleString("en-GB"));
    const until = back > 0 ? `${above} / ${below} = ${(more / back).toFixed(1)}` : "never";
    const all = pounds(cost("Build", { [upkeep]: share }));
    expect(text()).toContain(`| ${words} | ${pounds(monthly)} | ${until} | ${all} |`);
  }
  const even = (["Buy", "Mix"] as const).map((way) => of("Upkeep at which Build costs as much", way));
  expect(text()).toContain(
    `Build costs as much as Buy at ${even[0]?.toFixed(2)} of a person, and as much as Mix at ${even[1]?.toFixed(2)}`,
  );
  for (const [at, way] of (["Buy", "Mix"] as const).entries())
    expect(cost("Build", { [upkeep]: even[at] ?? 0 })).toBeCloseTo(cost(way));
  expect(0.25 * 20).toBe(5);
  expect(of("Upkeep in persons", "Mix") * 20).toBe(4);
});

offered("overruns and a dearer licence come to what the memo prints", () => {
  const cases = [{}, { [overrun]: 1 }, { [overrun]: 2 }, { [overrun]: 1, [rise]: 0.1 }];
  const row = (way: Way, changes: Readonly<Record<string, number>> = {}) =>
    cases.map((each) => pounds(cost(way, { ...each, ...changes }))).join(" | ");
  expect(text()).toContain(`| Build, a quarter of a person | ${row("Build")} |`);
  expect(text()).toContain(`| Build, half a person | ${row("Build", { [upkeep]: 0.5 })} |`);
  expect(text()).toContain(`| Buy | ${row("Buy")} |`);
  expect(text()).toContain(`| Mix | ${row("Mix")} |`);
  const all = (changes: Readonly<Record<string, number>>) => ways.map((way) => pounds(cost(way, changes))).join(" | ");
  expect(text()).toContain(`| as planned | ${all({})} |`);
  expect(text()).toContain(
    `| with overruns of 100%, and a licence that rises 10% a year | ${all({ [overrun]: 1, [rise]: 0.1 })} |`,
  );
});

offered("what the memo says of the differences holds", () => {
  const more = [{}, { [overrun]: 1 }, { [overrun]: 2 }, { [overrun]: 1, [rise]: 0.1 }].map(
    (each) => cost("Mix", each) - cost("Buy", each),
  );
  expect(text()).toContain(
    `the mix costs ${thousands(Math.min(...more))} to ${thousands(Math.max(...more))} more than buying`,
  );
  const lead = cost("Buy") - cost("Build", { [outside]: 0 });
  expect(text()).toContain(`cheaper than Buy only with a test for less than ${pounds(lead / 3)}`);
  expect(cost("Build", { [outside]: lead / 3 })).toBeCloseTo(cost("Buy"));
  expect(text()).toContain(`As planned, Build costs ${pounds(cost("Mix") - cost("Build"))} less`);
  const doubled = { [overrun]: 1 };
  const dearer = pounds(cost("Build", doubled) - cost("Mix", doubled));
  expect(text()).toContain(`With an overrun of 100% it costs ${dearer} more`);
});
