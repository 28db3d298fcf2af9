import type { Evidence } from "@house/contract/preview";
import { weightOfPlace } from "../carrying.ts";
import type { Reading } from "../hits.ts";
import type { Stretch } from "../tellings/nouns.ts";
import { SORTS, visitFeatures } from "./features.ts";
import { HEADS } from "./heads.ts";
import { trained } from "./trained.ts";
import { type Vector, weighFeatures } from "./vector.ts";
import { highest, logitsOf } from "./weights.ts";
import { groupOf } from "./word-groups.ts";

interface Place {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Where the features of a ticket show, by their id; none of them is without a place. */
type Shown = ReadonlyMap<number, readonly Place[]>;

/** What the statistical reader makes of a ticket. */
export interface StatisticalReading {
  /** Of the whole ticket, by head. */
  readonly logits: Float64Array;
  /** The highest of any sentence by itself, by head; the whole ticket's where it has no sentence. */
  readonly peaks: Float64Array;
  /** Of every sentence that has features, by head. */
  readonly single: ReadonlyMap<number, Float64Array>;
  readonly shown: Shown;
  /** The features that show, weighed. */
  readonly vector: Vector;
}

/** Reads a ticket by its features. */
export function readStatistically(reading: Reading): StatisticalReading {
  const shown = new Map<number, Place[]>();
  visitFeatures(reading, groupOf, (name, at, from, to) => {
    const id = trained.vocabulary.ids.get(name);
    if (id === undefined) return;
    const places = shown.get(id);
    if (places) places.push({ at, from, to });
    else shown.set(id, [{ at, from, to }]);
  });
  return opinionOn(shown, new Map());
}

/** What the reader would make of the ticket if some stretches of it were not there. */
export function rereadWithout(
  { ticket }: Reading,
  { shown, single }: StatisticalReading,
  gone: readonly Evidence[],
): StatisticalReading {
  const touches = (start: number, end: number): boolean => gone.some((span) => span.start < end && start < span.end);
  const touched = ticket.sentences.map(({ start, end }) => touches(start, end));
  const stays = ({ at, from, to }: Place): boolean => {
    if (!touched[at]) return true;
    const words = ticket.sentences[at]?.words ?? [];
    return !touches(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
  };
  const left = new Map<number, readonly Place[]>();
  for (const [id, places] of shown) {
    const staying = places.every(stays) ? places : places.filter(stays);
    if (staying.length > 0) left.set(id, staying);
  }
  return opinionOn(left, new Map([...single].filter(([at]) => !touched[at])));
}

/** `known`: sentences that were read before. */
function opinionOn(shown: Shown, known: ReadonlyMap<number, Float64Array>): StatisticalReading {
  const vector = weighFeatures(shown.keys(), trained.vocabulary);
  const logits = logitsOf(trained, vector);
  const single = readSingly(shown, known);
  return { logits, peaks: highest([...single.values()]) ?? logits, single, shown, vector };
}

function readSingly(shown: Shown, known: ReadonlyMap<number, Float64Array>): ReadonlyMap<number, Float64Array> {
  const bySentence = new Map<number, Set<number>>();
  for (const [id, places] of shown) {
    if (SORTS[trained.vocabulary.sorts[id] ?? 0]?.ofTicket) continue;
    for (const { at } of places) {
      if (known.has(at)) continue;
      const ids = bySentence.get(at);
      if (ids) ids.add(id);
      else bySentence.set(at, new Set([id]));
    }
  }
  const single = new Map(known);
  for (const [at, ids] of bySentence) single.set(at, logitsOf(trained, weighFeatures(ids, trained.vocabulary)));
  return single;
}

/** Longest stretch, in words, that a finding of the statistical reader is carried by; evidence is cut to clauses around it. */
const MOST_WORDS = 8;
const MOST_STRETCHES = 3;
/** A further stretch is named when it carries at least this share of what the first does. */
const WORTH_NAMING = 0.5;
/** The first stretch weighs as much as a sure signal of the rules (carrying.ts). */
const WEIGHT_OF_BEST = 3;

/** The stretches that speak most for a head, best first: at most three, one a sentence. Empty when none does. */
export function carrying({ ticket }: Reading, { shown, vector }: StatisticalReading, head: number): readonly Stretch[] {
  const gains = ticket.sentences.map(({ words }) => new Float64Array(words.length));
  vector.ids.forEach((id, index) => {
    const places = shown.get(id) ?? [];
    const weight = (trained.weights[id * HEADS + head] ?? 0) * (trained.steps[head] ?? 0) * (vector.values[index] ?? 0);
    for (const { at, from, to } of places) {
      const here = gains[at];
      if (here)
        for (let word = from; word < to; word++) here[word] = (here[word] ?? 0) + weight / (to - from) / places.length;
    }
  });
  const peaks = gains
    .flatMap((gain, at) => peakOf(gain, at, weightOfPlace(ticket, at)))
    .sort((a, b) => b.gain - a.gain);
  const [best] = peaks;
  return peaks
    .filter(({ gain }) => best && gain >= WORTH_NAMING * best.gain)
    .slice(0, MOST_STRETCHES)
    .map(({ at, from, to, gain }) => {
      const words = ticket.sentences[at]?.words ?? [];
      const weight = (WEIGHT_OF_BEST * gain) / (best?.gain ?? 1);
      return { at, start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0, weight };
    });
}

function peakOf(gain: Float64Array, at: number, weight: number): (Place & { readonly gain: number })[] {
  let best = { at, from: 0, to: 0, gain: 0 };
  for (let from = 0; from < gain.length; from++) {
    let sum = 0;
    for (let to = from; to < Math.min(gain.length, from + MOST_WORDS); to++) {
      sum += gain[to] ?? 0;
      if (sum > best.gain) best = { at, from, to: to + 1, gain: sum };
    }
  }
  return best.gain > 0 ? [{ ...best, gain: best.gain * weight }] : [];
}
