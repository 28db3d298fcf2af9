// npm test: every check with its time. Goes on after a failure, so that one
// run says everything, and ends with one line of counts.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { makeFonts } from "../site/build/fonts.ts";
import { runPhase, say, since } from "./progress.mjs";
import { addCounts, type Counts, readJourneyReport, readTestReport } from "./test-reports.ts";

/** A run that finds fewer tests has lost some, to a changed pattern for instance. Raise it as tests are added. */
const minTests = 2000;
const minJourneys = 250;

const root = resolve(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "checks-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));
const testReport = join(reports, "tests.json");
const journeyReport = join(reports, "journeys.json");

interface Check {
  name: string;
  /** Program of a package, under node_modules, and its arguments. */
  command: readonly [program: string, ...args: string[]];
  env?: Record<string, string>;
  /** What the run found. A check without it counts as one, and keeps one core busy. */
  counts?: () => Counts;
  min?: number;
}

const progressReporter = join(root, "tools/test-progress.ts");
const vitestReports = [
  "--reporter=default",
  "--reporter=json",
  `--reporter=${progressReporter}`,
  `--outputFile.json=${testReport}`,
];

const checks: readonly Check[] = [
  {
    name: "Types of the site",
    command: ["astro/bin/astro.mjs", "check", "--root", "site", "--minimumFailingSeverity", "warning"],
  },
  { name: "Types", command: ["typescript/bin/tsc", "-p", "."] },
  { name: "Types of the journeys", command: ["typescript/bin/tsc", "-p", "tests/journeys"] },
  { name: "Format and lint", command: ["@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "."] },
  {
    name: "Tests",
    command: ["vitest/vitest.mjs", "run", "--allowOnly=false", ...vitestReports],
    counts: () => readTestReport(readFileSync(testReport, "utf8")),
    min: minTests,
  },
  {
    name: "Journeys",
    command: ["@playwright/test/cli.js", "test", "--forbid-only", `--reporter=list,json,${progressReporter}`],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
    counts: () => readJourneyReport(readFileSync(journeyReport, "utf8")),
    min: minJourneys,
  },
];

/** What a check that ran to its report found; one failure when there is no report to read. */
function countsOf(check: Check, succeeded: boolean): Counts {
  if (!check.counts) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  let counts: Counts;
  try {
    counts = check.counts();
  } catch {
    say(`${check.name}: the run left no report.`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const lost = check.min !== undefined && counts.passed + counts.failed < check.min;
  if (lost) say(`${check.name}: ${counts.passed + counts.failed} were found, at least ${check.min} are expected.`);
  // Something else than a test can fail a run: a file that does not load, a server that does not stop.
  const elsewhere = lost || (!succeeded && counts.failed === 0);
  return elsewhere ? { ...counts, failed: counts.failed + 1 } : counts;
}

async function run(check: Check): Promise<Counts> {
  const [program, ...args] = check.command;
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", ...check.env };
  const phase = `${checks.indexOf(check) + 1} of ${checks.length}: ${check.name}`;
  let progress = "";
  const following = {
    onMessage: (message: unknown) => {
      if (typeof message === "string") progress = `${message}, `;
    },
    state: () => progress,
  };
  const command = [join(root, "node_modules", program), ...args];
  const where = { cwd: root, env };
  const succeeded = await runPhase(phase, process.execPath, command, where, check.counts && following);
  return countsOf(check, succeeded);
}

let total: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Runs these in order, as many at once as are given. */
async function runAll(waiting: Check[], atOnce: number): Promise<void> {
  const runNext = async (): Promise<void> => {
    const check = waiting.shift();
    if (!check) return;
    const counts = await run(check);
    total = addCounts(total, counts);
    await runNext();
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
}

const start = performance.now();
// The site's types need its generated files, which somebody may have cleaned away since the build.
await makeFonts();
await runAll(
  checks.filter((check) => !check.counts),
  2,
);
await runAll(
  checks.filter((check) => check.counts),
  1,
);
say(`All checks took ${since(start)}.`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
