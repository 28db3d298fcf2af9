import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Packages that one trial needs and nothing else, in a folder that goes with it. */
export interface Fetched extends Disposable {
  readonly require: NodeJS.Require;
  /** Path of a file of a package. */
  file(name: string): string;
}

/**
 * Fetches packages that are no dependencies. Their install scripts do not run.
 *
 * @param packages with their versions, such as `jsonld@9.0.0`
 * @returns null where there is no way to npm's registry
 */
export function fetchPackages(packages: readonly string[]): Fetched | null {
  const folder = mkdtempSync(join(tmpdir(), "fetched-"));
  const flags = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder];
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (spawnSync("npm", ["install", ...flags, ...packages], { cwd: folder }).status !== 0) {
    remove();
    return null;
  }
  return {
    require: createRequire(join(folder, "here.js")),
    file: (name) => join(folder, "node_modules", name),
    [Symbol.dispose]: remove,
  };
}
