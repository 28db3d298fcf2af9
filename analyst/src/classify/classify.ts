import type { Facts } from "../facts/facts.ts";
import { combine, type Estimate, type Logits } from "./combine.ts";
import { SORTS, visitFeatures } from "./features.ts";
import { columnOf, LABELS, SETS } from "./labels.ts";
import { model } from "./model.ts";
import { type Vector, weighFeatures } from "./vector.ts";
import { highest, logitsOf } from "./weights.ts";

/** Where a feature shows: a sentence, its first word there and the one after its last. */
export interface Place {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** What the reader makes of a ticket. */
export interface Reading {
  readonly facts: Facts;
  readonly estimate: Estimate;
  readonly logits: Logits;
  /** Where the features that have weights show, by their id; none of them is without a place. */
  readonly shown: ReadonlyMap<number, readonly Place[]>;
  /** These features, weighed. */
  readonly vector: Vector;
}

/** What may be left out of a reading, to see what it is good for: a sort of features, or what one set taught. */
export type Part = "neighbouring stems" | "title" | "pairs of concepts" | "real set" | "written set";
const MARK_OF: Readonly<Partial<Record<Part, string>>> = {
  "neighbouring stems": "b:",
  title: "t:",
  "pairs of concepts": "p:",
};

/** Estimates what there is to find in a ticket. */
export function classify(facts: Facts, leftOut?: Part): Reading {
  const mark = leftOut && MARK_OF[leftOut];
  const shown = new Map<number, Place[]>();
  visitFeatures(facts, (name, at, from, to) => {
    const id = model.vocabulary.ids.get(name);
    if (id === undefined || (mark !== undefined && name.startsWith(mark))) return;
    const places = shown.get(id);
    if (places) places.push({ at, from, to });
    else shown.set(id, [{ at, from, to }]);
  });
  const vector = weighFeatures(shown.keys(), model.vocabulary);
  const whole = logitsOf(model, vector);
  const words = facts.ticket.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const peaks = highest(readSentences(shown)) ?? whole.slice();
  for (const set of SETS)
    if (leftOut === `${set} set`)
      for (const odds of [whole, peaks]) odds.fill(0, columnOf(set, 0), columnOf(set, LABELS));
  const logits = { whole, peaks, words };
  return { facts, estimate: combine(logits, model.combiner), logits, shown, vector };
}

/** Log-odds of every sentence that has features. */
function readSentences(shown: Reading["shown"]): Float64Array[] {
  const features = new Map<number, Set<number>>();
  for (const [id, places] of shown) {
    if (SORTS[model.vocabulary.sorts[id] ?? 0]?.ofTicket) continue;
    for (const { at } of places) {
      const ids = features.get(at);
      if (ids) ids.add(id);
      else features.set(at, new Set([id]));
    }
  }
  return [...features.values()].map((ids) => logitsOf(model, weighFeatures(ids, model.vocabulary)));
}
