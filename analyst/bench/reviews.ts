import { readFileSync } from "node:fs";
import type { CorpusTicket } from "./corpus.ts";
import type { Tally } from "./figures.ts";

/** What one reviewer says of a ticket without having seen other reviews. */
export interface Review {
  /** Id of the ticket. */
  readonly id: string;
  readonly verdict: "testable" | "harmless" | "vague";
  /** The classes this reviewer would report, most important first. */
  readonly named: readonly string[];
  /** Further classes this reviewer would accept from a colleague. */
  readonly reasonable: readonly string[];
}

export type Split = "learn" | "unseen";

/** The reviews of a part of the corpus, one JSON object a line in corpus/reviews, by ticket. */
export function readReviews(part: Split): ReadonlyMap<string, readonly Review[]> {
  const content = readFileSync(new URL(`../corpus/reviews/${part}.jsonl`, import.meta.url), "utf8");
  const reviews: Review[] = content
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
  return Map.groupBy(reviews, ({ id }) => id);
}

/**
 * A ticket as its author and its reviewers see it together: the verdict most of them give (the author's where they are
 * even), expected what two of them would report, acceptable what any of them names besides. Without reviews it stays as
 * it is.
 */
export function withReviews(author: CorpusTicket, reviews: readonly Review[]): CorpusTicket {
  return reviews.length === 0 ? author : { ...author, ...consensusOf([reviewOf(author), ...reviews]) };
}

/** The consensus of reviewers: the verdict most of them give, the first one's where they are even. */
export function consensusOf(
  all: readonly Review[],
): Pick<CorpusTicket, "testable" | "insufficient" | "expected" | "acceptable"> {
  const verdict = all.map((one) => one.verdict).toSorted((a, b) => votes(all, b) - votes(all, a))[0];
  const by = verdict === "testable" ? all.filter((one) => one.verdict === verdict) : [];
  const named = by.flatMap((one) => one.named);
  const mentioned = by.flatMap((one) => [...one.named, ...one.reasonable]);
  const isExpected = (one: string): boolean => named.indexOf(one) !== named.lastIndexOf(one);
  return {
    testable: verdict === "testable",
    insufficient: verdict === "vague",
    expected: [...new Set(named.filter(isExpected))],
    acceptable: [...new Set(mentioned.filter((one) => !isExpected(one)))],
  };
}

/**
 * Compares a review with the author's labels alone, as if it were an answer: how far two experts agree. Reviewers quote
 * nothing, so no evidence is counted. What a harmless ticket is said to touch is no finding.
 */
export function tallyReview(author: CorpusTicket, review: Review): Tally {
  const { expected, acceptable } = author;
  const named = review.verdict === "testable" ? review.named : [];
  return {
    tickets: 1,
    verdict: Number((review.verdict === "testable") === author.testable),
    expected: expected.length,
    found: expected.filter((one) => named.includes(one)).length,
    reported: named.length,
    fitting: named.filter((one) => expected.includes(one) || acceptable.includes(one)).length,
    risky: Number(author.testable),
    riskyFound: Number(author.testable && review.verdict === "testable"),
    quiet: Number(!author.testable),
    alarmed: Number(!author.testable && review.verdict === "testable"),
    valid: named.length,
    insufficientTrue: Number(author.insufficient),
    insufficientSaid: Number(review.verdict === "vague"),
    insufficientBoth: Number(author.insufficient && review.verdict === "vague"),
  };
}

function reviewOf({ id, testable, insufficient, expected, acceptable }: CorpusTicket): Review {
  const verdict = testable ? "testable" : insufficient ? "vague" : "harmless";
  return { id, verdict, named: expected, reasonable: acceptable };
}

const votes = (all: readonly Review[], verdict: Review["verdict"]): number =>
  all.filter((one) => one.verdict === verdict).length;
