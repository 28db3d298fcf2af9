import type { Program } from "./program.ts";
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

/** A value as it is in a place: one that was only weakly compared is there what it was. */
export function inPlace(value: Value | undefined, place: Place): Value | undefined {
  return value?.weak?.places.has(place) ? { ...value.weak.was, isPrefixed: true } : value;
}

const MAX_SHOWN = 48;

/** A path as a finding shows it: without what is called on it, in one line. */
export function shownOf(program: Program, at: number, next: number): string {
  let shown = "";
  for (let index = at; index < next; index++) {
    const token = program.tokens[index];
    if (!token || token.kind === "line-end") continue;
    shown += token.kind === "string" ? `"${token.text}"` : token.text;
    if (shown.length > MAX_SHOWN) return program.text(at);
  }
  return shown;
}
