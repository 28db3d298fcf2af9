import type { Evidence } from "@house/contract/preview";
import { byWeight, carryingOf } from "./carrying.ts";
import { clauseAround } from "./evidence.ts";
import type { Hit, Reading } from "./hits.ts";
import type { Told } from "./merging.ts";
import { decide, type Standing } from "./model/decision.ts";
import { families } from "./model/heads.ts";
import { shareOf } from "./model/odds.ts";
import { carrying, rereadWithout } from "./model/statistical-reading.ts";
import { trained } from "./model/trained.ts";
import { type Asked, consult, type Opinion } from "./opinion.ts";
import { overlap } from "./reading/span.ts";
import { tellFinding } from "./telling.ts";
import type { Stretch } from "./tellings/nouns.ts";

/** No finding is certain before somebody has tried it. */
const MOST_CONFIDENT = 0.98;
const MOST_EVIDENCE = 3;
/** In a longer ticket a finding seldom hangs on three clauses, and looking for them would take most of the time. */
const MOST_SENTENCES = 120;

/**
 * Tells one finding, or none where nothing in the ticket could be quoted for it. Evidence is added, up to three
 * stretches, until the finding would not be made of the ticket without it, unless the ticket is very long.
 */
export function report({ family: head, fits }: Standing, asked: Asked, opinion: Opinion): Told[] {
  const family = families[head];
  const stretches = stretchesOf(head, asked.reading, opinion);
  if (family === undefined || stretches.length === 0) return [];
  const confidence = Math.round(Math.min(shareOf(fits), MOST_CONFIDENT) * 100) / 100;
  const told = tellFinding({ family, carrying: stretches, confidence }, asked.reading);
  const evidence = [...told.finding.evidence];
  const { thresholds } = trained.second[asked.readers];
  const most = asked.reading.ticket.sentences.length > MOST_SENTENCES ? 0 : MOST_EVIDENCE;
  while (evidence.length < most) {
    const reading = without(asked.reading, evidence);
    const rest = consult({ ...asked, reading }, rereadWithout(asked.reading, opinion.statistical, evidence));
    if (!decide(rest.odds, thresholds).families.some((one) => one.family === head)) break;
    const next = stretchesOf(head, reading, rest)
      .map((stretch) => clauseAround(reading.ticket, stretch))
      .find((clause) => !evidence.some((other) => overlap(clause, other)));
    if (!next) break;
    evidence.push(next);
  }
  const ordered = evidence.sort((a, b) => a.start - b.start);
  return [{ ...told, finding: { ...told.finding, evidence: ordered } }];
}

function stretchesOf(head: number, reading: Reading, { suspicions, statistical }: Opinion): Stretch[] {
  const family = families[head];
  const grounds = (family && suspicions.get(family)?.grounds) ?? [];
  return byWeight([...carryingOf(grounds, reading), ...carrying(reading, statistical, head)]);
}

/** The reading without what stands in some stretches of it. */
function without(reading: Reading, gone: readonly Evidence[]): Reading {
  const stays = (hit: Hit): boolean => !gone.some((one) => overlap(one, hit));
  const hits = new Map<number, ReadonlyMap<number, Hit>>();
  for (const [phrase, places] of reading.hits) {
    const left = [...places].filter(([, hit]) => stays(hit));
    if (left.length > 0) hits.set(phrase, left.length === places.size ? places : new Map(left));
  }
  return { ...reading, hits };
}
