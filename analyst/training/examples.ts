import { harmlessness } from "../src/change/kind.ts";
import { isVague } from "../src/change/vagueness.ts";
import { type Reading, readHits } from "../src/hits.ts";
import { SORTS, sortOf, visitFeatures } from "../src/model/features.ts";
import { FITTING, families, HEADS, TESTABLE } from "../src/model/heads.ts";
import type { Opinions } from "../src/model/second-stage.ts";
import { groupOf } from "../src/model/word-groups.ts";
import { readTicket } from "../src/reading/ticket.ts";
import { suspect } from "../src/suspicion.ts";
import type { LearningTicket } from "./corpora.ts";
import { type Example, targetsOf } from "./first-stage.ts";
import { readStatements } from "./statements.ts";

/** A labelled ticket as it is learned from and judged by. */
export interface ReadTicket {
  readonly ticket: LearningTicket;
  readonly whole: Example;
  /** Features of each sentence by itself. */
  readonly sentences: readonly ReadonlySet<string>[];
  /** What testers underlined in it. */
  readonly underlined: readonly Example[];
  /** What is known of it without the statistical reader. */
  readonly opinions: Omit<Opinions, "logits" | "peaks">;
}

/** The site's own tickets stand for themselves alone, and everybody sees how they are read. */
const COUNT_OF_OUR_OWN = 5;
/** An underlined phrase beside a whole ticket; chosen on held-out authors among 0 to 1. */
const COUNT_OF_UNDERLINED = 0.5;
/** A phrase underlined for one family seldom carries another. */
const COUNT_OF_OTHERS = 0.3;

export function readForLearning(label: LearningTicket): ReadTicket {
  const ticket = readTicket(label.text);
  const reading = readHits(ticket);
  const harm = harmlessness(ticket);
  const raised = new Map(suspect(reading, harm).map(({ family, strength }) => [family, strength]));
  return {
    ticket: label,
    whole: {
      features: featuresOf(reading),
      targets: targetsOf(label),
      counts: new Float64Array(HEADS).fill(label.author === "s" ? COUNT_OF_OUR_OWN : 1),
    },
    sentences: featuresBySentence(reading),
    underlined: (label.because ?? []).map((one) => underline(one, label)),
    opinions: { strengths: families.map((family) => raised.get(family)), harm, vague: isVague(ticket) },
  };
}

/** The statements of training/statements/ as examples. */
export function statedExamples(): Example[] {
  return readStatements().map(({ text, targets, counts }) => ({
    features: featuresOf(readHits(readTicket(text))),
    targets,
    counts,
  }));
}

function featuresOf(reading: Reading): Set<string> {
  const features = new Set<string>();
  visitFeatures(reading, groupOf, (name) => features.add(name));
  return features;
}

function featuresBySentence(reading: Reading): Set<string>[] {
  const sentences = new Map<number, Set<string>>();
  visitFeatures(reading, groupOf, (name, at) => {
    if (SORTS[sortOf(name)]?.ofTicket) return;
    const features = sentences.get(at);
    if (features) features.add(name);
    else sentences.set(at, new Set([name]));
  });
  return [...sentences.values()];
}

function underline({ class: family, phrase }: { class: string; phrase: string }, label: LearningTicket): Example {
  const [features = new Set<string>()] = featuresBySentence(readHits(readTicket(phrase.replace(/\s+/g, " "))));
  const targets = new Float64Array(HEADS);
  const counts = Float64Array.from({ length: HEADS }, (_, head) => {
    const other = families[head % FITTING];
    if (head >= TESTABLE || !other) return 0;
    if (other === family) return COUNT_OF_UNDERLINED;
    const open = label.expected.includes(other) || label.acceptable.includes(other);
    return open ? 0 : COUNT_OF_UNDERLINED * COUNT_OF_OTHERS;
  });
  const head = families.indexOf(family as (typeof families)[number]);
  targets[head] = 1;
  targets[FITTING + head] = 1;
  return { features, targets, counts };
}
