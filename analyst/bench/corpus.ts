import { readFileSync } from "node:fs";

/** A ticket of a corpus with what reviewers said of it. `expected` must be found; `acceptable` may be; all else is a false alarm. */
export interface CorpusTicket {
  readonly id: string;
  readonly author?: string;
  readonly kind?: string;
  readonly domain?: string;
  readonly text: string;
  readonly testable: boolean;
  readonly insufficient: boolean;
  readonly expected: readonly string[];
  readonly acceptable: readonly string[];
  /** What a tester would underline for an expected class: a phrase of the text, verbatim. */
  readonly because?: readonly { readonly class: string; readonly phrase: string }[];
}

/** Class ids by CWE number; one number can belong to several classes. */
export type ClassTable = ReadonlyMap<number, readonly string[]>;

/** Reads a corpus, one JSON object a line. Throws, naming file and line, when a line is not a labelled ticket. */
export function readCorpus(content: string, file: string): CorpusTicket[] {
  return content.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const ticket: CorpusTicket = JSON.parse(line);
    const complete =
      typeof ticket.text === "string" &&
      typeof ticket.testable === "boolean" &&
      Array.isArray(ticket.expected) &&
      Array.isArray(ticket.acceptable);
    if (!complete) throw new Error(`${file}:${index + 1} is not a labelled ticket.`);
    return [ticket];
  });
}

/** The classes that corpora are labelled in (analyst/corpus/classes.json), by CWE number. */
export const classTable: ClassTable = readClassTable();

function readClassTable(): ClassTable {
  const classes: { id: string; cwe: number[] }[] = JSON.parse(
    readFileSync(new URL("../corpus/classes.json", import.meta.url), "utf8"),
  );
  const table = new Map<number, string[]>();
  for (const { id, cwe } of classes) for (const number of cwe) table.set(number, [...(table.get(number) ?? []), id]);
  return table;
}
