import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The SHA-256 of files one after another, as `cat FILES | sha256sum` prints it. */
export function hashFiles(files: readonly URL[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}
