import type { Hit, Reading } from "./hits.ts";
import { HINT, type Signal, signals } from "./knowledge/signals.ts";
import type { Family, Threat } from "./knowledge/threat.ts";

/** A family of threats that a ticket raises, and what raised it. */
export interface Suspicion {
  readonly family: Family;
  /** The family's threat that fits best. */
  readonly threat: Threat;
  /** 0 to 1, before the kind of change is weighed. */
  readonly strength: number;
  /** Best first. */
  readonly grounds: readonly Ground[];
}

/** One signal that was found: its hits stand in one sentence, or make up the signal together. */
export interface Ground {
  readonly weight: number;
  readonly hits: readonly Hit[];
  readonly signal: Signal;
}

/** Every family that any signal speaks for, in running order. */
export function suspect(reading: Reading): Suspicion[] {
  const silenced = new Set<string>();
  const byFamily = new Map<Family, Ground[]>();
  for (const signal of signals) {
    const ground = findGround(signal, reading);
    if (!ground) continue;
    if (signal.silences) silenced.add(signal.threat.id);
    else byFamily.set(signal.threat.family, [...(byFamily.get(signal.threat.family) ?? []), ground]);
  }
  return [...byFamily].flatMap(([family, all]) => {
    const grounds = all.filter((ground) => !silenced.has(ground.signal.threat.id)).sort((a, b) => b.weight - a.weight);
    const [best] = grounds;
    return best ? [{ family, threat: best.signal.threat, strength: together(grounds), grounds }] : [];
  });
}

/** Hints make a suspicion stronger; however many, they make none alone. */
const MOST_BY_HINTS = 0.45;

/** Signals found on one and the same stretch say one thing, so each stretch counts once, at its strongest. */
function together(grounds: readonly Ground[]): number {
  const counted: Hit[] = [];
  let doubt = 1;
  for (const { weight, hits } of grounds) {
    if (hits.every((hit) => counted.some((other) => other.start < hit.end && hit.start < other.end))) continue;
    counted.push(...hits);
    doubt *= 1 - weight;
  }
  const strongest = grounds[0]?.weight ?? 0;
  return strongest > HINT ? 1 - doubt : Math.min(1 - doubt, MOST_BY_HINTS);
}

function findGround(signal: Signal, reading: Reading): Ground | undefined {
  const lists = signal.phrases.map((phrase) => reading.hits.get(phrase) ?? []);
  const [first] = lists;
  if (!first || lists.some((list) => list.length === 0)) return undefined;
  let best: Ground | undefined;
  for (const hit of first) {
    const rest = lists
      .slice(1)
      .map((list) => (signal.within === "ticket" ? list[0] : list.find((other) => other.at === hit.at)));
    if (rest.includes(undefined)) continue;
    const hits = [hit, ...rest.filter((other) => other !== undefined)];
    const weight = signal.weight * Math.min(...hits.map((one) => one.force));
    if (!best || weight > best.weight) best = { weight, hits, signal };
    if (signal.within === "ticket") break;
  }
  return best;
}
