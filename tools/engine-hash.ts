import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const files = ["weights.br", "combiner.json"].map(
  (name) => new URL(`../analyst/src/classify/${name}`, import.meta.url),
);

/** Which weights the engine reads with. */
export function engineHash(): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
