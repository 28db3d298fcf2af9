import type { Place, Reading } from "../classify/classify.ts";
import { ACCEPTABLE, COLUMNS, columnOf, MANNER, SETS } from "../classify/labels.ts";
import { model } from "../classify/model.ts";
import { sigmoid } from "../classify/sigmoid.ts";
import type { Ticket } from "../parse/ticket.ts";

/** A stretch of one sentence of a ticket. UTF-16 offsets into the ticket, `end` exclusive. */
export interface SentenceSpan {
  /** Index of the sentence. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
  /** How much it says for the finding; 1 when nothing is known of it. */
  readonly weight?: number;
}

/** Longest span, in words; evidence is cut to clauses around it. */
const MAX_WORDS = 14;
const MAX_SPANS = 3;
/** A further span is named when it carries at least this share of what the first does. */
const MIN_SHARE = 0.5;
/** What the first span weighs; a situation's match weighs 1.5 (write/choose.ts). */
const WEIGHT_OF_BEST = 3;

/** The spans that speak most for a class, best first: at most three, one a sentence. Empty when none does. */
export function spansFor(
  { facts: { ticket }, shown, vector, logits }: Reading,
  index: number,
): readonly SentenceSpan[] {
  const contribution = contributionTo(index, sigmoid(logits.whole[MANNER] ?? 0));
  const gains = ticket.sentences.map(({ words }) => new Float64Array(words.length));
  vector.ids.forEach((id, order) => {
    const places = shown.get(id) ?? [];
    const weight = contribution(id) * (vector.values[order] ?? 0);
    for (const { at, from, to } of places) {
      const gain = gains[at];
      if (!gain) continue;
      for (let word = from; word < to; word++) gain[word] = (gain[word] ?? 0) + weight / (to - from) / places.length;
    }
  });
  const peaks = gains
    .flatMap((gain, at) => peakOf(gain, at, weightOfPlace(ticket, at)))
    .sort((a, b) => b.gain - a.gain || a.at - b.at);
  const [best] = peaks;
  return peaks
    .filter(({ gain }) => best && gain >= MIN_SHARE * best.gain)
    .slice(0, MAX_SPANS)
    .map(({ at, from, to, gain }) => {
      const words = ticket.sentences[at]?.words ?? [];
      const weight = (WEIGHT_OF_BEST * gain) / (best?.gain ?? 1);
      return { at, start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0, weight };
    });
}

/** What a feature adds to the log-odds of a class, by the set that the ticket's manner speaks for. */
function contributionTo(index: number, manner: number): (id: number) => number {
  const columns = SETS.flatMap((set) =>
    [index, ACCEPTABLE + index].map((label) => {
      const column = columnOf(set, label);
      return { column, scale: (set === "written" ? manner : 1 - manner) * (model.steps[column] ?? 0) };
    }),
  );
  return (id) =>
    columns.reduce((sum, { column, scale }) => sum + scale * (model.weights[id * COLUMNS + column] ?? 0), 0);
}

function peakOf(gain: Float64Array, at: number, weight: number): (Place & { readonly gain: number })[] {
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

/** Spans sorted so that those of the sentence that says most in all come first. */
export function byWeight(spans: readonly SentenceSpan[]): SentenceSpan[] {
  const ofSentence = weighSentences(spans);
  return spans.toSorted(
    (a, b) =>
      (ofSentence.get(b.at) ?? 0) - (ofSentence.get(a.at) ?? 0) ||
      (b.weight ?? 1) - (a.weight ?? 1) ||
      a.start - b.start,
  );
}

/** What the spans of each sentence say for the finding in all. */
export function weighSentences(spans: readonly SentenceSpan[]): Map<number, number> {
  const ofSentence = new Map<number, number>();
  for (const { at, weight = 1 } of spans) ofSentence.set(at, (ofSentence.get(at) ?? 0) + weight);
  return ofSentence;
}

/**
 * How much a sentence counts by what it is. Measured by whether the first quotation is of the sentence that a reviewer
 * underlined: with these so in .604 of the real findings learnt from, with the title's and the address's alone in .587.
 */
const WEIGHTS = { title: 0.5, address: 0.35, scrap: 0.6, checklist: 0.3, testNote: 0.4, change: 1.4 };
const BARE_ADDRESS = /^\W*(?:(?:GET|POST|PUT|PATCH|DELETE)\s+)?\/\S+\W*$/i;
const TEST_NOTE = /\b(?:tests?|tested|specs?)\b/i;
const CHANGE =
  /\b(?:adds?|allows?|now|new|supports?|introduces?|enables?|removes?|changes?|replaces?|can|should|must)\b/i;
const MAX_TITLE = 14;
const MAX_SCRAP = 4;

/** How much a sentence counts by where it stands and what it is: a title, a bare address or a test's note carries little of its own. */
export function weightOfPlace({ sentences, input }: Ticket, at: number): number {
  const sentence = sentences[at];
  if (!sentence) return 1;
  const said = input.slice(sentence.start, sentence.end);
  if (BARE_ADDRESS.test(said)) return WEIGHTS.address;
  const words = sentence.words.length;
  const isTitle = at === 0 && sentences.length > 2 && words <= MAX_TITLE;
  return (
    (isTitle ? WEIGHTS.title : words <= MAX_SCRAP ? WEIGHTS.scrap : 1) *
    (sentence.block.role === "checklist" ? WEIGHTS.checklist : 1) *
    (TEST_NOTE.test(said) ? WEIGHTS.testNote : 1) *
    (CHANGE.test(said) ? WEIGHTS.change : 1)
  );
}
