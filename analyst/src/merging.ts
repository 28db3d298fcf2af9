import type { Evidence, Vulnerability } from "@house/contract/preview";
import type { Family } from "./knowledge/threat.ts";
import { overlap } from "./reading/span.ts";

/** A finding that was told, before it is settled which of them stand. */
export interface Told {
  readonly family: Family;
  readonly finding: Vulnerability;
  /** Told by a general telling: the ticket only hints at it. */
  readonly broad: boolean;
}

/**
 * A broad finding as sure as this stands beside others that quote the same words; beside a neighbouring family it has to
 * be surer. Without any of it every twentieth finding that reviewers expect was left out, for no gain in precision.
 */
const SURE_ENOUGH = 0.5;
const SURE_ENOUGH_BESIDE_NEIGHBOUR = 0.8;

/** What a reader takes in at once; findings that the ticket spells out come first. */
const MOST_FINDINGS = 4;

/** Where two families meet in one sentence, the broad one of them says nothing new. */
const NEIGHBOURS: Readonly<Partial<Record<Family, readonly Family[]>>> = {
  "function-access": ["object-access"],
  "object-access": ["function-access", "data-exposure"],
  authentication: ["object-access", "federation", "recovery", "session", "brute-force"],
  session: ["authentication", "federation", "recovery"],
  cryptography: ["recovery", "brute-force", "secrets", "federation"],
  "data-exposure": ["object-access", "privacy", "secrets"],
  privacy: ["data-exposure"],
  "input-validation": ["business-logic", "xss", "sql-injection", "file-upload", "path-traversal", "ssrf"],
  "business-logic": ["race-condition", "input-validation"],
  "brute-force": ["enumeration", "recovery"],
};

/**
 * Leaves out broad findings that add nothing: unsure ones whose every quotation stands in findings that say more, and
 * those that meet a neighbouring family there and are not surer still.
 */
export function mergeAlike(told: readonly Told[]): Vulnerability[] {
  const telling = told.filter(({ broad }) => !broad);
  return told
    .filter(({ family, finding, broad }) => {
      if (!broad) return true;
      const others = telling.filter((other) => other.family !== family && meets(finding, other.finding));
      const repeats = finding.evidence.every((one) => others.some((other) => quotes(other.finding, one)));
      const sameMatter = others.some((other) => NEIGHBOURS[family]?.includes(other.family));
      return !repeats || finding.confidence >= (sameMatter ? SURE_ENOUGH_BESIDE_NEIGHBOUR : SURE_ENOUGH);
    })
    .toSorted((a, b) => Number(a.broad) - Number(b.broad))
    .slice(0, MOST_FINDINGS)
    .map(({ finding }) => finding);
}

function meets({ evidence }: Vulnerability, other: Vulnerability): boolean {
  return evidence.some((one) => quotes(other, one));
}

function quotes({ evidence }: Vulnerability, one: Evidence): boolean {
  return evidence.some((quoted) => overlap(quoted, one));
}
