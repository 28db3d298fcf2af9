import { type Judgement, mostImportantFirst } from "@house/contract/preview";
import { harmlessness } from "./change/kind.ts";
import { notesOn } from "./change/notes.ts";
import { askBack } from "./change/questions.ts";
import { isVague } from "./change/vagueness.ts";
import { readHits } from "./hits.ts";
import { mergeAlike } from "./merging.ts";
import { decide } from "./model/decision.ts";
import type { Readers } from "./model/second-stage.ts";
import { readStatistically } from "./model/statistical-reading.ts";
import { trained } from "./model/trained.ts";
import { consult } from "./opinion.ts";
import { readTicket } from "./reading/ticket.ts";
import { report } from "./report.ts";

/** A ticket this surely of a harmless kind is clear however short it is. */
const CLEARLY_HARMLESS = 0.5;

/**
 * Judges one change ticket. Pure and deterministic: no clock, disk, network or chance; any string is a ticket.
 * Evidence offsets count UTF-16 units of `text`, end exclusive. `readers` leaves one of the two out, for measuring.
 */
export function assess(text: string, readers: Readers = "both"): Judgement {
  const ticket = readTicket(text);
  const reading = readHits(ticket);
  const asked = { reading, harm: harmlessness(ticket), vague: isVague(ticket), readers };
  const opinion = consult(asked, readStatistically(reading));
  const { thresholds } = trained.second[readers];
  const decision = decide(opinion.odds, thresholds);
  const candidates = decision.families.length === 0 ? [] : opinion.odds.families.slice(0, CONSIDERED);
  const told = candidates
    .filter(({ worth }, rank) => rank === 0 || worth >= thresholds.further)
    .flatMap((one) => report(one, asked, opinion))
    .filter(({ broad, finding }, rank) => rank < decision.families.length || (!broad && finding.confidence >= CLEAR));
  const notes = notesOn(ticket);
  const findings = mergeAlike(told).sort(mostImportantFirst);
  if (findings.length > 0)
    return { testable: true, insufficient: false, questions: [], vulnerabilities: findings, ...notes };
  const insufficient = (ticket.foreign || decision.insufficient) && asked.harm < CLEARLY_HARMLESS;
  const questions = insufficient ? askBack(ticket, reading.mentions) : [];
  return { testable: false, insufficient, questions, vulnerabilities: [], ...notes };
}

/** Families told before it is settled which findings stand: what only repeats another makes room for what does not. */
const CONSIDERED = 7;
/** A family beyond those decided has to be spelled out by the ticket and at least this sure. */
const CLEAR = 0.6;
