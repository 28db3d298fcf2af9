import { families } from "./heads.ts";
import { shareOf } from "./odds.ts";
import {
  familyInputs,
  insufficientInputs,
  judge,
  type Opinions,
  type SecondStage,
  testableInputs,
} from "./second-stage.ts";

/** Most families reported for one ticket: chosen on held-out authors, among 2 to 5. */
const MOST_FAMILIES = 4;

/** How a family stands with a ticket. */
export interface Standing {
  /** Its index. */
  readonly family: number;
  /** Log-odds that a reviewer could name it. */
  readonly fits: number;
  /** What naming it is worth, 0 to 9: how probably it fits, and eight times how probably every reviewer would name it. */
  readonly worth: number;
}

/** Held-out authors are indifferent from 4 to 16; more of it names fewer things that only might be. */
const WORTH_OF_EXPECTED = 8;

/** What is reported of a ticket. `families` is empty unless there is something to test. */
export interface Decision {
  /** Worthiest first. */
  readonly families: readonly Standing[];
  readonly insufficient: boolean;
}

/** How every family stands, worthiest first, and the log-odds that there is something to test and that too little is said. */
export interface Odds {
  readonly families: readonly Standing[];
  readonly testable: number;
  readonly insufficient: number;
}

export function oddsOf(opinions: Opinions, second: Omit<SecondStage, "thresholds">): Odds {
  const inputs = families.map((_, family) => familyInputs(opinions, family));
  const expected = inputs.map((one) => judge(second.expected, one));
  const fits = inputs.map((one) => judge(second.fitting, one));
  const standings = families.map((_, family) => ({
    family,
    fits: fits[family] ?? 0,
    worth: WORTH_OF_EXPECTED * shareOf(expected[family] ?? 0) + shareOf(fits[family] ?? 0),
  }));
  return {
    families: standings.sort((a, b) => b.worth - a.worth),
    testable: judge(second.testable, testableInputs(opinions, descending(expected), descending(fits))),
    insufficient: judge(second.insufficient, insufficientInputs(opinions)),
  };
}

/** Highest first. */
export function descending(all: readonly number[]): number[] {
  return all.toSorted((a, b) => b - a);
}

/** One family fits wherever there is something to test; more are reported when they are worth it by themselves. */
export function decide(odds: Odds, thresholds: SecondStage["thresholds"]): Decision {
  if (odds.testable < thresholds.testable)
    return { families: [], insufficient: odds.insufficient >= thresholds.insufficient };
  const [first, ...rest] = odds.families.slice(0, MOST_FAMILIES);
  const further = rest.filter((one) => one.worth >= thresholds.further);
  return { families: first ? [first, ...further] : [], insufficient: false };
}
