import { type Ablation, type Classification, classify, model } from "./classify.ts";
import { logOdds, sigmoid } from "./estimate.ts";

/**
 * How much surer than usual a text that something speaks against has to be to be believed over it, in log-odds: what
 * stands below a title, and prose beside code that raises nothing (assess.ts). For titles measured on the 2,406
 * real tickets kept aside: with 1, 58 of 100 risky tickets stay found under "docs: fix typos" (12 without it), and 10 more
 * risky and 8 more harmless ones are alarmed; with 0.5, 81 for 17 and 21 more.
 */
const DOUBT = 1;

/** The threshold, a probability, that such a text is held to instead of the usual one. */
export const doubted = (threshold: number): number => sigmoid(logOdds(threshold) + DOUBT);

/** Fewer words than this do not say what changes without their title. */
const MIN_WORDS_BELOW_TITLE = 8;

/**
 * A title is its author's word for the change and not the change. Where it keeps a ticket silent and the text below
 * speaks clearly by itself, that text is classified alone.
 */
export function doubtTitle(whole: Classification, ablation?: Ablation): Classification {
  const { testable } = model.thresholds;
  if (whole.estimate.testable >= testable) return whole;
  const { ticket, mentions } = whole.facts;
  const [title, ...sentences] = ticket.sentences;
  if (title?.blockIndex === sentences[0]?.blockIndex) return whole;
  if (sentences.reduce((sum, { words }) => sum + words.length, 0) < MIN_WORDS_BELOW_TITLE) return whole;
  const below = classify({ ticket: { ...ticket, sentences }, mentions: mentions.slice(1) }, ablation);
  return below.estimate.testable >= doubted(testable) ? below : whole;
}
