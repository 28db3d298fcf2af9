import * as z from "zod";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const testReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
});

const journeyReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** @param json Vitest's report. Throws when it is something else. */
export function readTestReport(json: string): Counts {
  const report = testReport.parse(JSON.parse(json));
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped };
}

/** @param json Playwright's report. Throws when it is something else. A journey that passed at a second try has failed. */
export function readJourneyReport(json: string): Counts {
  const { stats } = journeyReport.parse(JSON.parse(json));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}
