import { readFileSync } from "node:fs";
import { converter, parse, wcagContrast } from "culori";
import { expect, test } from "vitest";

// Reads the two token floors as they stand and computes every pair that text is set in.
const scale = declarations(readFileSync(new URL("../../../brand/colours.css", import.meta.url), "utf8"));
const roles = declarations(readFileSync(new URL("./roles.css", import.meta.url), "utf8"));
const toRgb = converter("rgb");

const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

function declarations(css: string): Map<string, string> {
  return new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()]));
}

/** The colour of a role in one theme, as CSS would compute it. */
function colour(role: string, theme: Theme) {
  let value = roles.get(role) ?? scale.get(role);
  while (value?.startsWith("var(") || value?.startsWith("light-dark(")) {
    const sides = /^light-dark\((.+?\)?),\s*(.+)\)$/s.exec(value);
    if (sides) value = sides[theme === "light" ? 1 : 2]?.trim();
    const name = /^var\((--[\w-]+)\)$/.exec(value ?? "")?.[1];
    if (name) value = roles.get(name) ?? scale.get(name);
  }
  const parsed = parse(value ?? "");
  if (!parsed) throw new Error(`${role} has no colour in the ${theme} theme: ${value}`);
  return toRgb(parsed);
}

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
    expect(wcagContrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(least);
  });
}

test("a pair that is too close would be noticed", () => {
  expect(wcagContrast(colour("--on-inverse", "light"), colour("--signal", "light"))).toBeLessThan(4.5);
});
