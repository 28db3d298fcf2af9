import { expect, test } from "vitest";
import { isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";

const file = "blog/zero-vulnerabilities.md";

/** Column B of the sheet by its row, with some numbers overwritten. */
function sheet(changes: Readonly<Record<number, number>> = {}): number[] {
  const cells: number[] = [Number.NaN];
  const lines = readRoot("content/downloads/clean-test.csv").trim().split("\n");
  for (const line of lines) {
    const [, value = ""] = line.match(/"[^"]*"|[^,]+/g) ?? [];
    const formula = value
      .replace(/^=/, "")
      .replace(/B(\d+)/g, (_, row: string) => String(cells[Number(row)]))
      .replaceAll("^", "**");
    const number = value.startsWith("=")
      ? (new Function(`return ${formula}`)() as number)
      : Number(value || Number.NaN);
    cells.push(changes[cells.length] ?? number);
  }
  return cells;
}

test.runIf(isThere(file))("the sheet comes to the article's figures, and to others with other numbers", () => {
  const text = readRoot(`content/${file}`);
  expect(text).toContain("(/downloads/clean-test.csv)");
  const per = (share = Number.NaN, digits = 1) => `${(100 * share).toFixed(digits)}%`;
  for (const [words, finds] of [
    ["7 in 10", 0.7],
    ["5 in 10", 0.5],
    ["2 in 10", 0.2],
  ] as const)
    expect(text).toContain(`| ${words} | 10% | ${per(sheet({ 4: finds })[6])} |`);
  expect(sheet({ 4: 0 })[6]).toBeCloseTo(0.1);
  const found = sheet();
  expect(text).toContain(`0.009 / 0.909 = ${per(found[7])}`);
  expect(text).toContain(`(40 × 3.2% = ${found[9]?.toFixed(1)})`);
  expect(text).toContain(`0.968^40 = ${per(found[10], 0)}`);
  expect(text).toContain(`so together they know ${found[14]}`);
  expect(text).toContain(`(9 × 7) / 5 − 1 = ${found[15]?.toFixed(1)}`);
  expect(sheet({ 11: 0, 12: 0, 13: 0 })[15]).toBe(0);
  // A false alarm takes clean results from sound changes: what is clean is then more often flawed.
  expect(sheet({ 5: 0.2 })[6]).toBeGreaterThan(found[6] ?? 1);
});
