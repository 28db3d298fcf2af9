import type { Place } from "./sources.ts";
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
  /** The name of an entry, from an archive that somebody sent. */
  readonly isEntry?: boolean;
  /** Its type lists its fields: `UpdateProfileDto`. */
  readonly isListed?: boolean;
  /** It was only compared with the beginning of what is allowed, which is no check in these places; there it still is `was`. */
  readonly weak?: { readonly places: ReadonlySet<Place>; readonly was: Value };
  /** Such a comparison stands before its use. */
  readonly isPrefixed?: boolean;
}
