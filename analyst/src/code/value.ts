import type { Token } from "./tokens.ts";

/** How much of a value a stranger chooses. */
export const levels = { constant: 0, checked: 1, unknown: 2, derived: 3, request: 4 } as const;
export type Level = (typeof levels)[keyof typeof levels];

export interface Value {
  readonly level: Level;
  /** Where it is read from a request, or the name that carries it. */
  readonly source?: Token;
  /** As written: `req.query.url`. */
  readonly shown?: string;
  /** Whether a line of the change made it what it is. */
  readonly added?: boolean;
  /** A number or a key: it can name an object, but carries no text. */
  readonly isKey?: boolean;
}
