import { expect, test } from "vitest";
import { codeBlocks, isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";

const file = "blog/security-testing-strategy.md";
const there = isThere(file);

/** Lines of a CSV, split into cells. */
const rows = (csv: string): string[][] =>
  csv
    .trim()
    .split("\n")
    .map((line) =>
      [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].slice(0, 3).map(([, bare = "", quoted]) => quoted ?? bare),
    );

/** What column B comes to, by the words of column A, with some of its inputs changed. */
function sheet(csv: string, changes: Readonly<Record<string, number>> = {}): Record<string, number> {
  const values: number[] = [];
  const named = rows(csv).map(([name = "", cell = ""]): [string, number] => {
    const formula = cell.startsWith("=")
      ? cell.slice(1).replace(/B(\d+)/g, (_, row: string) => {
          expect(values[Number(row) - 1], `${name}: B${row}`).not.toBeNaN();
          return `(${values[Number(row) - 1]})`;
        })
      : cell;
    if (cell.startsWith("=")) expect(formula, name).toMatch(/^[\d.+\-*/()]+$/);
    const value = cell.startsWith("=") ? (new Function(`return ${formula}`)() as number) : Number.parseFloat(cell);
    values.push(changes[name] ?? value);
    return [name, changes[name] ?? value];
  });
  return Object.fromEntries(named);
}

test.runIf(there)("the sheet of hours comes to what the memo prints", () => {
  const text = readRoot(`content/${file}`);
  const csv = readRoot("content/downloads/strategy-hours.csv");
  expect(text).toContain("(/downloads/strategy-hours.csv)");
  for (const row of rows(csv)) expect(row).toHaveLength(3);
  const found = sheet(csv);
  const printed = [...text.matchAll(/^\| ([^|]+) \| ([^|]+) \| (\d+) \|$/gm)]
    .map(([, name = "", , hours]) => [name, Number(hours)] as const)
    .filter(([name]) => !/%|^Fourth/.test(name));
  expect(printed).toHaveLength(11);
  const inSheet = (name: string) =>
    found[name] ?? Object.entries(found).find(([other]) => other.slice(0, 12) === name.slice(0, 12))?.[1] ?? Number.NaN;
  for (const [name, hours] of printed) {
    const named = name.startsWith("Retests of the third") ? "Retests of micro tests" : name;
    expect(Math.round(inSheet(named)), name).toBe(hours);
  }
  const whole = (name: string) => Math.round(found[name] ?? Number.NaN).toLocaleString("en-GB");
  expect(text).toContain(`| **Demand** | | **${whole("Demand")}** |`);
  expect(text).toContain(`with ${Math.floor(found["To spare"] ?? 0)} hours to spare`);
  expect(text).toContain(`takes ${whole("Everything but micro tests and their retests")} hours`);
  expect(text).toContain(`= ${(100 * (found["Tickets that may need a micro test"] ?? 0)).toFixed(1)}%`);
  for (const name of ["Tickets that may need a micro test", "The same, tier 2 penetration tests bought in"])
    expect(text).toContain(`| ${(100 * (found[name] ?? 0)).toFixed(2)}%, the limit |`);
  expect(text).toContain(`set aside ${whole("Hours for the stand-in")} of her hours`);
  expect(found["Micro tests for the stand-in"]).toBeCloseTo(18);
  // Overwritten numbers carry through: a tester without leave has no stand-in, and at the limit nothing is left.
  expect(sheet(csv, { "Weeks the tester works": 52 })["Hours for the stand-in"]).toBeCloseTo(0);
  const limit = found["Tickets that may need a micro test"] ?? 0;
  expect(sheet(csv, { "Tickets that need a micro test": limit })["To spare"]).toBeCloseTo(0);
});

test.runIf(there)("the form of the page has the lines of the printed page, and none of its contents", () => {
  const text = readRoot(`content/${file}`);
  const form = readRoot("content/downloads/strategy-page.txt");
  expect(text).toContain("(/downloads/strategy-page.txt)");
  const page = codeBlocks(file, "text").find((block) => block.startsWith("SECURITY TESTING STRATEGY")) ?? "";
  const labels = (some: string) => some.match(/^(SECURITY TESTING STRATEGY|Version|Owner|Covers|[A-Z]{3,}(?= ))/gm);
  expect(labels(form)).toEqual(labels(page));
  expect(form).toContain("Tester away:");
  for (const part of [/tier 1/i, /override/, /working days/, /kept for incidents/, /open finding/])
    for (const one of [page, form]) expect(one).toMatch(part);
  // What the memo promises beside the tests of a release, the page and its form keep.
  const kept = [/Too vague:/, /new endpoint is in/, /first look within .+ in tier 1, .+ elsewhere/, /at redesign/];
  for (const part of kept) for (const one of [page, form]) expect(one).toMatch(part);
  for (const promise of ["a question to the author", "the route goes into DAST", "its tier's next run"])
    expect(text).toContain(promise);
  expect(page).toContain("within one working day in tier 1, three elsewhere");
  expect(text).toContain("They get a first look within one working day in tier 1, three elsewhere.");
  expect(text).toContain("| Threat model | yearly and at redesign | at redesign | none |");
  expect(page).toContain("Tiers 1 and 2: threat model at redesign.");
  // What the third decision gives a tier, the page keeps.
  expect(text).toMatch(/^\| Static analysis \| every merge, findings block \| every merge \| monthly \|$/m);
  expect(page).toContain("Static analysis at\n         every merge in tiers 1 and 2, monthly in tier 3.");
  for (const one of [page, form]) expect(one).toMatch(/outsider/);
  expect(form).not.toMatch(/Whitcombe|Haldane|supplier-portal|1,320/);
  expect(form.match(/____/g)?.length).toBeGreaterThan(40);
  for (const line of form.split("\n")) expect(line.length).toBeLessThanOrEqual(90);
});
