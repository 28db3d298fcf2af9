import type { WeaknessClass } from "../weaknesses/classes.ts";
import type { Situation } from "../write/situation.ts";

/**
 * How a finding from code is worded. Slots: `source` (what a stranger chooses, as written), `sink` (what it reaches),
 * `request` (the request that this code answers), `code` (the line without its mark).
 */
export type Telling = Pick<
  Situation,
  "id" | "cwe" | "asvs" | "severity" | "rationale" | "name" | "consequence" | "test"
> & {
  readonly class: WeaknessClass;
};

/** The slots that a telling may use; `source` and `sink` may be empty, and then a wording without them is needed. */
export const tellingSlots = ["source", "sink", "request"] as const;
