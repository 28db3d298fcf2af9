import type { MicroTest, Severity } from "@house/contract/preview";
import type { Chapter } from "../weaknesses/asvs.ts";
import type { Cwe } from "../weaknesses/catalogue.ts";

/**
 * A sentence or two of a finding. `{quote}` is the clause that carries the finding, always there. `{endpoint}`,
 * `{actor}`, `{object}`, `{an object}`, `{objects}` and `{parameter}` are the ticket's own words and there only when a good one was
 * found, so a wording that uses them is a list whose last entry does without.
 */
export type Wording = string | readonly [string, ...string[]];

/** How one kind of finding is told. */
export interface Template {
  /** Patterns as in `Signals`, looked for in the sentences that carry the finding. Without any it fits always. */
  readonly when?: readonly string[];
  /** It says little more than the class does, and gives way to findings that say more. */
  readonly broad?: true;
  readonly cwe: Cwe;
  /** Where another chapter of the ASVS than the class's is closer. */
  readonly asvs?: Chapter;
  readonly severity: Severity;
  /** Why this severity; completes "…, because". */
  readonly because: string;
  /** A headline. */
  readonly name: Wording;
  /** What somebody could do, what the ticket says, what has to hold. */
  readonly description: Wording;
  readonly test: { readonly title: Wording; readonly minutes: number; readonly kind: MicroTest["kind"] };
}

/** The templates of one class: the first that fits is told, the last fits always. */
export type Templates = readonly [...Template[], Template];
