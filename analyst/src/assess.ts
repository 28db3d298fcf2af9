import type { Judgement, Vulnerability } from "@house/contract/preview";
import { carryingOf } from "./carrying.ts";
import { harmlessness } from "./change/kind.ts";
import { askBack } from "./change/questions.ts";
import { isVague } from "./change/vagueness.ts";
import { type Reading, readHits } from "./hits.ts";
import { readTicket } from "./reading/ticket.ts";
import { type Suspicion, suspect } from "./suspicion.ts";
import { tellFinding } from "./telling.ts";

const MOST_FINDINGS = 5;
/** A ticket this surely of a harmless kind is clear however short it is. */
const CLEARLY_HARMLESS = 0.5;
/** Above this no finding is made: what sounds dangerous is only spoken about. */
const SURELY_HARMLESS = 0.6;
/** Found by trial on the learning corpus, as strengths of suspicions. */
const ENOUGH_ALONE = 0.51;
const ENOUGH_BESIDE = 0.62;
const SEVERITY_ORDER = { high: 0, medium: 1, low: 2 } as const;

/**
 * Judges one change ticket. Pure and deterministic: no clock, disk, network or chance; any string is a ticket.
 * Evidence offsets count UTF-16 units of `text`, end exclusive.
 */
export function assess(text: string): Judgement {
  const ticket = readTicket(text);
  const reading = readHits(ticket);
  const harm = harmlessness(ticket);
  const findings = select(suspect(reading, harm), harm)
    .map((suspicion) => report(suspicion, reading))
    .sort((a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] || b.confidence - a.confidence);
  if (findings.length > 0) return { testable: true, insufficient: false, questions: [], vulnerabilities: findings };
  const insufficient = harm < CLEARLY_HARMLESS && isVague(ticket);
  const questions = insufficient ? askBack(ticket, reading.mentions) : [];
  return { testable: false, insufficient, questions, vulnerabilities: [] };
}

/** The suspicions worth reporting, strongest first: one can stand on less than those beside it. */
function select(suspicions: readonly Suspicion[], harm: number): Suspicion[] {
  if (harm >= SURELY_HARMLESS) return [];
  const [first, ...rest] = suspicions.toSorted((a, b) => b.strength - a.strength);
  if (!first || first.strength < ENOUGH_ALONE) return [];
  return [first, ...rest.filter(({ strength }) => strength >= ENOUGH_BESIDE)].slice(0, MOST_FINDINGS);
}

function report({ family, grounds, strength }: Suspicion, reading: Reading): Vulnerability {
  const confidence = Math.round(Math.min(strength, 0.98) * 100) / 100;
  return { ...tellFinding(family, reading, carryingOf(grounds, reading)), confidence };
}
