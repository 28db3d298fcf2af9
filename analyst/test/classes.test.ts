import { describe, expect, test } from "vitest";
import { classTable } from "../bench/corpus.ts";
import { assess } from "../src/assess.ts";
import { classes } from "../src/weaknesses/classes.ts";
import { classCases } from "./classes.ts";

const classesOf = (text: string): string[] =>
  assess(text).vulnerabilities.flatMap(({ cwe }) => classTable.get(Number(cwe.slice(4))) ?? []);

describe.each(classCases)("$class", ({ class: name, raises, silent }) => {
  test("is raised by a change of its kind", () => {
    expect(classesOf(raises)).toContain(name);
  });

  test("is silent beside its nearest harmless change", () => {
    expect(assess(silent)).toEqual({ testable: false, insufficient: false, questions: [], vulnerabilities: [] });
  });
});

test("every class has a case, and the corpora are labelled in the same ones", () => {
  expect(classCases.map((one) => one.class).toSorted()).toEqual([...classes].toSorted());
  expect([...new Set([...classTable.values()].flat())].toSorted()).toEqual([...classes].toSorted());
});
