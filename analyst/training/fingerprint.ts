import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const ANALYST = new URL("../", import.meta.url);
/** What training reads: change any of it, and the model has to be trained again. */
const FOLDERS = ["corpus", "src/reading", "src/concepts", "src/change", "src/knowledge", "src/model", "training"];
const FILES = ["src/hits.ts", "src/suspicion.ts"];
const NOT_READ = /^(?:unseen.*|.*\.md|trained\.json|held-out\.json|.*\.test\.ts)$/;

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
