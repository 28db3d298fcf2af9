// Takes each defence of SECURITY.md away, one at a time, and runs the test that stands beside it there: it has to fail.
// Files are changed in place and put back; nothing runs while one of them has changes that are not committed.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { type Defence, readThreats } from "./threats/threats.ts";

const root = resolve(import.meta.dirname, "../..");
const report = join(mkdtempSync(join(tmpdir(), "threats-")), "report.json");
const defences: Record<string, Defence> = parse(
  readFileSync(join(import.meta.dirname, "threats/defences.yaml"), "utf8"),
);
const threats = readThreats(readFileSync(join(root, "SECURITY.md"), "utf8"));

const { stdout: changed } = spawnSync(
  "git",
  ["status", "--porcelain", "--", ...Object.values(defences).map(({ file }) => file)],
  { cwd: root, encoding: "utf8" },
);
if (changed !== "") throw new Error(`Commit these first, so that nothing of yours is lost:\n${changed}`);

interface Outcome {
  passed: number;
  failed: number;
}

function run({ test, name }: { test: string; name: string }): Outcome {
  const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/%[sij#]/g, ".*");
  const args = ["run", "--reporter=json", `--outputFile=${report}`, "-t", pattern, test];
  spawnSync(process.execPath, [join(root, "node_modules/vitest/vitest.mjs"), ...args], { cwd: root });
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, "utf8"));
  rmSync(report);
  return { passed, failed };
}

function runWithout({ file, find, replace }: Defence, test: { test: string; name: string }): Outcome {
  const path = join(root, file);
  const whole = readFileSync(path, "utf8");
  const restore = () => writeFileSync(path, whole);
  const stop = () => {
    restore();
    process.exit(130);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    writeFileSync(
      path,
      whole.replace(find, () => replace),
    );
    return run(test);
  } finally {
    restore();
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
}

const wanted = process.argv.slice(2);
let lost = 0;
for (const threat of threats.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const defence = defences[threat.id];
  if (!defence) throw new Error(`defences.yaml says nothing of ${threat.id}`);
  const before = run(threat);
  const without = before.passed > 0 && before.failed === 0 ? runWithout(defence, threat) : null;
  const held = without !== null && without.failed > 0;
  if (!held) lost += 1;
  const said =
    without === null ? `not green before (${before.passed} passed)` : held ? "fails without it" : "STAYS GREEN";
  console.log(`${threat.id.padEnd(4)} ${said}: ${threat.threat}`);
}
console.log(lost === 0 ? "Every defence has a test that fails without it." : `${lost} have none.`);
process.exitCode = lost === 0 ? 0 : 1;
