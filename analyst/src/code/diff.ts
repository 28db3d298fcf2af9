import { blankOut } from "../parse/boilerplate.ts";
import type { Span } from "../parse/span.ts";
import { guessLanguage, isShipped, type Language, languageOf } from "./files.ts";

/** A line of a diff without its mark. Offsets count the ticket's UTF-16 units. */
export interface DiffLine extends Span {
  readonly kind: "added" | "removed" | "context" | "gap";
  readonly text: string;
}

/** One changed file. */
export interface ChangedFile {
  /** Undefined where the diff names no file. */
  readonly path: string | undefined;
  /** Undefined when lines in this language are not read. */
  readonly language: Language | undefined;
  /** False for tests, documentation, translations, lock files and what a tool wrote. */
  readonly shipped: boolean;
  readonly deleted: boolean;
  /** Marked lines in a fence without a tool's headers: an excerpt that the prose around it speaks of. */
  readonly isExcerpt: boolean;
  /** A `gap` stands between two hunks. */
  readonly lines: readonly DiffLine[];
  /** A tool's lines over the hunks: names, modes and digests of the file. */
  readonly headers: readonly Span[];
  /** Everything of the ticket that shows this file. */
  readonly spans: readonly Span[];
}

interface OpenFile {
  path: string | undefined;
  deleted: boolean;
  isExcerpt: boolean;
  lines: DiffLine[];
  headers: Span[];
  spans: Span[];
}

const GIT = /^diff --git (?:"?a\/.*?"? )?"?b\/(.+?)"?$/;
const OLD = /^--- (?:"?a\/)?(\S.*?)"?(?:\t.*)?$/;
const NEW = /^\+\+\+ (?:"?b\/)?(\S.*?)"?(?:\t.*)?$/;
const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@ ?/;
const BARE_HUNK = /^@@(?: .*)?@@ ?|^@@$/;
const EXTENDED =
  /^(?:index [\da-f]+|new file mode|deleted file mode|similarity index|rename (?:from|to)|old mode|new mode|Binary files)/;
const DIFF_FENCE = /^\s{0,3}(?:(?:```|~~~)\s*(?:diff|patch)\b|\{code:diff\})/i;
const FENCE_END = /^\s{0,3}(?:```|~~~|\{code\})/;
const MAX_HEADER = 500;

/** The changed files of every diff in a ticket: of git, of `diff -u`, single hunks, and fences marked as a diff. Linear. */
export function readDiff(input: string): ChangedFile[] {
  if (!/^(?:diff --git|@@|\+\+\+ |\s{0,3}(?:```|~~~)\s*(?:diff|patch)|\{code:diff)/im.test(input)) return [];
  const reader = new DiffReader(input);
  let start = 0;
  for (let at = 0; at <= input.length; at++) {
    if (at < input.length && input.charCodeAt(at) !== 10) continue;
    const end = at > start && input.charCodeAt(at - 1) === 13 ? at - 1 : at;
    reader.take(input.slice(start, end), start);
    start = at + 1;
  }
  return reader.finish();
}

class DiffReader {
  readonly #input: string;
  readonly #files: OpenFile[] = [];
  #file: OpenFile | undefined;
  #state: "outside" | "header" | "hunk" | "fence" = "outside";
  #old = Number.POSITIVE_INFINITY;
  #new = Number.POSITIVE_INFINITY;
  /** Blank lines that belong to the hunk if it goes on after them. */
  #blank: DiffLine[] = [];

  constructor(input: string) {
    this.#input = input;
  }

  take(line: string, start: number): void {
    if (DIFF_FENCE.test(line)) {
      this.#blank = [];
      this.#file = undefined;
      this.#state = "fence";
    } else if (this.#takeHeader(line, start)) this.#blank = [];
    else if (this.#state === "hunk" || this.#state === "fence") this.#takeLine(line, start);
    else if (this.#state === "header" && !EXTENDED.test(line)) this.#state = "outside";
  }

  finish(): ChangedFile[] {
    return this.#files.filter(({ lines }) => lines.length > 0).map(finishFile);
  }

  #takeHeader(line: string, start: number): boolean {
    if (line.length > MAX_HEADER) return false;
    const span = { start, end: start + line.length };
    const git = GIT.exec(line);
    if (git) this.#open(git[1], span);
    else if (OLD.test(line) && this.#input.startsWith("+++ ", this.#nextLine(span.end))) {
      if (this.#state !== "header") this.#open(undefined, span);
      else this.#takeSpan(span);
      const old = OLD.exec(line)?.[1];
      if (this.#file && this.#file.path === undefined && old !== "/dev/null") this.#file.path = old;
    } else if (NEW.test(line) && this.#state === "header" && this.#file) {
      const path = NEW.exec(line)?.[1];
      if (path === "/dev/null") this.#file.deleted = true;
      else this.#file.path = path;
      this.#takeSpan(span);
    } else if (HUNK.test(line) || BARE_HUNK.test(line)) this.#openHunk(line, start);
    else if (this.#state === "header" && EXTENDED.test(line)) this.#takeSpan(span);
    else return false;
    return true;
  }

  #takeSpan(header: Span): void {
    this.#file?.headers.push(header);
    this.#file?.spans.push(header);
  }

  #nextLine(end: number): number {
    return end + (this.#input.startsWith("\r\n", end) ? 2 : 1);
  }

  #open(path: string | undefined, span: Span): void {
    this.#file = { path, deleted: false, isExcerpt: false, lines: [], headers: [span], spans: [span] };
    this.#files.push(this.#file);
    this.#state = "header";
  }

  #openExcerpt(start: number): void {
    this.#open(undefined, { start, end: start });
    if (this.#file) this.#file.isExcerpt = true;
    this.#state = "fence";
  }

  #openHunk(line: string, start: number): void {
    const counts = HUNK.exec(line);
    const known = this.#state !== "outside" ? this.#file : undefined;
    if (!known) this.#open(undefined, { start, end: start + line.length });
    const file = this.#file as OpenFile;
    if (file.lines.length > 0) file.lines.push({ kind: "gap", text: "", start, end: start });
    const lead = (counts ?? BARE_HUNK.exec(line))?.[0].length ?? line.length;
    const section = line.slice(lead);
    if (section.trim() !== "")
      file.lines.push({ kind: "context", text: section, start: start + lead, end: start + line.length });
    file.spans.push({ start, end: start + line.length });
    this.#old = counts ? Number(counts[1] ?? 1) : Number.POSITIVE_INFINITY;
    this.#new = counts ? Number(counts[2] ?? 1) : Number.POSITIVE_INFINITY;
    this.#state = "hunk";
  }

  #takeLine(line: string, start: number): void {
    if (FENCE_END.test(line)) {
      this.#close();
      return;
    }
    if (line.trim() === "") {
      if (this.#state === "hunk" && this.#old <= 0 && this.#new <= 0) {
        this.#close();
        return;
      }
      this.#blank.push({ kind: "context", text: "", start, end: start });
      return;
    }
    const mark = line.charAt(0);
    if (this.#state === "hunk" && !/[ +\-\\\t]/.test(mark)) {
      this.#close();
      return;
    }
    if (mark === "\\") return;
    if (!this.#file) this.#openExcerpt(start);
    const file = this.#file as OpenFile;
    file.lines.push(...this.#blank);
    this.#blank = [];
    const kind = mark === "+" ? "added" : mark === "-" ? "removed" : "context";
    const skip = /[ +-]/.test(mark) ? 1 : 0;
    if (kind !== "added") this.#old--;
    if (kind !== "removed") this.#new--;
    file.lines.push({ kind, text: line.slice(skip), start: start + skip, end: start + line.length });
    file.spans.push({ start, end: start + line.length });
  }

  #close(): void {
    this.#blank = [];
    this.#file = undefined;
    this.#state = "outside";
  }
}

const MAX_GUESSED = 4000;
const FIRST_LINES = 6;

function finishFile({ path, deleted, isExcerpt, lines, headers, spans }: OpenFile): ChangedFile {
  const text = (some: readonly DiffLine[]): string => some.map((line) => line.text).join("\n");
  const changed = lines.filter(({ kind }) => kind === "added" || kind === "removed");
  const language = path === undefined ? guess(text(lines).slice(0, MAX_GUESSED), changed.length) : languageOf(path);
  return {
    path,
    language,
    deleted,
    isExcerpt,
    lines,
    headers,
    spans,
    shipped: isShipped(path ?? "", text(lines.slice(0, FIRST_LINES))),
  };
}

/** Without a name, only what has the marks of a program is taken for one. */
function guess(code: string, changed: number): Language | undefined {
  return changed > 0 && /[;{}()=]\s*$|\w\(/m.test(code) ? guessLanguage(code) : undefined;
}

/**
 * The ticket without the files that were read as code or count for nothing, and of the others without headers
 * and what the change deletes: spaces in their place.
 */
export function withoutFiles(input: string, files: readonly ChangedFile[], others: readonly ChangedFile[]): string {
  let prose = "";
  let from = 0;
  const deleted = others.flatMap(({ lines }) => lines.filter(({ kind }) => kind === "removed"));
  const headers = others.flatMap((file) => file.headers);
  const spans = [...files.flatMap((file) => file.spans), ...headers, ...deleted].toSorted((a, b) => a.start - b.start);
  for (const { start, end } of spans) {
    if (start < from) continue;
    prose += input.slice(from, start) + blankOut(input.slice(start, end));
    from = end;
  }
  return prose + input.slice(from);
}
