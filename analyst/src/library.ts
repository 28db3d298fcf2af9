import { assess as read } from "./assess.ts";

// The published package's types. They say what contract/src/preview.ts says, but need no zod to be read; a test holds
// the two equal.

/** Most severe first: `high`, `medium`, `low`. */
export type Severity = "high" | "medium" | "low";

/** Where in the ticket something stands, in UTF-16 units (what `String.slice` counts), `end` exclusive. */
export interface Evidence {
  readonly start: number;
  readonly end: number;
}

/** A short penetration test that answers whether a finding is true. */
export interface MicroTest {
  readonly title: string;
  /** A tester's time, 45 to 120: to run a manual one, to write an automated one. */
  readonly minutes: number;
  readonly kind: "manual" | "automated";
  /** What has to be there first. */
  readonly setUp: string;
  /** As whom what is sent, with which values. */
  readonly steps: readonly string[];
  /** The answer that is the failure. */
  readonly failsIf: string;
}

/** One finding: a test is worth its time, which does not say that the change is broken. */
export interface Vulnerability {
  readonly name: string;
  readonly description: string;
  /** As `CWE-639`: the number that benchmarks count it by. */
  readonly cwe: string;
  /** The weakness to file it under, where that is not `cwe`. */
  readonly weakness?: string | undefined;
  /** The chapter of the OWASP ASVS 5, as `V8`. */
  readonly asvs?: { readonly chapter: string; readonly name: string } | undefined;
  readonly severity: Severity;
  /** From 0 to 1. */
  readonly confidence: number;
  /** What raised it; the first is what the description quotes. */
  readonly evidence: readonly Evidence[];
  readonly microTest: MicroTest;
}

/** The answer to one ticket. */
export interface Assessment {
  /** Whether there is something to test: never without a finding. */
  readonly testable: boolean;
  /** Whether the ticket says too little to tell: never without a question. */
  readonly insufficient: boolean;
  readonly questions: readonly string[];
  readonly vulnerabilities: readonly Vulnerability[];
  /** What else should be known of the ticket. */
  readonly notes?: readonly string[] | undefined;
}

/**
 * Reads a change ticket, such as the text and diff of a pull request, and says what in it is worth a penetration test.
 * Deterministic, and without network: any string is an input, and nothing is kept.
 */
export function assess(ticket: string): Assessment {
  return read(ticket);
}
