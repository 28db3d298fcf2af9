import { type Classification, model, type Occurrence } from "../classify/classify.ts";
import { sigmoid } from "../classify/estimate.ts";
import { ACCEPTABLE, COLUMNS, columnOf, MANNER, SETS } from "../classify/labels.ts";
import type { Span } from "../parse/span.ts";
import type { Ticket } from "../parse/ticket.ts";

/** A span within one sentence of a ticket. */
export interface SentenceSpan extends Span {
  /** Index of the sentence. */
  readonly at: number;
  /** How much it speaks for the finding; 1 when unknown. */
  readonly weight?: number;
}

/** Longest span, in words; the clause around it is quoted. */
const MAX_WORDS = 14;
const MAX_SPANS = 3;
/** A further span needs at least this share of the first one's attribution. */
const MIN_SHARE = 0.5;
/** Weight of the first span; a situation's match weighs 1.5 (write/candidates.ts). */
const BEST_WEIGHT = 3;

/** The spans that speak most for a class, best first: at most three, one a sentence. Empty when none does. */
export function spansFor(
  { facts: { ticket }, occurrences, vector, logits }: Classification,
  index: number,
): readonly SentenceSpan[] {
  const attribution = attributionTo(index, sigmoid(logits.whole[MANNER] ?? 0));
  const attributions = ticket.sentences.map(({ words }) => new Float64Array(words.length));
  vector.ids.forEach((id, order) => {
    const places = occurrences.get(id) ?? [];
    const weight = attribution(id) * (vector.values[order] ?? 0);
    for (const { at, from, to } of places) {
      const gain = attributions[at];
      if (!gain) continue;
      for (let word = from; word < to; word++) gain[word] = (gain[word] ?? 0) + weight / (to - from) / places.length;
    }
  });
  const peaks = attributions
    .flatMap((gain, at) => bestSpan(gain, at, sentenceWeight(ticket, at)))
    .sort((a, b) => b.gain - a.gain || a.at - b.at);
  const [best] = peaks;
  return peaks
    .filter(({ gain }) => best && gain >= MIN_SHARE * best.gain)
    .slice(0, MAX_SPANS)
    .map(({ at, from, to, gain }) => {
      const words = ticket.sentences[at]?.words ?? [];
      const weight = (BEST_WEIGHT * gain) / (best?.gain ?? 1);
      return { at, start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0, weight };
    });
}

/** What a feature adds to the log-odds of a class, each set weighted by the ticket's manner. */
function attributionTo(index: number, manner: number): (id: number) => number {
  const columns = SETS.flatMap((set) =>
    [index, ACCEPTABLE + index].map((label) => {
      const column = columnOf(set, label);
      return { column, scale: (set === "written" ? manner : 1 - manner) * (model.steps[column] ?? 0) };
    }),
  );
  return (id) =>
    columns.reduce((sum, { column, scale }) => sum + scale * (model.weights[id * COLUMNS + column] ?? 0), 0);
}

function bestSpan(gain: Float64Array, at: number, weight: number): (Occurrence & { readonly gain: number })[] {
  let best = { at, from: 0, to: 0, gain: 0 };
  for (let from = 0; from < gain.length; from++) {
    let sum = 0;
    for (let to = from; to < Math.min(gain.length, from + MAX_WORDS); to++) {
      sum += gain[to] ?? 0;
      if (sum > best.gain) best = { at, from, to: to + 1, gain: sum };
    }
  }
  return best.gain > 0 ? [{ ...best, gain: best.gain * weight }] : [];
}

/** Spans sorted so that those of the weightiest sentence come first. */
export function byWeight(spans: readonly SentenceSpan[]): SentenceSpan[] {
  const bySentence = weightBySentence(spans);
  return spans.toSorted(
    (a, b) =>
      (bySentence.get(b.at) ?? 0) - (bySentence.get(a.at) ?? 0) ||
      (b.weight ?? 1) - (a.weight ?? 1) ||
      a.start - b.start,
  );
}

/** The weight of the spans of each sentence together. */
export function weightBySentence(spans: readonly SentenceSpan[]): Map<number, number> {
  const ofSentence = new Map<number, number>();
  for (const { at, weight = 1 } of spans) ofSentence.set(at, (ofSentence.get(at) ?? 0) + weight);
  return ofSentence;
}

/**
 * How much a sentence counts by what it is. Chosen by how often the first quotation is of the sentence that a reviewer
 * underlined: in .604 of the real findings learnt from; with the title's and the address's weight alone, in .587.
 */
const WEIGHTS = { title: 0.5, address: 0.35, fragment: 0.6, checklist: 0.3, testNote: 0.4, change: 1.4 };
const BARE_ADDRESS = /^\W*(?:(?:GET|POST|PUT|PATCH|DELETE)\s+)?\/\S+\W*$/i;
const TEST_NOTE = /\b(?:tests?|tested|specs?)\b/i;
const CHANGE =
  /\b(?:adds?|allows?|now|new|supports?|introduces?|enables?|removes?|changes?|replaces?|can|should|must)\b/i;
const MAX_TITLE = 14;
const MAX_FRAGMENT = 4;

/** How much a sentence counts by what it is: a title, a bare address or a note on testing says little by itself. */
export function sentenceWeight({ sentences, input }: Ticket, at: number): number {
  const sentence = sentences[at];
  if (!sentence) return 1;
  const sentenceText = input.slice(sentence.start, sentence.end);
  if (BARE_ADDRESS.test(sentenceText)) return WEIGHTS.address;
  const words = sentence.words.length;
  const isTitle = at === 0 && sentences.length > 2 && words <= MAX_TITLE;
  return (
    (isTitle ? WEIGHTS.title : words <= MAX_FRAGMENT ? WEIGHTS.fragment : 1) *
    (sentence.block.role === "checklist" ? WEIGHTS.checklist : 1) *
    (TEST_NOTE.test(sentenceText) ? WEIGHTS.testNote : 1) *
    (CHANGE.test(sentenceText) ? WEIGHTS.change : 1)
  );
}
