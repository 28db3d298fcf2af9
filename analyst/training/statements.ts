import { readdirSync, readFileSync } from "node:fs";
import { FITTING, families, HEADS, INSUFFICIENT, TESTABLE } from "../src/model/heads.ts";
import type { Targets } from "./first-stage.ts";

const FOLDER = new URL("statements/", import.meta.url);

/** One clause as tickets have them, and the family a tester would think of first; none where nothing is to be tested. */
export interface Statement {
  readonly text: string;
  readonly targets: Targets;
  readonly counts: Float64Array;
}

/** How much a statement counts beside a whole ticket; chosen on held-out authors among 0 to 1. */
const COUNT = 0.5;
/** A statement names one family, but others may fit as well. */
const COUNT_OF_OTHERS = 0.15;

/** Reads statements/*.txt: a line `# family` (or `# harmless`), then one statement a line. */
export function readStatements(): Statement[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".txt"));
  return files.toSorted().flatMap((file) => {
    let family = "";
    return readFileSync(new URL(file, FOLDER), "utf8")
      .split("\n")
      .flatMap((line): Statement[] => {
        if (line.startsWith("# ")) family = line.slice(2).trim();
        return line.startsWith("# ") || line.trim() === "" ? [] : [stated(line, family, file)];
      });
  });
}

function stated(text: string, family: string, file: string): Statement {
  const head = families.indexOf(family as (typeof families)[number]);
  if (head === -1 && family !== "harmless") throw new Error(`${file}: "${family}" is no family.`);
  const targets = new Float64Array(HEADS);
  const counts = new Float64Array(HEADS).fill(COUNT * (head === -1 ? 1 : COUNT_OF_OTHERS));
  if (head !== -1) {
    targets[head] = 1;
    targets[FITTING + head] = 1;
    targets[TESTABLE] = 1;
    counts[head] = COUNT;
    counts[FITTING + head] = COUNT;
  }
  counts[TESTABLE] = COUNT * (head === -1 ? 1 : COUNT_OF_OTHERS);
  counts[INSUFFICIENT] = COUNT * COUNT_OF_OTHERS;
  return { text, targets, counts };
}
