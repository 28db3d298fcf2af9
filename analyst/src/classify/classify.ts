import type { Facts } from "../facts/facts.ts";
import type { Span } from "../parse/span.ts";
import { overlap } from "../parse/span.ts";
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
  /** Log-odds of every sentence that has features. */
  readonly bySentence: ReadonlyMap<number, Float64Array>;
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
  return readShown(facts, shown, new Map(), leftOut);
}

/** What the reader would make of the ticket if some stretches of it were not there. */
export function classifyWithout({ facts, shown, bySentence }: Reading, gone: readonly Span[]): Reading {
  const touches = (span: Span): boolean => gone.some((one) => overlap(one, span));
  const { sentences } = facts.ticket;
  const touched = sentences.map(touches);
  const stays = ({ at, from, to }: Place): boolean => {
    if (!touched[at]) return true;
    const words = sentences[at]?.words ?? [];
    return !touches({ start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 });
  };
  const left = new Map<number, readonly Place[]>();
  for (const [id, places] of shown) {
    const staying = places.every(stays) ? places : places.filter(stays);
    if (staying.length > 0) left.set(id, staying);
  }
  return readShown(facts, left, new Map([...bySentence].filter(([at]) => !touched[at])));
}

/** `known`: sentences that were read before. */
function readShown(facts: Facts, shown: Reading["shown"], known: Reading["bySentence"], leftOut?: Part): Reading {
  const vector = weighFeatures(shown.keys(), model.vocabulary);
  const whole = logitsOf(model, vector);
  const bySentence = readSentences(shown, known);
  const words = facts.ticket.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const peaks = highest([...bySentence.values()]) ?? whole.slice();
  for (const set of SETS)
    if (leftOut === `${set} set`)
      for (const odds of [whole, peaks]) odds.fill(0, columnOf(set, 0), columnOf(set, LABELS));
  const logits = { whole, peaks, words };
  return { facts, estimate: combine(logits, model.combiner), logits, bySentence, shown, vector };
}

function readSentences(shown: Reading["shown"], known: Reading["bySentence"]): Reading["bySentence"] {
  const features = new Map<number, Set<number>>();
  for (const [id, places] of shown) {
    if (SORTS[model.vocabulary.sorts[id] ?? 0]?.ofTicket) continue;
    for (const { at } of places) {
      if (known.has(at)) continue;
      const ids = features.get(at);
      if (ids) ids.add(id);
      else features.set(at, new Set([id]));
    }
  }
  const bySentence = new Map(known);
  for (const [at, ids] of features) bySentence.set(at, logitsOf(model, weighFeatures(ids, model.vocabulary)));
  return bySentence;
}
