import type { Vulnerability } from "@latchwork/contract/preview";
import type { SentenceSpan } from "../attribute/spans.ts";
import type { ClassEstimate } from "../classify/estimate.ts";
import type { Facts } from "../facts/facts.ts";
import { classes, type WeaknessClass } from "../weaknesses/classes.ts";
import { writeFinding } from "./finding.ts";
import { mergeAlike } from "./merge.ts";
import { findMatches } from "./phrases.ts";

/** A class that is reported, with the spans that speak for it, best first. */
export interface Attributed extends ClassEstimate {
  readonly spans: readonly SentenceSpan[];
}

/** No finding is certain before somebody has tried it. */
const MAX_CONFIDENCE = 0.98;

/** Writes a finding for each class that something in the ticket can be quoted for. */
export function writeFindings(attributed: readonly Attributed[], facts: Facts): Vulnerability[] {
  if (attributed.length === 0) return [];
  const matches = findMatches(facts);
  const told = attributed.flatMap(({ index, acceptable, score, spans }) => {
    if (spans.length === 0) return [];
    const confidence = Math.round(Math.min(acceptable, MAX_CONFIDENCE) * 100) / 100;
    const one = writeFinding({ class: classes[index] as WeaknessClass, spans, confidence }, facts.ticket, matches);
    return one ? [{ ...one, score }] : [];
  });
  return mergeAlike(told).map(({ finding }) => finding);
}
