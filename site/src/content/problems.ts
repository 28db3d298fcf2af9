import type * as z from "zod";

/** A value as an author would describe it. */
function described(value: unknown): string {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (value instanceof Date) return `the date ${value.toISOString().slice(0, 10)} without quotes`;
  if (typeof value === "string") return `the text “${value.length > 40 ? `${value.slice(0, 40)}…` : value}”`;
  return typeof value === "object" ? "a group of fields" : String(value);
}

const wanted: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
  date: "a date",
};

/** What is wrong and what to do, in the words of somebody who writes content. Undefined: zod's own sentence will do. */
export function inAuthorsTerms(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") {
    const expected = wanted[issue.expected] ?? issue.expected;
    if (issue.input === undefined) return `is missing: add it, with ${expected}`;
    return `is ${described(issue.input)}, but must be ${expected}`;
  }
  if (issue.code === "unrecognized_keys") {
    return `knows no field ${issue.keys.map((key) => `“${key}”`).join(", ")}: remove it, or mend its name`;
  }
  if (issue.code === "invalid_value") {
    if (issue.input === undefined) return `is missing: add it, one of ${issue.values.join(", ")}`;
    return `is ${described(issue.input)}, but must be one of ${issue.values.join(", ")}`;
  }
  if (issue.code === "too_small" && issue.origin === "array") {
    return `has too few entries: at least ${issue.minimum} are needed`;
  }
  if (issue.code === "too_big" && issue.origin === "array")
    return `has too many entries: at most ${issue.maximum} have a place`;
  return undefined;
}

const nameOf = (entry: unknown): unknown => {
  if (typeof entry !== "object" || entry === null) return undefined;
  return ["id", "clause", "title", "question", "label"]
    .map((key) => (entry as Record<string, unknown>)[key])
    .find((name) => typeof name === "string");
};

/** A field by its names; an entry of a list by what it is called, or by its place. */
function fieldName(path: readonly PropertyKey[], written: unknown): string {
  if (path.length === 0) return "the file";
  let at = written;
  let name = "";
  for (const step of path) {
    at = typeof at === "object" && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined;
    const isEntry = typeof step === "number";
    if (name !== "") name += isEntry || name.endsWith(")") || /entry \d+$/.test(name) ? ", " : ".";
    name += isEntry ? `entry ${step + 1}${nameOf(at) === undefined ? "" : ` (${nameOf(at)})`}` : String(step);
  }
  return name;
}

/** One line a problem: field, what is wrong, what to do. */
export const problemLines = (issues: readonly z.core.$ZodIssue[], written: unknown): string[] =>
  issues.map(({ path, message }) => `${fieldName(path, written)}: ${message}`);

/** Content that cannot be used. The message names the file, and field and remedy of every problem in it. */
export class ContentError extends Error {
  override readonly name = "ContentError";

  constructor(file: string, lines: readonly string[]) {
    super(`content/${file} cannot be used:\n${lines.map((line) => `  ${line}`).join("\n")}`);
  }
}
