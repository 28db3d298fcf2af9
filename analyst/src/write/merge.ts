import type { Evidence, Vulnerability } from "@house/contract/preview";
import { overlap } from "../parse/span.ts";
import type { WeaknessClass } from "../weaknesses/classes.ts";

/** A finding that was told, before it is settled which of them stand. */
export interface Told {
  readonly class: WeaknessClass;
  readonly finding: Vulnerability;
  /** Told by a general template: the ticket only hints at it. */
  readonly broad: boolean;
}

/**
 * A broad finding as sure as this stands beside others that quote the same words; beside a neighbouring class it has to
 * be surer. Without any of it every twentieth finding that reviewers expect was left out, for no gain in precision.
 */
const SURE_ENOUGH = 0.5;
const SURE_ENOUGH_BESIDE_NEIGHBOUR = 0.8;

/** What a reader takes in at once; findings that the ticket spells out come first. */
const MAX_FINDINGS = 4;

/** Where two classes meet in one sentence, the broad one of them says nothing new. */
const NEIGHBOURS: Readonly<Partial<Record<WeaknessClass, readonly WeaknessClass[]>>> = {
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
 * those that meet a neighbouring class there and are not surer still.
 */
export function mergeAlike(told: readonly Told[]): Vulnerability[] {
  const specific = told.filter(({ broad }) => !broad);
  return told
    .filter(({ class: name, finding, broad }) => {
      if (!broad) return true;
      const others = specific.filter((other) => other.class !== name && meets(finding, other.finding));
      const repeats = finding.evidence.every((one) => others.some((other) => quotes(other.finding, one)));
      const sameMatter = others.some((other) => NEIGHBOURS[name]?.includes(other.class));
      return !repeats || finding.confidence >= (sameMatter ? SURE_ENOUGH_BESIDE_NEIGHBOUR : SURE_ENOUGH);
    })
    .toSorted((a, b) => Number(a.broad) - Number(b.broad))
    .slice(0, MAX_FINDINGS)
    .map(({ finding }) => finding);
}

function meets({ evidence }: Vulnerability, other: Vulnerability): boolean {
  return evidence.some((one) => quotes(other, one));
}

function quotes({ evidence }: Vulnerability, one: Evidence): boolean {
  return evidence.some((quoted) => overlap(quoted, one));
}
