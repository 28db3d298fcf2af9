import { readdirSync, readFileSync } from "node:fs";
import { ACCEPTABLE, INSUFFICIENT, LABELS, TESTABLE } from "../src/classify/labels.ts";
import { classes } from "../src/weaknesses/classes.ts";
import { type Example, featuresOf } from "./examples.ts";
import { settings } from "./settings.ts";

const FOLDER = new URL("statements/", import.meta.url);

/**
 * Single clauses as tickets have them, each with the class a tester would think of first. Reads statements/*.txt: a
 * line `# class` (or `# harmless`), then one statement a line. Throws for a class that is none.
 */
export function readStatements(): Example[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".txt"));
  return files.toSorted().flatMap((file) => {
    let name = "";
    return readFileSync(new URL(file, FOLDER), "utf8")
      .split("\n")
      .flatMap((line): Example[] => {
        if (line.startsWith("# ")) name = line.slice(2).trim();
        return line.startsWith("# ") || line.trim() === "" ? [] : [stated(line, name, file)];
      });
  });
}

/** A statement names one class, but others may fit as well. */
function stated(text: string, name: string, file: string): Example {
  const index = (classes as readonly string[]).indexOf(name);
  const harmless = name === "harmless";
  if (index === -1 && !harmless) throw new Error(`${file}: "${name}" is no class.`);
  const { statement, statementOthers } = settings.counts;
  const targets = new Float32Array(LABELS);
  const counts = new Float32Array(LABELS).fill(harmless ? statement : statement * statementOthers);
  if (!harmless) {
    for (const label of [index, ACCEPTABLE + index]) {
      targets[label] = 1;
      counts[label] = statement;
    }
    targets[TESTABLE] = 1;
  }
  counts[INSUFFICIENT] = statement * statementOthers;
  return { features: featuresOf(text).all, targets, counts };
}
