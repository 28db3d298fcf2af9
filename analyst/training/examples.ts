import { GROUPS, groupOf, visitFeatures } from "../src/classify/features.ts";
import { ACCEPTABLE, INSUFFICIENT, LABELS, TESTABLE } from "../src/classify/labels.ts";
import { readFacts } from "../src/facts/facts.ts";
import { readTicket } from "../src/parse/ticket.ts";
import { classes } from "../src/weaknesses/classes.ts";
import { settings } from "./settings.ts";

/** A training example: features and labels. */
export interface Example {
  readonly features: ReadonlySet<string>;
  /** By label, 0 to 1. */
  readonly targets: Float32Array;
  /** How much each label counts. */
  readonly sampleWeights: Float32Array;
}

/** The examples that a labelled ticket makes. */
export interface TicketExamples {
  readonly whole: Example;
  /** Features of each sentence by itself. */
  readonly sentences: readonly ReadonlySet<string>[];
  readonly highlights: readonly Example[];
  /** Number of words. */
  readonly words: number;
}

/** A ticket with its labels. */
export interface LabelledTicket {
  readonly text: string;
  readonly targets: Float32Array;
  /** How much it counts beside others. */
  readonly sampleWeight: number;
  /** Phrases of it that reviewers underlined for a class. */
  readonly highlights: readonly { readonly class: string; readonly phrase: string }[];
}

export function examplesOf({ text, targets, sampleWeight, highlights }: LabelledTicket): TicketExamples {
  const { all, sentences, words } = featuresOf(text);
  return {
    whole: { features: all, targets, sampleWeights: new Float32Array(LABELS).fill(sampleWeight) },
    sentences,
    highlights: highlights.map((one) => highlightExample(one, targets)),
    words,
  };
}

/** Features of a text, and of each of its sentences. */
export function featuresOf(text: string): { all: Set<string>; sentences: Set<string>[]; words: number } {
  const ticket = readTicket(text);
  const all = new Set<string>();
  const sentences = new Map<number, Set<string>>();
  visitFeatures(readFacts(ticket), (name, at) => {
    all.add(name);
    if (GROUPS[groupOf(name)]?.wholeTicket) return;
    const features = sentences.get(at);
    if (features) features.add(name);
    else sentences.set(at, new Set([name]));
  });
  const words = ticket.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  return { all, sentences: [...sentences.values()], words };
}

/** Targets of labels that hold or do not. */
export function targetsOf(label: {
  readonly testable: boolean;
  readonly insufficient: boolean;
  readonly expected: readonly string[];
  readonly acceptable: readonly string[];
}): Float32Array {
  const targets = new Float32Array(LABELS);
  classes.forEach((one, index) => {
    targets[index] = Number(label.expected.includes(one));
    targets[ACCEPTABLE + index] = Number(label.expected.includes(one) || label.acceptable.includes(one));
  });
  targets[TESTABLE] = Number(label.testable);
  targets[INSUFFICIENT] = Number(label.insufficient);
  return targets;
}

/** A phrase underlined for one class is a negative example of the others, unless the ticket has them too. */
function highlightExample(
  { class: name, phrase }: LabelledTicket["highlights"][number],
  ticket: Float32Array,
): Example {
  const [features = new Set<string>()] = featuresOf(phrase.replace(/\s+/g, " ")).sentences;
  const { underlined, underlinedOthers } = settings.counts;
  const own = (classes as readonly string[]).indexOf(name);
  const targets = new Float32Array(LABELS);
  const sampleWeights = Float32Array.from({ length: LABELS }, (_, label) => {
    const index = label % ACCEPTABLE;
    if (label >= TESTABLE) return 0;
    if (index === own) return underlined;
    return (ticket[ACCEPTABLE + index] ?? 0) > 0 ? 0 : underlined * underlinedOthers;
  });
  if (own !== -1) {
    targets[own] = 1;
    targets[ACCEPTABLE + own] = 1;
  }
  return { features, targets, sampleWeights };
}
