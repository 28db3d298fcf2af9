import type { ClassOdds, Estimate, Thresholds } from "./combine.ts";

/** Most classes reported for one ticket. */
const MAX_CLASSES = 4;

/** What is reported of a ticket. */
export interface Decision {
  /** Worthiest first; empty unless there is something to test. */
  readonly classes: readonly ClassOdds[];
  readonly insufficient: boolean;
}

/** One class fits wherever there is something to test; more are reported when they are worth it by themselves. */
export function decide({ classes, testable, insufficient }: Estimate, thresholds: Thresholds): Decision {
  if (testable < thresholds.testable) return { classes: [], insufficient: insufficient >= thresholds.insufficient };
  const reported = classes.slice(0, MAX_CLASSES).filter(({ worth }, rank) => rank === 0 || worth >= thresholds.further);
  return { classes: reported, insufficient: false };
}
