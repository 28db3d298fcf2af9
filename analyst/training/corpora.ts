import { readdirSync, readFileSync } from "node:fs";
import { type CorpusTicket, readCorpus } from "../bench/corpus.ts";

const FOLDER = new URL("../corpus/", import.meta.url);
/** Parts that one author's tickets are cut into where that author is also what is aimed at. */
const PARTS_OF_BENCHMARK = 5;

export interface LearningTicket extends CorpusTicket {
  readonly author: string;
  /** Tickets of one fold are judged by a reader that learned from all the others: an author, or a fifth of the benchmark. */
  readonly fold: string;
}

/** All tickets that may be learned from, in the order of their files. The unseen files are never opened. */
export function readLearningTickets(): LearningTicket[] {
  const files = readdirSync(FOLDER).filter((file) => /^learn(?:-[a-z])?\.jsonl$/.test(file));
  return files.toSorted().flatMap((file) => {
    const author = /-([a-z])\./.exec(file)?.[1] ?? "a";
    return readCorpus(readFileSync(new URL(file, FOLDER), "utf8"), file).map((ticket, index) => {
      const fold = author === "z" ? `z${index % PARTS_OF_BENCHMARK}` : author;
      return { ...ticket, author, fold };
    });
  });
}
