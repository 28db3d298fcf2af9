import { readFileSync } from "node:fs";
import type { Facts } from "../facts/facts.ts";
import combined from "./combiner.json" with { type: "json" };
import { type Combiner, type Estimate, estimate, type Logits, type Thresholds } from "./estimate.ts";
import { type FeatureVector, GROUPS, vectorise, visitFeatures } from "./features.ts";
import { columnOf, LABELS, SETS } from "./labels.ts";
import { elementwiseMax, logitsOf, unpackModel } from "./weights.ts";

/** The model as training/train.ts left it. */
export const model = {
  ...unpackModel(readFileSync(new URL("weights.br", import.meta.url))),
  combiner: combined.combiner satisfies Combiner,
  thresholds: combined.thresholds satisfies Thresholds,
};

/** Where a feature occurs: a sentence, its first word there and the one after its last. */
export interface Occurrence {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** A classified ticket. */
export interface Classification {
  readonly facts: Facts;
  readonly estimate: Estimate;
  readonly logits: Logits;
  /** Where the features that have weights occur, by their id. Never empty lists. */
  readonly occurrences: ReadonlyMap<number, readonly Occurrence[]>;
  /** The values of these features. */
  readonly vector: FeatureVector;
}

/** What a measurement may leave out: a group of features, or what was learnt from one set. */
export type Ablation = "neighbouring stems" | "title" | "pairs of concepts" | "real set" | "written set";
const PREFIX_OF: Readonly<Partial<Record<Ablation, string>>> = {
  "neighbouring stems": "b:",
  title: "t:",
  "pairs of concepts": "p:",
};

/** Estimates what there is to find in a ticket. */
export function classify(facts: Facts, ablation?: Ablation): Classification {
  const prefix = ablation && PREFIX_OF[ablation];
  const occurrences = new Map<number, Occurrence[]>();
  visitFeatures(facts, (name, at, from, to) => {
    const id = model.vocabulary.ids.get(name);
    if (id === undefined || (prefix !== undefined && name.startsWith(prefix))) return;
    const known = occurrences.get(id);
    if (known) known.push({ at, from, to });
    else occurrences.set(id, [{ at, from, to }]);
  });
  const vector = vectorise(occurrences.keys(), model.vocabulary);
  const whole = logitsOf(model, vector);
  const words = facts.ticket.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const sentenceMaxima = elementwiseMax(sentenceLogits(occurrences)) ?? whole.slice();
  for (const set of SETS)
    if (ablation === `${set} set`)
      for (const logits of [whole, sentenceMaxima]) logits.fill(0, columnOf(set, 0), columnOf(set, LABELS));
  const logits = { whole, sentenceMaxima, words };
  return { facts, estimate: estimate(logits, model.combiner), logits, occurrences, vector };
}

/** Log-odds of every sentence that has features. */
function sentenceLogits(shown: Classification["occurrences"]): Float64Array[] {
  const features = new Map<number, Set<number>>();
  for (const [id, places] of shown) {
    if (GROUPS[model.vocabulary.groups[id] ?? 0]?.wholeTicket) continue;
    for (const { at } of places) {
      const ids = features.get(at);
      if (ids) ids.add(id);
      else features.set(at, new Set([id]));
    }
  }
  return [...features.values()].map((ids) => logitsOf(model, vectorise(ids, model.vocabulary)));
}
