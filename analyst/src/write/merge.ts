import type { Evidence, Vulnerability } from "@latchwork/contract/preview";
import { overlap } from "../parse/span.ts";
import type { WeaknessClass } from "../weaknesses/classes.ts";

/** A finding that was told, before it is settled which of them stand. */
export interface Told {
  readonly class: WeaknessClass;
  /** Its situation's id. */
  readonly situation: string;
  readonly finding: Vulnerability;
  /** What told it: a precise situation, one by its topic, or the class's general one, where the ticket only hints at it. */
  readonly by: "precise" | "topic" | "general";
  /** What naming the class is worth, 0 to 9 (classify/estimate.ts). */
  readonly score: number;
}

/** What names the ticket's own things is signed more often than what only names its topic. */
const ORDER: readonly Told["by"][] = ["precise", "topic", "general"];

/** What a reader takes in at once. */
const MAX_FINDINGS = 4;

/** Beside a better finding, a general one is told only of a class that nearly every reviewer would name. */
const MIN_WORTH_OF_BROAD = 1.8;

/** Classes whose findings on the same words are one mechanism told twice. */
const NEIGHBOURS: Readonly<Partial<Record<WeaknessClass, readonly WeaknessClass[]>>> = {
  "function-access": ["authentication"],
  "object-access": ["data-exposure"],
  authentication: ["object-access", "function-access", "federation", "recovery", "session", "brute-force"],
  session: ["authentication", "federation", "recovery"],
  recovery: ["authentication", "session", "enumeration", "cryptography"],
  federation: ["authentication", "session"],
  cryptography: ["recovery", "brute-force", "secrets", "federation"],
  secrets: ["cryptography", "data-exposure"],
  "data-exposure": ["object-access", "privacy", "secrets"],
  privacy: ["data-exposure"],
  "input-validation": ["business-logic", "xss", "sql-injection", "file-upload", "path-traversal", "ssrf"],
  "business-logic": ["race-condition", "input-validation"],
  "race-condition": ["business-logic"],
  "brute-force": ["enumeration", "recovery", "authentication"],
  enumeration: ["brute-force", "recovery"],
};

/**
 * Leaves out what adds nothing, of findings with the worthiest class first: general ones beside any that a situation tells,
 * and those that tell the same words again in general terms or as a neighbouring class.
 */
export function mergeAlike<T extends Told>(told: readonly T[]): T[] {
  const kept: T[] = [];
  for (const one of told.toSorted((a, b) => ORDER.indexOf(a.by) - ORDER.indexOf(b.by))) {
    if (one.by === "general" && kept.length > 0 && one.score < MIN_WORTH_OF_BROAD) continue;
    if (!kept.some((other) => isSameMatter(one, other))) kept.push(one);
  }
  return kept.slice(0, MAX_FINDINGS);
}

function isSameMatter(one: Told, other: Told): boolean {
  const near = NEIGHBOURS[one.class]?.includes(other.class) === true || NEIGHBOURS[other.class]?.includes(one.class);
  return (near || one.by === "general") && meets(one.finding.evidence[0], other.finding.evidence[0]);
}

function meets(one: Evidence | undefined, other: Evidence | undefined): boolean {
  return one !== undefined && other !== undefined && overlap(one, other);
}
