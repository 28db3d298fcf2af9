/** Findings of one family share a cause, so a ticket gets at most one of each. */
export type Family =
  | "object-access"
  | "function-access"
  | "authentication"
  | "session"
  | "recovery"
  | "federation"
  | "brute-force"
  | "enumeration"
  | "sql-injection"
  | "code-injection"
  | "xss"
  | "csrf"
  | "ssrf"
  | "path-traversal"
  | "file-upload"
  | "deserialisation"
  | "open-redirect"
  | "data-exposure"
  | "cryptography"
  | "secrets"
  | "transport"
  | "business-logic"
  | "race-condition"
  | "resource-exhaustion"
  | "input-validation"
  | "misconfiguration"
  | "supply-chain"
  | "message-authenticity"
  | "prompt-injection"
  | "audit"
  | "privacy"
  | "memory-safety";

/**
 * Phrase patterns (see concepts/pattern.ts) by how much one match says.
 * `A & B`: both in one sentence. `A && B`: both anywhere in the ticket.
 */
export interface Signals {
  /** Settles it alone. */
  readonly sure?: readonly string[];
  /** Enough in a ticket that changes behaviour. */
  readonly likely?: readonly string[];
  /** Says something only beside other signals of the family. */
  readonly hint?: readonly string[];
}

/** One way in which a change can go wrong, as a tester would look for it. How it is told is in `src/tellings/`. */
export interface Threat {
  /** Unique, kebab-case. */
  readonly id: string;
  readonly family: Family;
  readonly when: Signals;
  /** Any of these in the ticket silences the threat. */
  readonly unless?: readonly string[];
}

/** States a threat. Throws when nothing would raise it. */
export function defineThreat(threat: Threat): Threat {
  if (Object.values(threat.when).every((phrases) => phrases.length === 0)) {
    throw new Error(`Threat ${threat.id} has no signals.`);
  }
  return threat;
}
