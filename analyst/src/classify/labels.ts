import { classes } from "../weaknesses/classes.ts";

/**
 * What is estimated of a ticket, by column: for each class whether every reviewer would name it (its index in
 * `classes`) and whether any would accept it (`ACCEPTABLE` more), then `TESTABLE` and `INSUFFICIENT`.
 */
export const ACCEPTABLE = classes.length;
/** There is something to test. */
export const TESTABLE = 2 * classes.length;
/** The ticket says too little to judge. */
export const INSUFFICIENT = TESTABLE + 1;
export const LABELS = INSUFFICIENT + 1;

/** The two sets of labelled tickets; each has weights of its own, since one word says different things in them. */
export const SETS = ["real", "written"] as const;
export type TicketSet = (typeof SETS)[number];
/** Columns of a feature's weights: every label by each set, and whether the ticket reads like the written ones. */
export const MANNER = SETS.length * LABELS;
export const COLUMNS = MANNER + 1;

/** The column of a label in the weights learnt from a set. */
export function columnOf(set: TicketSet, label: number): number {
  return SETS.indexOf(set) * LABELS + label;
}
