import type { ReadAssessment } from "@latchwork/contract/preview";
import { expect, test } from "vitest";
import { changesBetween } from "./changes.ts";

const of = (...findings: [name: string, cwe?: string][]): ReadAssessment => ({
  testable: findings.length > 0,
  vulnerabilities: findings.map(([name, cwe]) => ({ name, description: "", ...(cwe && { cwe }) })),
});
const told = (before: ReadAssessment, now: ReadAssessment) => {
  const { appeared, gone } = changesBetween(before, now);
  return { appeared: [...appeared], gone };
};

test("nothing changes between the same findings, however their words follow the ticket", () => {
  expect(told(of(["Any agent reads any order", "CWE-639"]), of(["Any clerk reads any order", "CWE-639"]))).toEqual({
    appeared: [],
    gone: [],
  });
});

test("what came is told by its place, what went by its name", () => {
  const before = of(["Orders open by id", "CWE-639"], ["No limit of tries", "CWE-307"]);
  const now = of(["Refund above the price", "CWE-840"], ["Orders open by id", "CWE-639"]);
  expect(told(before, now)).toEqual({ appeared: [0], gone: ["No limit of tries"] });
});

test("two findings of one weakness are two", () => {
  expect(told(of(["a", "CWE-200"]), of(["a", "CWE-200"], ["b", "CWE-200"]))).toEqual({ appeared: [1], gone: [] });
});

test("findings of a back end without weakness numbers are told apart by name", () => {
  expect(told(of(["a"]), of(["b"]))).toEqual({ appeared: [0], gone: ["a"] });
});
