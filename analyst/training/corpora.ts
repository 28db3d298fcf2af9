import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type CorpusTicket, readCorpus } from "../bench/corpus.ts";
import { keptRepositories, labelled, type RealSet, type RealTicket } from "../bench/real.ts";
import { agree, readReviews } from "../bench/reviews.ts";
import { ACCEPTABLE, INSUFFICIENT, LABELS, TESTABLE, type TicketSet } from "../src/classify/labels.ts";
import { classes } from "../src/weaknesses/classes.ts";
import { type Labelled, targetsOf } from "./examples.ts";
import { settings } from "./settings.ts";

const FOLDER = new URL("../corpus/", import.meta.url);
/** The tickets written on the facts of public ones: their author is in every fold, a part in each. */
export const BENCHMARK = "z";
/** The site's own tickets. */
const SITE = "s";

export interface LearningTicket extends Labelled {
  readonly set: TicketSet;
  /** Author, or repository. */
  readonly author: string;
  /** Tickets of one fold are judged by a reader that learnt from the others. */
  readonly fold: number;
  /** What reviewers agree on; absent where only one of them judged it, so that nothing is measured on it. */
  readonly label?: CorpusTicket;
}

/** The written tickets that may be learnt from, as all who judged them agree. The unseen files are never opened. */
export function readWritten(): LearningTicket[] {
  const files = readdirSync(FOLDER).filter((file) => /^learn(?:-[a-z]+)?\.jsonl$/.test(file));
  const reviews = readReviews("learn");
  return files.toSorted().flatMap((file) => {
    const author = /-([a-z]+)\./.exec(file)?.[1] ?? "a";
    const sum = [...author].reduce((total, letter) => total + letter.charCodeAt(0), 0);
    return readCorpus(readFileSync(new URL(file, FOLDER), "utf8"), file).map((ticket, index) => {
      const label = agree(ticket, reviews.get(ticket.id) ?? []);
      return {
        set: "written",
        author,
        fold: (author === BENCHMARK ? index : sum) % settings.folds,
        text: ticket.text,
        targets: targetsOf(label),
        count: author === SITE ? settings.counts.site : 1,
        underlined: ticket.because ?? [],
        label,
      };
    });
  });
}

/** The real tickets that may be learnt from. Those of the repositories kept aside are left out. */
export function pickReal({ drawn, further }: RealSet): LearningTicket[] {
  const from = (tickets: readonly RealTicket[], judgedOnce: boolean): LearningTicket[] =>
    tickets
      .filter(({ repo }) => !keptRepositories.has(repo))
      .map((ticket) => {
        const label = labelled(ticket);
        return {
          set: "real",
          author: ticket.repo,
          fold: createHash("sha256").update(ticket.repo).digest().readUInt16BE(0) % settings.folds,
          text: ticket.text,
          targets: meanTargets(ticket),
          count: judgedOnce ? settings.counts.judgedOnce : 1,
          underlined: label.because ?? [],
          ...(judgedOnce ? {} : { label }),
        };
      });
  return [...from(drawn, false), ...from(further, true)];
}

/** The mean of what reviewers say, by their own certainty: a doubt is worth learning too. */
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
