import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const ANALYST = new URL("../", import.meta.url);
/**
 * What decides which features there are and what they are learned from: change any of it, and the model has to be
 * trained again. The rules (src/knowledge, src/change) enter only the second stage, by how strong they are on the whole;
 * train again after larger changes to them.
 */
const FOLDERS = [
  "corpus",
  "corpus/reviews",
  "src/reading",
  "src/concepts",
  "src/model",
  "training",
  "training/statements",
];
const FILES = ["bench/corpus.ts", "bench/reviews.ts"];
const NOT_READ = /^(?:unseen.*|.*\.md|trained\.json|held-out\.json)$/;

/** Of everything that the trained model depends on. */
export function fingerprint(): string {
  const hash = createHash("sha256");
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, ANALYST))
      .filter((name) => name.includes(".") && !NOT_READ.test(name))
      .map((name) => `${folder}/${name}`),
  );
  for (const file of [...inFolders, ...FILES].toSorted()) {
    hash.update(`${file}\n`).update(readFileSync(new URL(file, ANALYST), "utf8"));
  }
  return hash.digest("hex").slice(0, 16);
}
