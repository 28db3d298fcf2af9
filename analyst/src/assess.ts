import type { Judgement } from "@house/contract/preview";
import { byWeight, carryingOf } from "./carrying.ts";
import { harmlessness } from "./change/kind.ts";
import { notesOn } from "./change/notes.ts";
import { askBack } from "./change/questions.ts";
import { isVague } from "./change/vagueness.ts";
import { type Reading, readHits } from "./hits.ts";
import { mergeAlike, type Told } from "./merging.ts";
import { decide, oddsOf } from "./model/decision.ts";
import { families } from "./model/heads.ts";
import { carrying, readStatistically, type StatisticalReading } from "./model/statistical-reading.ts";
import { trained } from "./model/trained.ts";
import { readTicket } from "./reading/ticket.ts";
import { type Suspicion, suspect } from "./suspicion.ts";
import { tellFinding } from "./telling.ts";

const SEVERITY_ORDER = { high: 0, medium: 1, low: 2 } as const;
/** A ticket this surely of a harmless kind is clear however short it is. */
const CLEARLY_HARMLESS = 0.5;
/** No finding is certain before somebody has tried it. */
const MOST_CONFIDENT = 0.98;

/**
 * Judges one change ticket. Pure and deterministic: no clock, disk, network or chance; any string is a ticket.
 * Evidence offsets count UTF-16 units of `text`, end exclusive.
 */
export function assess(text: string): Judgement {
  const ticket = readTicket(text);
  const reading = readHits(ticket);
  const statistical = readStatistically(reading);
  const harm = harmlessness(ticket);
  const suspicions = new Map(suspect(reading, harm).map((suspicion) => [suspicion.family, suspicion]));
  const strengths = families.map((family) => suspicions.get(family)?.strength);
  const opinions = { logits: statistical.logits, strengths, harm, vague: isVague(ticket) };
  const odds = oddsOf(opinions, trained.second);
  const decision = decide(odds, trained.second.thresholds);
  const candidates = decision.families.length === 0 ? [] : odds.families.slice(0, CONSIDERED).filter(isLikely);
  const told = candidates
    .flatMap(({ family, odds }) => report(family, odds, reading, statistical, suspicions))
    .filter(({ broad, finding }, rank) => rank < decision.families.length || (!broad && finding.confidence >= CLEAR));
  const notes = notesOn(ticket);
  const findings = mergeAlike(told).sort(
    (a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] || b.confidence - a.confidence,
  );
  if (findings.length > 0)
    return { testable: true, insufficient: false, questions: [], vulnerabilities: findings, ...notes };
  const insufficient = decision.insufficient && harm < CLEARLY_HARMLESS;
  const questions = insufficient ? askBack(ticket, reading.mentions) : [];
  return { testable: false, insufficient, questions, vulnerabilities: [], ...notes };
}

/** Families told before it is settled which findings stand: what only repeats another makes room for what does not. */
const CONSIDERED = 7;
/** A family beyond those decided has to be spelled out by the ticket and at least this sure. */
const CLEAR = 0.6;

function isLikely({ odds }: { readonly odds: number }, rank: number): boolean {
  return rank === 0 || odds >= trained.second.thresholds.further;
}

/** One finding, or none where nothing in the ticket could be quoted for it. */
function report(
  head: number,
  odds: number,
  reading: Reading,
  statistical: StatisticalReading,
  suspicions: ReadonlyMap<string, Suspicion>,
): Told[] {
  const family = families[head];
  if (family === undefined) return [];
  const grounds = suspicions.get(family)?.grounds ?? [];
  const stretches = byWeight([...carryingOf(grounds, reading), ...carrying(reading, statistical, head)]);
  if (stretches.length === 0) return [];
  const confidence = Math.round(Math.min(1 / (1 + Math.exp(-odds)), MOST_CONFIDENT) * 100) / 100;
  return [tellFinding({ family, carrying: stretches, confidence }, reading)];
}
