import { byImportance, type Vulnerability } from "@latchwork/contract/preview";
import type { SentenceSpan } from "../attribute/spans.ts";
import type { ClassEstimate } from "../classify/estimate.ts";
import type { Facts } from "../facts/facts.ts";
import { overlap } from "../parse/span.ts";
import { classes, type WeaknessClass } from "../weaknesses/classes.ts";
import { type WrittenFinding, writeFinding } from "./finding.ts";
import { findMatches } from "./phrases.ts";

/** A class that is reported, with the spans it is attributed to, best first. */
export interface AttributedClass extends ClassEstimate {
  readonly spans: readonly SentenceSpan[];
}

/** No finding is certain before somebody has tried it. */
const MAX_CONFIDENCE = 0.98;

/** A finding and the class it is of. */
export interface ClassFinding {
  readonly class: WeaknessClass;
  readonly finding: Vulnerability;
}

/** Writes a finding for each class that something in the ticket can be quoted for. */
export function writeFindings(attributed: readonly AttributedClass[], facts: Facts): ClassFinding[] {
  if (attributed.length === 0) return [];
  const matches = findMatches(facts);
  const written = attributed.flatMap(({ index, acceptable, score, spans }) => {
    if (spans.length === 0) return [];
    const confidence = Math.round(Math.min(acceptable, MAX_CONFIDENCE) * 100) / 100;
    const one = writeFinding({ class: classes[index] as WeaknessClass, spans, confidence }, facts.ticket, matches);
    return one ? [{ ...one, score }] : [];
  });
  return deduplicate(written);
}

/**
 * The findings of a ticket's prose and of its code together. Of a class that both name, the code's is kept, since it
 * names the line; the prose it agrees with is quoted second.
 */
export function joinFindings(prose: readonly ClassFinding[], code: readonly ClassFinding[]): Vulnerability[] {
  const joined = code.map((one) => {
    const same = prose.find((other) => other.class === one.class)?.finding;
    return same ? withSecond(one.finding, same) : one.finding;
  });
  const others = prose.filter((one) => !code.some((other) => other.class === one.class)).map(({ finding }) => finding);
  return [...joined.toSorted(byImportance), ...others].slice(0, MAX_FINDINGS);
}

function withSecond(finding: Vulnerability, same: Vulnerability): Vulnerability {
  const [first, second] = finding.evidence;
  const [said] = same.evidence;
  const quotes = first && said && !second && !overlap(first, said) ? [first, said] : finding.evidence;
  return { ...finding, confidence: Math.max(finding.confidence, same.confidence), evidence: quotes };
}

/** `score` is that of the class, 0 to 9. */
type ScoredFinding = WrittenFinding & { readonly score: number };

/** Reviewers sign what names the ticket's own things more often than what only names its topic. */
const SPECIFICITIES: readonly WrittenFinding["specificity"][] = ["precise", "topic", "general"];

const MAX_FINDINGS = 4;

/** Score (classify/estimate.ts) from which a general finding stands beside a better one: nearly every reviewer would name its class. */
const MIN_GENERAL_SCORE = 1.8;

/** Classes whose findings on the same words are duplicates. */
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
 * Leaves out findings that add nothing, given those of the highest score first: general ones beside any other, and those
 * that concern the same words in general terms or as a neighbouring class.
 */
function deduplicate(written: readonly ScoredFinding[]): ScoredFinding[] {
  const kept: ScoredFinding[] = [];
  for (const one of written.toSorted(
    (a, b) => SPECIFICITIES.indexOf(a.specificity) - SPECIFICITIES.indexOf(b.specificity),
  )) {
    if (one.specificity === "general" && kept.length > 0 && one.score < MIN_GENERAL_SCORE) continue;
    if (!kept.some((other) => isDuplicate(one, other))) kept.push(one);
  }
  return kept.slice(0, MAX_FINDINGS);
}

function isDuplicate(one: ScoredFinding, other: ScoredFinding): boolean {
  const near = NEIGHBOURS[one.class]?.includes(other.class) === true || NEIGHBOURS[other.class]?.includes(one.class);
  const [evidence, others] = [one.finding.evidence[0], other.finding.evidence[0]];
  return (
    (near || one.specificity === "general") &&
    evidence !== undefined &&
    others !== undefined &&
    overlap(evidence, others)
  );
}
