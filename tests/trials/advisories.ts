// Asks the registry which packages of the lock have known weaknesses: first those that reach a server or a page, then all.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
for (const [what, flags] of [
  ["what runs", ["--omit=dev"]],
  ["everything", []],
] as const) {
  const { stdout } = spawnSync("npm", ["audit", "--json", ...flags], { cwd: root, encoding: "utf8" });
  let report: {
    metadata?: { vulnerabilities: Record<string, number>; dependencies: { total: number } };
    vulnerabilities?: object;
  };
  try {
    report = JSON.parse(stdout);
  } catch {
    report = {};
  }
  if (report.metadata === undefined) {
    console.log(`${what}: NO ANSWER from the registry; nothing is known.`);
    continue;
  }
  const { vulnerabilities: counts, dependencies } = report.metadata;
  console.log(`${what}: ${counts.total} weaknesses known in ${dependencies.total} packages ${JSON.stringify(counts)}`);
  for (const name of Object.keys(report.vulnerabilities ?? {})) console.log(`  ${name}`);
  if ((counts.total ?? 0) > 0) process.exitCode = 1;
}
