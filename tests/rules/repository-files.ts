import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");

/** A file of the repository. `path` is relative to its root, with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

const written = new Set([
  ".astro",
  ".git",
  "coverage",
  "data",
  "dist",
  "generated",
  "node_modules",
  "playwright-report",
  "release",
  "test-results",
]);
const binary = /\.(woff2?|ttf|png|jpe?g|webp|avif|ico|mp4|webm|pdf)$/;

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !written.has(entry.name) && !entry.name.startsWith("dist."))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return walk(path);
      return entry.isFile() && !binary.test(entry.name) ? [path] : [];
    });
}

/** Every text file that people write, in all folders. Generated ones are left out. */
export const sourceFiles: readonly SourceFile[] = walk(root)
  .map((path) => ({ path: relative(root, path), text: readFileSync(path, "utf8") }))
  .filter(({ path }) => !path.startsWith(".prepare.lock") && path !== ".env");

/** Those that hold code. */
export const codeFiles = sourceFiles.filter(({ path }) => /\.(ts|tsx|mts|js|mjs|astro)$/.test(path));

export function readRoot(path: string): string {
  return readFileSync(join(root, path), "utf8");
}
