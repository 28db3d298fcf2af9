import type { Reading } from "./hits.ts";
import type { Family } from "./knowledge/threat.ts";
import { type Odds, oddsOf } from "./model/decision.ts";
import { families } from "./model/heads.ts";
import { heard, type Readers } from "./model/second-stage.ts";
import type { StatisticalReading } from "./model/statistical-reading.ts";
import { trained } from "./model/trained.ts";
import { type Suspicion, suspect } from "./suspicion.ts";

/** A ticket that an opinion is asked on, and who is asked. */
export interface Asked {
  readonly reading: Reading;
  /** How surely the change is harmless, 0 to 1. */
  readonly harm: number;
  readonly vague: boolean;
  readonly readers: Readers;
}

/** What the readers say together, and what each stands on. */
export interface Opinion {
  readonly odds: Odds;
  readonly suspicions: ReadonlyMap<Family, Suspicion>;
  readonly statistical: StatisticalReading;
}

/** Puts the rules' suspicions and the statistical reading together. */
export function consult({ reading, harm, vague, readers }: Asked, statistical: StatisticalReading): Opinion {
  const suspicions = new Map(suspect(reading, harm).map((suspicion) => [suspicion.family, suspicion]));
  const strengths = families.map((family) => suspicions.get(family)?.strength);
  const { logits, peaks } = statistical;
  const opinions = heard({ logits, peaks, strengths, harm, vague }, readers);
  return { odds: oddsOf(opinions, trained.second[readers]), suspicions, statistical };
}
