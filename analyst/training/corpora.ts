import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type CorpusTicket, readCorpus } from "../bench/corpus.ts";
import { type RealSet, type RealTicket, testRepositories, withLabels } from "../bench/real.ts";
import { readReviews, withReviews } from "../bench/reviews.ts";
import { ACCEPTABLE, INSUFFICIENT, LABELS, TESTABLE, type TicketSet } from "../src/classify/labels.ts";
import { classes } from "../src/weaknesses/classes.ts";
import { type Example, featuresOf, type LabelledTicket, targetsOf } from "./examples.ts";
import { settings } from "./settings.ts";

const CORPUS = new URL("../corpus/", import.meta.url);
/** The tickets written on the facts of public ones: their author is in every fold, a part in each. */
export const BENCHMARK = "z";
/** The site's own tickets. */
const SITE = "s";

export interface TrainingTicket extends LabelledTicket {
  readonly set: TicketSet;
  /** Author, or repository. */
  readonly author: string;
  /** Tickets of one fold are held out from a model that learns from the others. */
  readonly fold: number;
  /** What reviewers agree on; absent where there was only one, so that nothing is measured on it. */
  readonly label?: CorpusTicket;
}

/** The written training tickets with the consensus of their reviewers. The unseen files are never opened. */
export function readWrittenTickets(): TrainingTicket[] {
  const files = readdirSync(CORPUS).filter((file) => /^learn(?:-[a-z]+)?\.jsonl$/.test(file));
  const reviews = readReviews("learn");
  return files.toSorted().flatMap((file) => {
    const author = /-([a-z]+)\./.exec(file)?.[1] ?? "a";
    const sum = [...author].reduce((total, letter) => total + letter.charCodeAt(0), 0);
    return readCorpus(readFileSync(new URL(file, CORPUS), "utf8"), file).map((ticket, index) => {
      const label = withReviews(ticket, reviews.get(ticket.id) ?? []);
      return {
        set: "written",
        author,
        fold: (author === BENCHMARK ? index : sum) % settings.folds,
        text: ticket.text,
        targets: targetsOf(label),
        sampleWeight: author === SITE ? settings.counts.site : 1,
        highlights: ticket.because ?? [],
        label,
      };
    });
  });
}

/** The real training tickets: those of the test repositories are left out. */
export function selectRealTickets({ drawn, further }: RealSet): TrainingTicket[] {
  const from = (tickets: readonly RealTicket[], judgedOnce: boolean): TrainingTicket[] =>
    tickets
      .filter(({ repo }) => !testRepositories.has(repo))
      .map((ticket) => {
        const label = withLabels(ticket);
        return {
          set: "real",
          author: ticket.repo,
          fold: createHash("sha256").update(ticket.repo).digest().readUInt16BE(0) % settings.folds,
          text: ticket.text,
          targets: meanTargets(ticket),
          sampleWeight: judgedOnce ? settings.counts.judgedOnce : 1,
          highlights: label.because ?? [],
          ...(judgedOnce ? {} : { label }),
        };
      });
  return [...from(drawn, false), ...from(further, true)];
}

/** The mean of what reviewers say, each by their own certainty: soft labels keep their doubts. */
function meanTargets({ reviews }: RealTicket): Float32Array {
  const targets = new Float32Array(LABELS);
  const add = (label: number, value: number): void => {
    targets[label] = (targets[label] ?? 0) + value / reviews.length;
  };
  for (const { verdict, chance, named, reasonable } of reviews) {
    const certainty = verdict === "testable" ? 1 : chance;
    classes.forEach((one, index) => {
      if (named.includes(one)) add(index, certainty);
      if (named.includes(one) || reasonable.includes(one)) add(ACCEPTABLE + index, certainty);
    });
    add(TESTABLE, chance);
    add(INSUFFICIENT, Number(verdict === "vague"));
  }
  return targets;
}

const STATEMENTS = new URL("statements/", import.meta.url);

/**
 * Single clauses as tickets have them, each with the class a tester would think of first. Reads statements/*.txt: a
 * line `# class` (or `# harmless`), then one statement a line. Throws for a class that is none.
 */
export function readStatements(): Example[] {
  const files = readdirSync(STATEMENTS).filter((file) => file.endsWith(".txt"));
  return files.toSorted().flatMap((file) => {
    let name = "";
    return readFileSync(new URL(file, STATEMENTS), "utf8")
      .split("\n")
      .flatMap((line): Example[] => {
        if (line.startsWith("# ")) name = line.slice(2).trim();
        return line.startsWith("# ") || line.trim() === "" ? [] : [statementExample(line, name, file)];
      });
  });
}

/** A statement names one class, but others may fit as well. */
function statementExample(text: string, name: string, file: string): Example {
  const index = (classes as readonly string[]).indexOf(name);
  const harmless = name === "harmless";
  if (index === -1 && !harmless) throw new Error(`${file}: "${name}" is no class.`);
  const { statement, statementOthers } = settings.counts;
  const targets = new Float32Array(LABELS);
  const sampleWeights = new Float32Array(LABELS).fill(harmless ? statement : statement * statementOthers);
  if (!harmless) {
    for (const label of [index, ACCEPTABLE + index]) {
      targets[label] = 1;
      sampleWeights[label] = statement;
    }
    targets[TESTABLE] = 1;
  }
  sampleWeights[INSUFFICIENT] = statement * statementOthers;
  return { features: featuresOf(text).all, targets, sampleWeights };
}
