import type { Family } from "../knowledge/threat.ts";

/** What a finding can be about. A family's index is the head that says whether every reviewer would name it. */
export const families = [
  "object-access",
  "function-access",
  "authentication",
  "session",
  "recovery",
  "federation",
  "brute-force",
  "enumeration",
  "sql-injection",
  "code-injection",
  "xss",
  "csrf",
  "ssrf",
  "path-traversal",
  "file-upload",
  "deserialisation",
  "open-redirect",
  "data-exposure",
  "cryptography",
  "secrets",
  "transport",
  "business-logic",
  "race-condition",
  "resource-exhaustion",
  "input-validation",
  "misconfiguration",
  "supply-chain",
  "message-authenticity",
  "prompt-injection",
  "audit",
  "privacy",
  "memory-safety",
] as const satisfies readonly Family[];

/** So many heads after a family's own is the one that says whether any reviewer could name it. */
export const FITTING = families.length;
/** The head that says whether there is something to test. */
export const TESTABLE = 2 * families.length;
/** The head that says whether the ticket says too little. */
export const INSUFFICIENT = TESTABLE + 1;
export const HEADS = TESTABLE + 2;
