// Trains the classifier anew and compares bytes. With REAL_TICKETS=FOLDER (corpus/real/README.md) against the committed
// files; without it the real tickets are missing, so two trainings on the written ones are held against each other.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const analyst = resolve(import.meta.dirname, "..");
const files = ["src/classify/weights.br", "src/classify/combiner.json", "training/held-out.json"];
const real = process.env.REAL_TICKETS;
const made: string[] = [];

function train(): string {
  const out = mkdtempSync(join(tmpdir(), "weights-"));
  made.push(out);
  const args = [join(analyst, "training/train.ts"), "--out", out, ...(real === undefined ? [] : ["--real", real])];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`Training ended with ${status}.`);
  return out;
}

const first = train();
const second = real === undefined ? train() : undefined;
const differing = files.filter((file) => {
  const name = file.split("/").at(-1) ?? file;
  const other = second === undefined ? join(analyst, file) : join(second, name);
  return !readFileSync(join(first, name)).equals(readFileSync(other));
});
for (const folder of made) rmSync(folder, { recursive: true });
console.log(differing.length === 0 ? "The same bytes." : `Other bytes: ${differing.join(", ")}`);
process.exitCode = differing.length === 0 ? 0 : 1;
