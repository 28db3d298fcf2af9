import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { COLUMNS } from "../src/classify/labels.ts";
import { classes } from "../src/weaknesses/classes.ts";
import { readWrittenTickets } from "./corpora.ts";
import { featuresOf } from "./examples.ts";
import { settings } from "./settings.ts";

const CORPUS = new URL("../corpus/", import.meta.url);
const STATEMENTS = new URL("statements/", import.meta.url);
/** One ticket in so many shows whether tickets still have the features that the model learnt from. */
const SAMPLED = 10;

/**
 * Of what the trained model depends on, by meaning: all labelled data, every choice in settings.ts, and the features
 * that tickets have. A comment, a name or a faster way to the same features does not change it.
 */
export function fingerprint(): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify({ settings, classes, COLUMNS }));
  for (const [folder, pattern] of [
    [CORPUS, /^learn.*\.jsonl$/],
    [new URL("reviews/", CORPUS), /^learn\.jsonl$/],
    [new URL("real/", CORPUS), /\.jsonl?$/],
    [STATEMENTS, /\.txt$/],
  ] as const)
    for (const file of readdirSync(folder).toSorted())
      if (pattern.test(file)) hash.update(`${file}\n`).update(readFileSync(new URL(file, folder)));
  readWrittenTickets().forEach(({ text }, at) => {
    if (at % SAMPLED === 0) hash.update([...featuresOf(text).all].join(" "));
  });
  return hash.digest("hex").slice(0, 16);
}
