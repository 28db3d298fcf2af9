import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit, YAMLParseError } from "yaml";
import * as z from "zod";

/** Something that an author has to change, in the author's words. */
export interface Problem {
  /** Below content/. */
  file: string;
  line: number;
  message: string;
}

/** Content that cannot be used. The message names file and line, field and remedy of every problem. */
export class ContentError extends Error {
  override readonly name = "ContentError";

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ file, line, message }) => `content/${file}:${line}  ${message}`);
    super(`The content cannot be used:\n${lines.join("\n")}`);
    this.stack = this.message; // authors look for a line of theirs, not of ours
  }
}

function described(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return `the text “${value.length > 40 ? `${value.slice(0, 40)}…` : value}”`;
  return typeof value === "object" ? "a group of fields" : String(value);
}

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
};

const unknownFieldsApart = "; ";

/** What is wrong and what to do. Undefined: the schema's own sentence, or zod's, will do. */
function inAuthorsWords(issue: z.core.$ZodRawIssue): string | undefined {
  const isMissing = issue.input === undefined;
  if (issue.code === "invalid_type") {
    const kind = kinds[issue.expected] ?? issue.expected;
    if (isMissing) return `is missing: add it, with ${kind}`;
    const canBeQuoted = issue.expected === "string" && ["number", "boolean"].includes(typeof issue.input);
    return `is ${described(issue.input)}, but must be ${kind}${canBeQuoted ? ": put it in quotes" : ""}`;
  }
  if (issue.code === "invalid_value") {
    const values = issue.values.join(", ");
    return isMissing
      ? `is missing: add it, one of ${values}`
      : `is ${described(issue.input)}, but must be one of ${values}`;
  }
  if (issue.code === "invalid_format" && isMissing) return "is missing: add it";
  if (issue.code === "unrecognized_keys") {
    const known = knownFields(issue.inst);
    const unknown = issue.keys.map((key) => {
      const meant = likest(key, known);
      return `knows no field “${key}”: ${meant ? `did you mean ${meant}?` : "remove it, or mend its name"}`;
    });
    return unknown.join(unknownFieldsApart);
  }
  if (issue.code === "invalid_key") return "is no id: use only a to z, 0 to 9 and -";
  if (issue.code === "too_small" && issue.origin === "array") {
    if (Array.isArray(issue.input) && issue.input.length === 0) return "is an empty list: add an entry";
    return `has too few entries: at least ${issue.minimum} are needed`;
  }
  if (issue.code === "too_big" && issue.origin === "array") {
    return `has too many entries: at most ${issue.maximum} have a place`;
  }
  return undefined;
}

/** Names of the fields that a schema takes. */
function knownFields(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  const names = schema instanceof z.ZodRecord ? schema.keyType : undefined;
  return names instanceof z.ZodEnum ? names.options.map(String) : [];
}

/** Letters to add, drop or change until one word is the other. */
function distance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const [left = 0, up = 0, diagonal = 0] = [line[column], above[column + 1], above[column]];
      line.push(Math.min(left + 1, up + 1, diagonal + (letter === other ? 0 : 1)));
    }
    above = line;
  }
  return above[to.length] ?? 0;
}

/** The known word that an unknown one was probably meant to be. */
function likest(unknown: string, known: readonly string[]): string | undefined {
  const distances = known.map((word) => [word, distance(unknown.toLowerCase(), word.toLowerCase())] as const);
  const [word, least = Number.POSITIVE_INFINITY] = distances.toSorted(([, a], [, b]) => a - b)[0] ?? [];
  return least <= (unknown.length < 4 ? 1 : Math.max(2, unknown.length / 3)) ? word : undefined;
}

// For every schema, so that Astro's own errors about a collection say it too.
z.config({ customError: inAuthorsWords });

/** A field by its names; an entry of a list by what it is called and its place. */
function fieldName(path: readonly PropertyKey[], written: unknown): string {
  let at = written;
  const steps = path.map((step) => {
    at = typeof at === "object" && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined;
    if (typeof step !== "number") return String(step);
    const names = typeof at === "object" && at !== null ? (at as Record<string, unknown>) : {};
    const name = ["id", "clause", "title", "question", "label"].map((key) => names[key]).find(Boolean);
    return `entry ${step + 1}${name ? ` (${name})` : ""}`;
  });
  return steps.length === 0 ? "the file" : steps.join(", ");
}

/** What the parser complains about, by its codes. */
const syntaxRemedies: Partial<Record<YAMLParseError["code"], string>> = {
  TAB_AS_INDENT: "is indented by a tab: use spaces",
  DUPLICATE_KEY: "is the second field of this name: remove one of the two",
  BLOCK_AS_IMPLICIT_KEY: "holds a colon that is taken for a field's: put the text in quotes, or mend the indentation",
  MISSING_CHAR: "opens a quotation mark or bracket that is not closed: close it",
  BAD_INDENT: "is indented too far or too little, or a bracket above is not closed",
  BAD_ALIAS: "begins with * or &, which means something else here: put the text in quotes",
  BAD_SCALAR_START: "begins with a character that may not begin a text: put the text in quotes",
  BAD_DQ_ESCAPE: "holds a backslash between double quotes: write it twice, or use single quotes",
};

export interface ReadYaml<Data> {
  /** Undefined when it cannot be used. */
  data: Data | undefined;
  problems: Problem[];
  problemAt(path: readonly PropertyKey[], message: string): Problem;
}

/**
 * Reads YAML and holds it against a schema.
 *
 * @param firstLine of the YAML in its file
 */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  firstLine = 1,
): ReadYaml<z.output<Schema>> {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, logLevel: "error" });
  const lineOf = (position: number): number => counter.linePos(position).line + firstLine - 1;
  visit(document, {
    Alias: (_, { range }) => {
      if (range) document.errors.push(new YAMLParseError([range[0], range[1]], "BAD_ALIAS", ""));
    },
  });
  if (document.errors.length > 0) {
    const told = document.errors.map((error) => syntaxProblem(document, source, error));
    const problems = told.map(({ start, message }) => ({ file, line: lineOf(start), message }));
    return { data: undefined, problems: problems.slice(0, 1), problemAt: () => problems[0] as Problem };
  }
  const written: unknown = document.toJS() ?? {};
  /** Where a field begins: at its name. An entry of a list, or what is not there, at what it would stand in. */
  const startOf = (path: readonly PropertyKey[]): number => {
    const above = document.getIn(path.slice(0, -1), true);
    const pair = isMap(above) && above.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
    const node = pair ? pair.key : document.getIn(path, true);
    if (isNode(node) && node.range) return node.range[0];
    return path.length === 0 ? 0 : startOf(path.slice(0, -1));
  };
  const problemAt = (path: readonly PropertyKey[], message: string): Problem => ({
    file,
    line: lineOf(startOf(path)),
    message: `${fieldName(path, written)}: ${message}`,
  });
  const read = schema.safeParse(written);
  const problems = read.error?.issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return problemAt(issue.path, issue.message);
    const messages = issue.message.split(unknownFieldsApart);
    return issue.keys.map((key, index) => ({
      ...problemAt(issue.path, messages[index] ?? ""),
      line: lineOf(startOf([...issue.path, key])),
    }));
  });
  return { data: read.data, problems: problems ?? [], problemAt };
}

/** Where the text begins that the parser stumbled over, and what to do about it. */
function syntaxProblem(document: Document.Parsed, source: string, { code, pos: [position] }: YAMLParseError) {
  let start = position;
  visit(document, {
    Scalar: (_, { range }) => {
      if (range && range[0] < position && position <= range[1]) start = range[0];
    },
  });
  const line = source.slice(source.lastIndexOf("\n", start - 1) + 1).split("\n", 1)[0] ?? "";
  const remedy = syntaxRemedies[code] ?? "cannot be read: look for a quotation mark or bracket that is not closed";
  return { start, message: `“${line.trim().slice(0, 40)}” ${remedy}` };
}
