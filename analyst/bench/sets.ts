import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { type CorpusTicket, readCorpus } from "./corpus.ts";
import type { Tally } from "./figures.ts";
import { keptRepositories, labelled, readReal } from "./real.ts";
import { agree, agreed, readReviews, tallyReview } from "./reviews.ts";

const CORPUS = new URL("../corpus/", import.meta.url);

/** Tickets that nothing was learnt from. */
export interface KeptSet {
  /** As all who judged them agree. */
  readonly tickets: readonly CorpusTicket[];
  /** What the second reviewer makes of each, held against the first one's labels alone. */
  readonly secondReviewer: readonly Tally[];
}

/** The part of the written corpus that is kept aside. */
export function readUnseen(): KeptSet {
  const reviews = readReviews("unseen");
  const judged = readUnseenByAuthors().map((author) => ({ author, reviews: reviews.get(author.id) ?? [] }));
  return {
    tickets: judged.map(({ author, reviews }) => agree(author, reviews)),
    secondReviewer: judged.flatMap(({ author, reviews: [second] }) => (second ? [tallyReview(author, second)] : [])),
  };
}

/** The real tickets of the repositories kept aside; `folder` holds their texts. */
export function readKept(folder: string): KeptSet {
  const kept = readReal(folder).drawn.filter(({ repo }) => keptRepositories.has(repo));
  return {
    tickets: kept.map(labelled),
    secondReviewer: kept.flatMap((ticket) => {
      const [first, second] = ticket.reviews;
      if (!first || !second) return [];
      const { id, text } = ticket;
      const alone = { id, text, ...agreed([first]), expected: first.named, acceptable: first.reasonable };
      return [tallyReview(alone, second)];
    }),
  };
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
