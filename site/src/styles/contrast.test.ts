import { wcagContrast } from "culori";
import { expect, test } from "vitest";
import { roleColour } from "./role-colours.ts";

const themes = ["light", "dark"] as const;

/** Text role, ground role, least contrast (WCAG 2.2: 4.5 AA, 7 AAA body, 3 large type and marks). */
const pairs: [string, string, number][] = [
  ["--ink", "--surface", 7],
  ["--ink", "--sheet", 7],
  ["--ink", "--sheet-sunken", 7],
  ["--ink-muted", "--surface", 7],
  ["--ink-muted", "--sheet", 7],
  ["--ink-muted", "--sheet-sunken", 4.5],
  ["--on-inverse", "--inverse", 7],
  ["--on-band", "--band", 7],
  ["--on-signal", "--signal", 4.5],
  ["--signal-text", "--surface", 4.5],
  ["--signal-text", "--sheet", 4.5],
  ["--clear-text", "--surface", 4.5],
  ["--clear-text", "--sheet", 4.5],
  ["--signal", "--sheet", 3],
  ["--signal", "--surface", 3],
  ["--focus", "--surface", 3],
  ["--focus", "--sheet", 3],
];

for (const theme of themes) {
  test.each(pairs)(`${theme}: %s on %s reaches %d : 1`, (text, ground, least) => {
    expect(wcagContrast(roleColour(text, theme), roleColour(ground, theme))).toBeGreaterThanOrEqual(least);
  });
}

test("a pair that is too close would be noticed", () => {
  expect(wcagContrast(roleColour("--on-inverse", "light"), roleColour("--signal", "light"))).toBeLessThan(4.5);
});

test("a role that is mixed with nothing keeps its share", () => {
  expect(roleColour("--rule", "light")).toMatchObject({ alpha: 0.13 });
  expect(roleColour("--mark", "dark")).toMatchObject({ alpha: 0.32 });
});

test("a role that nobody declared is refused by name", () => {
  expect(() => roleColour("--inkk", "light")).toThrow("--inkk has no colour");
});
