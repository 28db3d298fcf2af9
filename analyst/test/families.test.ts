import { describe, expect, test } from "vitest";
import { classTable } from "../bench/corpus.ts";
import { assess } from "../src/assess.ts";
import { threats } from "../src/knowledge/index.ts";
import { familyCases } from "./families.ts";

/** The family of a finding is the class its weakness belongs to. */
const familiesOf = (text: string): string[] =>
  assess(text).vulnerabilities.flatMap(({ cwe }) => classTable.get(Number(cwe.slice(4))) ?? []);

describe.each(familyCases)("$family", ({ family, raises, silent }) => {
  test("is raised by a change of its kind", () => {
    expect(familiesOf(raises)).toContain(family);
  });

  test("is silent beside its nearest harmless change", () => {
    expect(assess(silent)).toEqual({ testable: false, insufficient: false, questions: [], vulnerabilities: [] });
  });
});

test("every family has a case", () => {
  const covered = new Set(familyCases.map(({ family }) => family));
  expect(threats.map(({ family }) => family).filter((family) => !covered.has(family))).toEqual([]);
});
