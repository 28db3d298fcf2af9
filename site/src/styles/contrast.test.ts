import { wcagContrast } from "culori";
import { expect, test } from "vitest";
import { roleColour } from "./role-colours.ts";

const themes = ["light", "dark"] as const;

/** Text role, ground role, least contrast (WCAG 2.2: 4.5 AA, 7 AAA body, 3 large type and marks). */
const pairs: [string, string, number][] = [
  ["--color-ink", "--color-surface", 7],
  ["--color-ink", "--color-sheet", 7],
  ["--color-ink", "--color-sunken", 7],
  ["--color-muted", "--color-surface", 7],
  ["--color-muted", "--color-sheet", 7],
  ["--color-muted", "--color-sunken", 4.5],
  ["--color-on-inverse", "--color-inverse", 7],
  ["--color-on-band", "--color-band", 7],
  ["--color-on-signal", "--color-signal", 4.5],
  ["--color-signal-text", "--color-surface", 4.5],
  ["--color-signal-text", "--color-sheet", 4.5],
  ["--color-clear-text", "--color-surface", 4.5],
  ["--color-clear-text", "--color-sheet", 4.5],
  ["--color-signal", "--color-sheet", 3],
  ["--color-signal", "--color-surface", 3],
  ["--color-focus", "--color-surface", 3],
  ["--color-focus", "--color-sheet", 3],
];

for (const theme of themes) {
  test.each(pairs)(`${theme}: %s on %s reaches %d : 1`, (text, ground, least) => {
    expect(wcagContrast(roleColour(text, theme), roleColour(ground, theme))).toBeGreaterThanOrEqual(least);
  });
}

test("a pair that is too close would be noticed", () => {
  expect(wcagContrast(roleColour("--color-on-inverse", "light"), roleColour("--color-signal", "light"))).toBeLessThan(
    4.5,
  );
});

test("a role that is mixed with nothing keeps its share", () => {
  expect(roleColour("--color-rule", "light")).toMatchObject({ alpha: 0.13 });
  expect(roleColour("--color-mark", "dark")).toMatchObject({ alpha: 0.32 });
});

test("a role that nobody declared is refused by name", () => {
  expect(() => roleColour("--inkk", "light")).toThrow("--inkk has no colour");
});
