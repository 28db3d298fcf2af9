import type { Evidence, Vulnerability } from "@house/contract/preview";
import type { Family } from "./knowledge/threat.ts";

/** A finding that was told, before it is settled which of them stand. */
export interface Told {
  readonly family: Family;
  readonly finding: Vulnerability;
  /** Told by a general telling: the ticket only hints at it. */
  readonly broad: boolean;
}

/** A broad finding as sure as this stands beside others that quote the same words. */
const SURE_ENOUGH = 0.75;

/**
 * Leaves out broad findings that add nothing: unsure ones whose every quotation stands in findings that say more, and
 * an action open to a role where whose records it reaches is already said.
 */
export function mergeAlike(told: readonly Told[]): Vulnerability[] {
  const telling = told.filter(({ broad }) => !broad);
  return told
    .filter(({ family, finding, broad }) => {
      if (!broad) return true;
      const others = telling.filter((other) => other.family !== family && overlapsAll(finding, other.finding));
      const sameMatter = family === "function-access" && others.some((other) => other.family === "object-access");
      return others.length === 0 || (finding.confidence >= SURE_ENOUGH && !sameMatter);
    })
    .map(({ finding }) => finding);
}

function overlapsAll({ evidence }: Vulnerability, other: Vulnerability): boolean {
  const meets = (one: Evidence): boolean => other.evidence.some(({ start, end }) => start < one.end && one.start < end);
  return evidence.every(meets);
}
