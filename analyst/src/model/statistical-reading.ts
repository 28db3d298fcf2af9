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

/** What the statistical reader makes of a ticket. */
export interface StatisticalReading {
  /** Of the whole ticket, by head. */
  readonly logits: Float64Array;
  /** The highest of any sentence by itself, by head; the whole ticket's where it has no sentence. */
  readonly peaks: Float64Array;
  readonly vector: Vector;
  /** Where each feature of the vector shows, in its order. */
  readonly places: readonly (readonly Place[])[];
}

/** Reads a ticket by its features. */
export function readStatistically(reading: Reading): StatisticalReading {
  const found = new Map<number, Place[]>();
  visitFeatures(reading, groupOf, (name, at, from, to) => {
    const id = trained.vocabulary.ids.get(name);
    if (id === undefined) return;
    const places = found.get(id);
    if (places) places.push({ at, from, to });
    else found.set(id, [{ at, from, to }]);
  });
  return opinionOn(found);
}

/** What the reader would make of the ticket if some stretches of it were not there. */
export function rereadWithout(
  { ticket }: Reading,
  { vector, places }: StatisticalReading,
  gone: readonly Evidence[],
): StatisticalReading {
  const left = new Map<number, Place[]>();
  const stays = ({ at, from, to }: Place): boolean => {
    const words = ticket.sentences[at]?.words ?? [];
    const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
    return !gone.some((span) => span.start < end && start < span.end);
  };
  places.forEach((shown, index) => {
    const staying = shown.filter(stays);
    if (staying.length > 0) left.set(vector.ids[index] ?? 0, staying);
  });
  return opinionOn(left);
}

function opinionOn(found: ReadonlyMap<number, readonly Place[]>): StatisticalReading {
  const vector = weighFeatures(found.keys(), trained.vocabulary);
  const logits = logitsOf(trained, vector);
  return { logits, peaks: peaksOf(found, logits), vector, places: [...found.values()] };
}

function peaksOf(found: ReadonlyMap<number, readonly Place[]>, whole: Float64Array): Float64Array {
  const bySentence = new Map<number, Set<number>>();
  for (const [id, places] of found) {
    if (SORTS[trained.vocabulary.sorts[id] ?? 0]?.ofTicket) continue;
    for (const { at } of places) {
      const ids = bySentence.get(at);
      if (ids) ids.add(id);
      else bySentence.set(at, new Set([id]));
    }
  }
  const single = [...bySentence.values()].map((ids) => logitsOf(trained, weighFeatures(ids, trained.vocabulary)));
  return highest(single) ?? whole;
}

/** Longest stretch, in words, that a finding of the statistical reader is carried by; evidence is cut to clauses around it. */
const MOST_WORDS = 8;
const MOST_STRETCHES = 3;
/** A further stretch is named when it carries at least this share of what the first does. */
const WORTH_NAMING = 0.5;
/** The first stretch weighs as much as a sure signal of the rules (carrying.ts). */
const WEIGHT_OF_BEST = 3;

/** The stretches that speak most for a head, best first: at most three, one a sentence. Empty when none does. */
export function carrying(
  { ticket }: Reading,
  { vector, places }: StatisticalReading,
  head: number,
): readonly Stretch[] {
  const gains = ticket.sentences.map(({ words }) => new Float64Array(words.length));
  places.forEach((shown, index) => {
    const weight = (trained.weights[(vector.ids[index] ?? 0) * HEADS + head] ?? 0) * (vector.values[index] ?? 0);
    for (const { at, from, to } of shown) {
      const here = gains[at];
      if (here)
        for (let word = from; word < to; word++) here[word] = (here[word] ?? 0) + weight / (to - from) / shown.length;
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
