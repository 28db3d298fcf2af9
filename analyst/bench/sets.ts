import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { type CorpusTicket, readCorpus } from "./corpus.ts";
import type { Tally } from "./figures.ts";
import { readReal, testRepositories, withLabels } from "./real.ts";
import { consensusOf, readReviews, tallyReview, withReviews } from "./reviews.ts";

const CORPUS = new URL("../corpus/", import.meta.url);

/** Labelled tickets that nothing was learnt from. */
export interface TestSet {
  /** With the consensus of their reviewers. */
  readonly tickets: readonly CorpusTicket[];
  /** The second review of each, compared with the first reviewer's labels alone. */
  readonly secondReviewer: readonly Tally[];
}

/** The written test set. */
export function readWrittenTestSet(): TestSet {
  const reviews = readReviews("unseen");
  const reviewed = readUnseenByAuthors().map((author) => ({ author, reviews: reviews.get(author.id) ?? [] }));
  return {
    tickets: reviewed.map(({ author, reviews }) => withReviews(author, reviews)),
    secondReviewer: reviewed.flatMap(({ author, reviews: [second] }) => (second ? [tallyReview(author, second)] : [])),
  };
}

/** The real test set: the tickets of the test repositories; `folder` holds their texts. */
export function readRealTestSet(folder: string): TestSet {
  const kept = readReal(folder).drawn.filter(({ repo }) => testRepositories.has(repo));
  return {
    tickets: kept.map(withLabels),
    secondReviewer: kept.flatMap((ticket) => {
      const [first, second] = ticket.reviews;
      if (!first || !second) return [];
      const { id, text } = ticket;
      const alone = { id, text, ...consensusOf([first]) };
      const weaknesses = { expected: first.named, acceptable: first.reasonable };
      return [tallyReview(alone.testable ? { ...alone, ...weaknesses } : alone, second)];
    }),
  };
}

/** How the labelled diffs have been used; `later` were written last. */
export const diffSets = ["tuned", "kept", "fresh", "later"] as const;

/** Labelled diffs, each with its reviewer's reason (corpus/README.md). */
export function readDiffs(name: (typeof diffSets)[number]): CorpusTicket[] {
  const file = `diffs/${name}.jsonl`;
  return readCorpus(readFileSync(new URL(file, CORPUS), "utf8"), file);
}

function readUnseenByAuthors(): CorpusTicket[] {
  const files = readdirSync(CORPUS).filter((file) => /^unseen.*\.jsonl$/.test(file));
  return files
    .toSorted()
    .flatMap((file) =>
      readCorpus(readFileSync(new URL(file, CORPUS), "utf8"), file).map((ticket) => ({ author: "a", ...ticket })),
    );
}

/**
 * Reads a set by path: a corpus file with labels in each line, or a folder (or its tickets.jsonl) where labels.jsonl
 * lies beside tickets.jsonl. Throws, naming what is missing.
 */
export function readSet(path: string): CorpusTicket[] {
  const file = statSync(path).isDirectory() ? join(path, "tickets.jsonl") : path;
  const labels = join(dirname(file), "labels.jsonl");
  if (!file.endsWith("tickets.jsonl") || !existsSync(labels)) return readCorpus(readFileSync(file, "utf8"), file);
  const byId = new Map(readLines(labels).map((label) => [label.id, label]));
  const joined = readLines(file).map((ticket) => {
    const label = byId.get(ticket.id);
    if (!label) throw new Error(`${labels} has no label for ${String(ticket.id)}.`);
    return JSON.stringify({ ...ticket, ...label });
  });
  return readCorpus(joined.join("\n"), file);
}

function readLines(file: string): Record<string, unknown>[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));
}
