import type { WeaknessClass } from "../weaknesses/classes.ts";
import type { Situation } from "../write/situation.ts";

/**
 * How a finding from code is worded. Slots: `source` (what a stranger chooses, as written; may be empty, and then a
 * wording without it is needed), `sink` (what it reaches) and `request` (the request that this code answers).
 */
export type CodeSituation = Pick<
  Situation,
  "id" | "cwe" | "asvs" | "severity" | "rationale" | "name" | "consequence" | "test"
> & { readonly class: WeaknessClass };
