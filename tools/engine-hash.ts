import { readdirSync } from "node:fs";
import { hashFiles } from "./hash-files.ts";

const source = new URL("../analyst/src/", import.meta.url);

/** By which code, rules included, the engine reads: all TypeScript of analyst/src in the order of its paths. */
export function codeHash(): string {
  const names = readdirSync(source, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const code = names.filter((name) => name.endsWith(".ts")).toSorted();
  return hashFiles(code.map((name) => new URL(name, source)));
}

/** Which weights the engine reads with. */
export function engineHash(): string {
  const weights = ["classify/weights.br", "classify/combiner.json"];
  return hashFiles(weights.map((name) => new URL(name, source))).slice(0, 16);
}

/** By which code the simpler programs read that the engine is compared with. */
export const programsHash = (): string => hashFiles([new URL("../analyst/bench/systems.ts", import.meta.url)]);
