import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const files = ["weights.br", "combiner.json"].map(
  (name) => new URL(`../analyst/src/classify/${name}`, import.meta.url),
);

/** By which code, rules included, the engine reads: all TypeScript of analyst/src in the order of its paths. */
export function codeHash(): string {
  const source = new URL("../analyst/src/", import.meta.url);
  const hash = createHash("sha256");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  for (const file of files.map((name) => name.replaceAll("\\", "/")).toSorted())
    hash.update(readFileSync(new URL(file, source)));
  return hash.digest("hex");
}

/** Which weights the engine reads with. */
export function engineHash(): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
