import type { Reading } from "./hits.ts";
import type { Ticket } from "./reading/ticket.ts";
import type { Ground } from "./suspicion.ts";
import type { Stretch } from "./tellings/nouns.ts";

const WEIGHT = { sure: 3, likely: 2, hint: 1 } as const;
/** A title names the matter; what a tester underlines stands below it. */
const WEIGHT_OF_TITLE = 0.35;

/** The stretches that grounds were found on, those of the sentence that says most for the finding first. */
export function carryingOf(grounds: readonly Ground[], { ticket }: Reading): Stretch[] {
  const weighed = grounds.flatMap(({ hits, signal, force }) =>
    hits.map((hit) => {
      const title = weightOfPlace(ticket, hit.at);
      const length = hit.words > 1 ? 1 : 0.6;
      return { at: hit.at, start: hit.start, end: hit.end, weight: WEIGHT[signal.grade] * force * title * length };
    }),
  );
  return byWeight(weighed);
}

/** Stretches sorted so that those of the sentence that says most in all come first. */
export function byWeight(stretches: readonly Stretch[]): Stretch[] {
  const ofSentence = weighSentences(stretches);
  return stretches.toSorted(
    (a, b) =>
      (ofSentence.get(b.at) ?? 0) - (ofSentence.get(a.at) ?? 0) ||
      (b.weight ?? 1) - (a.weight ?? 1) ||
      a.start - b.start,
  );
}

/** What the stretches of each sentence say for the finding in all. */
export function weighSentences(stretches: readonly Stretch[]): Map<number, number> {
  const ofSentence = new Map<number, number>();
  for (const { at, weight = 1 } of stretches) ofSentence.set(at, (ofSentence.get(at) ?? 0) + weight);
  return ofSentence;
}

const BARE_ADDRESS = /^\W*(?:(?:GET|POST|PUT|PATCH|DELETE)\s+)?\/\S+\W*$/i;
const LONGEST_TITLE = 14;

/** How much a sentence counts by where it stands: a title, or a bare address, carries little of its own. */
export function weightOfPlace({ sentences, text }: Ticket, at: number): number {
  const sentence = sentences[at];
  const words = sentence?.words.length ?? 0;
  if (sentence && BARE_ADDRESS.test(text.slice(sentence.start, sentence.end))) return WEIGHT_OF_TITLE;
  return at === 0 && sentences.length > 2 && words <= LONGEST_TITLE ? WEIGHT_OF_TITLE : 1;
}
