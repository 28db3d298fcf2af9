import { expect, test } from "vitest";
import { addCounts, readJourneyReport, readTestReport } from "./test-reports.ts";

test("the tests' report counts pending and planned tests as skipped", () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, success: false };
  expect(readTestReport(JSON.stringify(report))).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test("a journey that passed at a second try has failed", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2, duration: 1 };
  expect(readJourneyReport(JSON.stringify({ stats }))).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test("something else than a report is refused", () => {
  expect(() => readTestReport("{}")).toThrow();
  expect(() => readJourneyReport("")).toThrow();
});

test("counts add up", () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addCounts(one, one)).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
