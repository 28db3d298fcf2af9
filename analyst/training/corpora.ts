import { readdirSync, readFileSync } from "node:fs";
import { type CorpusTicket, readCorpus } from "../bench/corpus.ts";
import { agree, readReviews } from "../bench/reviews.ts";

const FOLDER = new URL("../corpus/", import.meta.url);
/** Fits made before the last one. More hold out less at a time, and take longer. */
const FOLDS = 6;
/** The tickets that stand for what the engine is made for: their author is in every fold, a part in each. */
const BENCHMARK = "z";

export interface LearningTicket extends CorpusTicket {
  readonly author: string;
  /** Tickets of one fold are judged by a reader that learned from the others: some authors' and a part of the benchmark. */
  readonly fold: number;
}

/** All tickets that may be learned from, as all who judged them agree, in the order of their files. The unseen files are never opened. */
export function readLearningTickets(): LearningTicket[] {
  const files = readdirSync(FOLDER).filter((file) => /^learn(?:-[a-z]+)?\.jsonl$/.test(file));
  const reviews = readReviews("learn");
  return files.toSorted().flatMap((file) => {
    const author = /-([a-z]+)\./.exec(file)?.[1] ?? "a";
    const hand = [...author].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % FOLDS;
    return readCorpus(readFileSync(new URL(file, FOLDER), "utf8"), file).map((ticket, index) => {
      const fold = author === BENCHMARK ? index % FOLDS : hand;
      return { ...agree(ticket, reviews.get(ticket.id) ?? []), author, fold };
    });
  });
}
