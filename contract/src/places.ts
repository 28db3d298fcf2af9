import { type DiffLine, readDiff } from "./diff.ts";
import type { Evidence } from "./preview.ts";

/** A file that a ticket, or a part of one, came from. */
export interface TicketPart {
  /** Relative path of the file, such as `tickets/PAY-12.md`. */
  readonly uri: string;
  readonly text: string;
  /** Where it begins in what was read, in UTF-16 units. */
  readonly start: number;
}

/** Lines and columns from 1, columns in UTF-16 units. */
export interface Region {
  readonly startLine: number;
  readonly startColumn?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
  readonly charOffset?: number;
  readonly charLength?: number;
  readonly snippet?: { readonly text: string };
}

/** Where somebody who reviews the change should look. */
export interface Place {
  readonly path: string;
  readonly region?: Region;
  /**
   * What stands there: the evidence; or, where that was deleted, what now stands in its place; or, where it is
   * unchanged, the changed line beside it; or, where words about the change raised the finding, the first changed line.
   */
  readonly shows: "evidence" | "deleted" | "beside" | "change";
}

/** A ticket's parts with their hunks read. */
export interface Places {
  /** The places of a finding's evidence, the best to look at first. Never empty for a ticket that has a part. */
  of(evidence: readonly Evidence[]): Place[];
}

const ORDER = { evidence: 0, deleted: 1, beside: 1, change: 2 } as const;

/** Prepares to place findings of a ticket: in its own files, or in the files that a diff among its parts changes. */
export function placesIn(parts: readonly TicketPart[]): Places {
  const read = parts.map((part) => ({ part, lines: readDiff(part.text) }));
  const changed = read.flatMap(({ part, lines }) => lines.map((line) => ({ part, line })));
  const first = firstChange(changed.map(({ line }) => line));
  const whole: Place | undefined = first ?? (parts[0] && { path: parts[0].uri, shows: "change" });

  function locate(span: Evidence): Place | undefined {
    const found = read.find(({ part }) => part.start <= span.start && span.end <= part.start + part.text.length);
    if (!found || span.start >= span.end) return whole;
    const { part, lines } = found;
    const [start, end] = [span.start - part.start, span.end - part.start];
    if (changed.length === 0) return { path: part.uri, region: regionOf(part.text, start, end), shows: "evidence" };
    const touched = lines.filter((line) => line.start < end && start < line.end);
    const added = touched.filter(({ kind }) => kind === "added");
    return placeAdded(part.text, added, start, end) ?? placeBeside(lines, touched) ?? whole;
  }

  return {
    of(evidence) {
      const places = evidence.flatMap((span) => locate(span) ?? []);
      const sorted = places.sort((a, b) => ORDER[a.shows] - ORDER[b.shows]);
      const apart = sorted.filter(({ shows }, index) => shows !== "change" || index === 0);
      return apart.length > 0 || !whole ? apart : [whole];
    },
  };
}

/** Added lines that the evidence covers, as far as they follow each other in one file. */
function placeAdded(text: string, added: readonly DiffLine[], start: number, end: number): Place | undefined {
  const [first] = added;
  if (first?.path === undefined) return undefined;
  const run = added.filter(({ path, line }, index) => path === first.path && line === first.line + index);
  const last = run.at(-1) ?? first;
  const from = Math.max(start, first.start);
  const to = Math.min(end, last.end);
  return {
    path: first.path,
    region: {
      startLine: first.line,
      startColumn: from - first.start + 1,
      endLine: last.line,
      endColumn: to - last.start + 1,
      snippet: {
        text: run.map((line) => text.slice(Math.max(start, line.start), Math.min(end, line.end))).join("\n"),
      },
    },
    shows: "evidence",
  };
}

/** Where a deleted line stood; beside an unchanged one the nearest added line of its hunk, if there is one. */
function placeBeside(lines: readonly DiffLine[], [touched]: readonly DiffLine[]): Place | undefined {
  if (touched?.path === undefined) return undefined;
  const beside = lines.filter(({ hunk }) => hunk === touched.hunk);
  if (touched.kind === "removed") {
    // A hunk that has lines around the change before it, and none after it, is the end of its file: no line follows.
    const follows = beside.some(({ kind, start }) => kind !== "removed" && start > touched.start);
    const isLast = !follows && beside.some(({ kind }) => kind === "context");
    return {
      path: touched.path,
      region: { startLine: Math.max(1, touched.line - (isLast ? 1 : 0)) },
      shows: "deleted",
    };
  }
  const near = beside.filter(({ kind }) => kind === "added");
  const distance = ({ start }: DiffLine) => Math.abs(start - touched.start);
  const [nearest] = near.sort((a, b) => distance(a) - distance(b));
  return { path: touched.path, region: { startLine: Math.max(1, (nearest ?? touched).line) }, shows: "beside" };
}

const PROSE = /\.(?:mdx?|txt|rst|adoc)$/i;

/** The first added line, rather of code than of prose; where nothing was added, the first place of what was removed. */
function firstChange(lines: readonly DiffLine[]): Place | undefined {
  const kept = lines.filter(({ path, kind }) => path !== undefined && kind !== "context");
  const added = kept.filter(({ kind }) => kind === "added");
  const first = added.find(({ path = "" }) => !PROSE.test(path)) ?? added[0] ?? kept[0];
  return first?.path === undefined
    ? undefined
    : { path: first.path, region: { startLine: Math.max(1, first.line) }, shows: "change" };
}

function regionOf(text: string, start: number, end: number): Region {
  const [from, to] = [lineAndColumn(text, start), lineAndColumn(text, end)];
  return {
    startLine: from.line,
    startColumn: from.column,
    endLine: to.line,
    endColumn: to.column,
    charOffset: start,
    charLength: end - start,
    snippet: { text: text.slice(start, end) },
  };
}

/** Line and column from 1. Lines end as editors end them. */
function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
