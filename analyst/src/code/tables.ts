import type { Program, Range } from "./program.ts";

/** The words around the literals of a table: `new Map<string, string>([…])`, `Map.of(…)`, `Object.freeze({…})`. */
const TABLE_WORD =
  /^(?:new|as|const|satisfies|readonly|static|final|Map|Set|Record|Object|freeze|string|number|String|Integer|int|dict|frozenset|MappingProxyType|types|of|ofEntries|entry|mapOf|hashMapOf|linkedMapOf|listOf|to|map|List|Dictionary|ImmutableDictionary|ReadOnlyDictionary|StringComparer|OrdinalIgnoreCase|Ordinal|array|true|false|null|nil|None|True|False|w|i|deep_freeze|with_indifferent_access)$/;

/** Whether a value is a table of literals, so that what is looked up in it is one of them. */
export function isTable(program: Program, { from, to }: Range): boolean {
  let literals = 0;
  let brackets = 0;
  for (let at = from; at < to; at++) {
    const token = program.tokens[at];
    if (!token) return false;
    if (token.kind === "string" && (token.holes?.length ?? 0) > 0) return false;
    if (token.kind === "string" || token.kind === "number") literals++;
    else if (/^[[{(]$/.test(token.text)) brackets++;
    else if (token.kind === "name" && !TABLE_WORD.test(token.text) && !isKeyOf(program, at)) return false;
  }
  return literals > 0 && brackets > 0;
}

const isKeyOf = (program: Program, at: number): boolean =>
  /^(?::|=>|=)$/.test(program.text(at + 1)) || program.text(at - 1) === ":";

const CALLS =
  /^(?:normalize|normpath|realpath|realpathSync|abspath|getCanonicalPath|getCanonicalFile|canonicalPath|canonicalFile|toRealPath|Clean|Abs|EvalSymlinks|GetFullPath|expand_path|cleanpath)$/;
/** These leave no `..` in what they join, in these languages. */
const JOINS: Readonly<Record<string, RegExp>> = {
  javascript: /^(?:resolve|join)$/,
  python: /^resolve$/,
  go: /^Join$/,
};

/** Whether a value is a path without `..` in it. */
export function isNormalised(program: Program, { from, to }: Range): boolean {
  for (let at = from; at < to; at++) if (isNormalising(program.text(at), program.language)) return true;
  return false;
}

/** Whether a call of this name leaves no `..` in a path. */
export const isNormalising = (name: string, language: string): boolean =>
  CALLS.test(name) || JOINS[language]?.test(name) === true;
