import type { Family } from "../knowledge/threat.ts";

/** What the statistical reader gives an opinion on: every family, whether there is something to test, whether the ticket says too little. */
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

export const TESTABLE = families.length;
export const INSUFFICIENT = families.length + 1;
/** Number of heads. */
export const HEADS = families.length + 2;
