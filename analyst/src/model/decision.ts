import { families } from "./heads.ts";
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

/** What is reported of a ticket. `families` is empty unless there is something to test. */
export interface Decision {
  /** Family indices with the log-odds that they fit, surest first. */
  readonly families: readonly { readonly family: number; readonly odds: number }[];
  readonly insufficient: boolean;
}

/** Log-odds that each family fits, surest first, that there is something to test, and that too little is said. */
export interface Odds {
  readonly families: readonly { readonly family: number; readonly odds: number }[];
  readonly testable: number;
  readonly insufficient: number;
}

export function oddsOf(opinions: Opinions, second: Omit<SecondStage, "thresholds">): Odds {
  const odds = families
    .map((_, family) => ({ family, odds: judge(second.family, familyInputs(opinions, family)) }))
    .sort((a, b) => b.odds - a.odds);
  const fits = odds.map((one) => one.odds);
  return {
    families: odds,
    testable: judge(second.testable, testableInputs(opinions, fits)),
    insufficient: judge(second.insufficient, insufficientInputs(opinions)),
  };
}

/** One family fits wherever there is something to test; more are reported when they are sure enough by themselves. */
export function decide(odds: Odds, thresholds: SecondStage["thresholds"]): Decision {
  if (odds.testable < thresholds.testable)
    return { families: [], insufficient: odds.insufficient >= thresholds.insufficient };
  const [first, ...rest] = odds.families.slice(0, MOST_FAMILIES);
  const further = rest.filter((one) => one.odds >= thresholds.further);
  return { families: first ? [first, ...further] : [], insufficient: false };
}
