import type { DiffLine } from "./diff.ts";
import type { Language } from "./files.ts";

/** A token of the code as it is after the change. Offsets count the ticket's UTF-16 units. */
export interface Token {
  readonly kind: "name" | "string" | "number" | "mark" | "regex" | "line-end" | "gap";
  /** Of a string what stands between its quotation marks, expressions in it replaced by `${}`. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Index into the lines. */
  readonly line: number;
  /** Of a string over several lines, where it ends. */
  readonly lastLine?: number;
  readonly added: boolean;
  /** Of a string, the expressions in it, with what of the string stands before each. */
  readonly holes?: readonly Hole[];
  /** Of a string, the name directly before it: `sql` of a tagged template, `f` or `$` as a prefix. */
  readonly tag?: string;
}

export interface Hole {
  readonly before: string;
  readonly tokens: readonly Token[];
}

/** Deeper expressions in strings are read as text. */
const MAX_DEPTH = 6;
/** Stands in a string's text where an expression was. */
const EXPRESSION = "\u0024{}";
/** Of a string, further expressions are read over. */
const MAX_HOLES = 40;

const NAME = /[\p{L}_$@][\p{L}\p{N}_$]*[?!]?/uy;
const NUMBER = /\d[\w.]*/y;
const MARK = /===|!==|\?\?=|\.\.\.|\?->|=>|->|:=|::|==|!=|<=|>=|&&|\|\||\?\.|\?\?|\+=|\.=|<<~|<<-|<<<|<<|\*\*|\|>|./suy;
const HEREDOC = /<<(?:[~-]|<)?(["'`]?)([A-Z][A-Z_\d]*)\1/y;
/** After these, a slash begins a regular expression and not a division. */
const BEFORE_REGEX =
  /^(?:[(,=:[!&|?{};+~<>]|===|!==|=>|==|!=|&&|\|\||\?\?|return|typeof|in|of|unless|if|when|and|or|not)$/;

/** What stands in a file after the change. */
export interface Source {
  readonly tokens: readonly Token[];
  /** Each line of the diff without its comments; removed ones are empty. */
  readonly code: readonly string[];
}

/** Reads the added and the unchanged lines. Every character is looked at a bounded number of times. */
export function readSource(lines: readonly DiffLine[], language: Language): Source {
  return new Lexer(lines, language).read();
}

class Lexer {
  readonly #lines: readonly DiffLine[];
  readonly #language: Language;
  readonly #comments = new Map<number, { from: number; to: number }[]>();
  #at = 0;
  #column = 0;
  /** A string that never ends is one that began or ends outside the hunk: it is then read to its line's end, once. */
  #mayGoBack = true;

  constructor(lines: readonly DiffLine[], language: Language) {
    this.#lines = lines;
    this.#language = language;
  }

  read(): Source {
    const tokens: Token[] = [];
    while (this.#at < this.#lines.length) this.#readOne(tokens, 0);
    const code = this.#lines.map(({ kind, text }, at) => {
      if (kind === "removed") return "";
      const comments = this.#comments.get(at) ?? [];
      return comments.reduce(
        (rest, { from, to }) => rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to),
        text,
      );
    });
    return { tokens, code };
  }

  get #text(): string {
    return this.#lines[this.#at]?.text ?? "";
  }

  #readOne(tokens: Token[], depth: number): void {
    const line = this.#lines[this.#at];
    if (line === undefined) return;
    if (line.kind === "removed") {
      this.#nextLine();
      return;
    }
    if (line.kind === "gap") {
      tokens.push(this.#token("gap", "", 0));
      this.#nextLine();
      return;
    }
    const { text } = line;
    while (this.#column < text.length && /\s/.test(text.charAt(this.#column))) this.#column++;
    if (this.#column >= text.length) {
      tokens.push(this.#token("line-end", "", 0));
      this.#nextLine();
      return;
    }
    if (this.#skipComment()) return;
    const mayHave = depth < MAX_DEPTH && /^(?:ruby|php)$/.test(this.#language);
    const heredoc = mayHave ? this.#match(HEREDOC) : undefined;
    if (heredoc) {
      this.#readHeredoc(tokens, heredoc[2] ?? "", heredoc[0].length, heredoc[1] !== "'", depth);
      return;
    }
    const prefix = this.#stringPrefix();
    if (prefix !== undefined) {
      this.#readString(tokens, prefix, depth);
      return;
    }
    if (text.charAt(this.#column) === "/" && this.#readRegex(tokens)) return;
    for (const [kind, pattern] of [
      ["name", NAME],
      ["number", NUMBER],
      ["mark", MARK],
    ] as const) {
      const found = this.#match(pattern)?.[0];
      if (found === undefined) continue;
      // `a?.b`, `a ? b : c`, `!x`: the mark belongs to a name in Ruby only.
      const own = kind === "name" && this.#language !== "ruby" ? found.replace(/[?!]$/, "") : found;
      tokens.push(this.#token(kind, own, own.length));
      this.#column += own.length;
      return;
    }
    this.#column++;
  }

  #token(kind: Token["kind"], text: string, length: number): Token {
    const line = this.#lines[this.#at] as DiffLine;
    const start = line.start + this.#column;
    return { kind, text, start, end: start + length, line: this.#at, added: line.kind === "added" };
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#column;
    return pattern.exec(this.#text) ?? undefined;
  }

  #nextLine(): void {
    this.#at++;
    this.#column = 0;
  }

  /** Skips a comment; one over several lines up to its end, or to the hunk's when it has none there. */
  #skipComment(): boolean {
    const close = this.#commentEnd();
    if (close === undefined) return false;
    let from = this.#column;
    for (let first = true; ; first = false) {
      const end = close === "\n" ? -1 : this.#text.indexOf(close, first ? from + 2 : 0);
      const to = end === -1 ? this.#text.length : end + close.length;
      const known = this.#comments.get(this.#at);
      if (known) known.push({ from, to });
      else this.#comments.set(this.#at, [{ from, to }]);
      this.#column = to;
      const next = this.#lines[this.#at + 1];
      if (end !== -1 || close === "\n" || next === undefined || next.kind === "gap") return true;
      this.#nextLine();
      from = 0;
    }
  }

  /** What ends the comment that begins here. A line of a block that began before the hunk begins with an asterisk. */
  #commentEnd(): string | undefined {
    const rest = this.#text.slice(this.#column, this.#column + 4);
    const hash = /^(?:python|ruby|php)$/.test(this.#language) && rest.startsWith("#") && !rest.startsWith("#[");
    const slashes = !/^(?:python|ruby|markup)$/.test(this.#language) && rest.startsWith("//");
    const inBlock =
      this.#column === leading(this.#text) && /^\*(?:\s|$)/.test(rest) && !/^(?:python|ruby)$/.test(this.#language);
    if (hash || slashes || inBlock) return "\n";
    if (rest.startsWith("<!--")) return "-->";
    return rest.startsWith("/*") && !/^(?:python|ruby)$/.test(this.#language) ? "*/" : undefined;
  }

  /** The letters before a string's quotation mark, `""` for none; undefined when no string begins here. */
  #stringPrefix(): string | undefined {
    const text = this.#text;
    const first = text.charAt(this.#column);
    if (first === '"' || first === "'" || (first === "`" && /^(?:javascript|go|ruby|php)$/.test(this.#language)))
      return "";
    const letters =
      this.#language === "python"
        ? /^[rbfuRBFU]{1,2}(?=["'])/
        : this.#language === "csharp"
          ? /^[$@]{1,3}(?=")/
          : undefined;
    return letters?.exec(text.slice(this.#column, this.#column + 4))?.[0];
  }

  #readString(tokens: Token[], prefix: string, depth: number): void {
    const began = { at: this.#at, column: this.#column };
    const open = this.#column + prefix.length;
    const quote = this.#text.charAt(open);
    const triple =
      quote !== "`" && this.#text.startsWith(quote.repeat(3), open) && /^(?:python|java|csharp)$/.test(this.#language);
    const close = triple ? quote.repeat(3) : quote;
    const previous = tokens.at(-1);
    const tag = prefix !== "" ? prefix : previous?.kind === "name" && quote === "`" ? previous.text : undefined;
    const style = {
      close,
      many: triple || (quote === "`" && this.#language !== "ruby") || prefix.includes("@"),
      raw:
        /[rR]/.test(prefix) ||
        (prefix.includes("@") && this.#language === "csharp") ||
        (quote === "`" && this.#language === "go"),
      hole: this.#holeOf(quote, prefix),
    };
    const started = this.#token("string", "", 0);
    this.#column = open + close.length;
    const { text, holes, ended } = this.#readContent(style, depth);
    if (!ended && style.many && this.#mayGoBack) {
      this.#mayGoBack = false;
      this.#at = began.at;
      this.#column = open + close.length;
      const line = this.#lines[began.at] as DiffLine;
      tokens.push({ ...started, text: line.text.slice(this.#column), end: line.end });
      this.#column = line.text.length;
      return;
    }
    const last = this.#lines[Math.min(this.#at, this.#lines.length - 1)] as DiffLine;
    const end = last.start + Math.min(this.#column, last.text.length);
    const lastLine = Math.min(this.#at, this.#lines.length - 1);
    tokens.push({
      ...started,
      text,
      end,
      lastLine,
      ...(holes.length > 0 && { holes }),
      ...(tag !== undefined && { tag }),
    });
  }

  /** How an expression begins in a string of this kind; undefined where none can. */
  #holeOf(quote: string, prefix: string): string | undefined {
    switch (this.#language) {
      case "javascript":
        return quote === "`" ? "${" : undefined;
      case "python":
        return /f/i.test(prefix) ? "{" : undefined;
      case "csharp":
        return prefix.includes("$") ? "{" : undefined;
      case "ruby":
        return quote === "'" ? undefined : "#{";
      case "java":
      case "php":
        return quote === "'" ? undefined : "$";
      default:
        return undefined;
    }
  }

  #readContent(
    { close, many, raw, hole }: { close: string; many: boolean; raw: boolean; hole: string | undefined },
    depth: number,
  ): { text: string; holes: Hole[]; ended: boolean } {
    const holes: Hole[] = [];
    let text = "";
    for (;;) {
      const line = this.#lines[this.#at];
      if (line === undefined) return { text, holes, ended: false };
      if (line.kind === "gap") return { text, holes, ended: false };
      if (line.kind === "removed") {
        this.#nextLine();
        continue;
      }
      if (this.#column >= line.text.length) {
        if (!many) return { text, holes, ended: false };
        text += "\n";
        this.#nextLine();
        continue;
      }
      if (line.text.startsWith(close, this.#column)) {
        this.#column += close.length;
        return { text, holes, ended: true };
      }
      const unit = line.text.charAt(this.#column);
      if (unit === "\\" && !raw) {
        text += line.text.slice(this.#column, this.#column + 2);
        this.#column += 2;
      } else if (hole !== undefined && depth < MAX_DEPTH && line.text.startsWith(hole, this.#column)) {
        const inside = this.#readHole(hole, depth);
        if (inside) {
          if (holes.length < MAX_HOLES) holes.push({ before: text, tokens: inside });
          text += EXPRESSION;
        } else {
          text += unit;
          this.#column++;
        }
      } else {
        text += unit;
        this.#column++;
      }
    }
  }

  /** The expression at this place of a string, read over; undefined, and nothing read, when there is none. */
  #readHole(hole: string, depth: number): Token[] | undefined {
    const text = this.#text;
    if (hole === "{" && text.startsWith("{{", this.#column)) {
      this.#column++;
      return undefined;
    }
    const tokens: Token[] = [];
    if (hole === "$" && !text.startsWith("${", this.#column)) {
      const name = /^\$[a-zA-Z_]\w*(?:(?:->|\.)\w+(?!\w*\()|\[[\w'"]{1,40}\])?/.exec(
        text.slice(this.#column, this.#column + 120),
      )?.[0];
      if (name === undefined) return undefined;
      const kept = this.#language === "java" ? name.replace(/\..*$/, "") : name;
      tokens.push(this.#token("name", this.#language === "java" ? kept.slice(1) : kept, kept.length));
      this.#column += kept.length;
      return tokens;
    }
    this.#column += hole === "$" ? 2 : hole.length;
    for (let open = 1; this.#at < this.#lines.length; ) {
      while (/\s/.test(this.#text.charAt(this.#column))) this.#column++;
      const next = this.#text.charAt(this.#column);
      if (next === "}" && --open === 0) {
        this.#column++;
        return tokens;
      }
      if (next === "{") open++;
      this.#readOne(tokens, depth + 1);
    }
    return tokens;
  }

  #readHeredoc(tokens: Token[], name: string, length: number, open: boolean, depth: number): void {
    const started = this.#token("string", "", length);
    const rest = this.#text.slice(this.#column + length);
    this.#column += length;
    const line = this.#at;
    const tail: Token[] = [];
    if (rest.trim() !== "")
      while (this.#at === line && this.#column < this.#text.length) this.#readOne(tail, depth + 1);
    if (this.#at === line) this.#nextLine();
    const holes: Hole[] = [];
    let text = "";
    const hole = open ? (this.#language === "ruby" ? "#{" : "$") : undefined;
    while (this.#at < this.#lines.length) {
      const current = this.#lines[this.#at] as DiffLine;
      if (current.kind === "gap") break;
      if (current.kind !== "removed" && endsHeredoc(current.text.trim(), name)) {
        this.#nextLine();
        break;
      }
      if (current.kind === "removed") {
        this.#nextLine();
        continue;
      }
      const content = this.#readContent({ close: "\n", many: false, raw: false, hole }, depth);
      holes.push(...content.holes.map((one) => ({ ...one, before: text + one.before })));
      text += `${content.text}\n`;
      if (this.#at < this.#lines.length && this.#lines[this.#at] === current) this.#nextLine();
    }
    tokens.push({ ...started, text, ...(holes.length > 0 && { holes }) }, ...tail, {
      ...started,
      kind: "line-end",
      text: "",
    });
  }

  #readRegex(tokens: Token[]): boolean {
    if (!/^(?:javascript|ruby|php)$/.test(this.#language)) return false;
    const previous = tokens.at(-1);
    if (previous && previous.kind !== "line-end" && !BEFORE_REGEX.test(previous.text)) return false;
    if (previous?.kind === "string" || previous?.kind === "number") return false;
    const text = this.#text;
    let inSet = false;
    for (let at = this.#column + 1; at < text.length; at++) {
      const unit = text.charAt(at);
      if (unit === "\\") at++;
      else if (unit === "[") inSet = true;
      else if (unit === "]") inSet = false;
      else if (unit === "/" && !inSet) {
        tokens.push(this.#token("regex", text.slice(this.#column, at + 1), at + 1 - this.#column));
        this.#column = at + 1;
        return true;
      }
    }
    return false;
  }
}

const leading = (text: string): number => text.length - text.trimStart().length;

const endsHeredoc = (line: string, name: string): boolean =>
  line.startsWith(name) && /^[;,).]{0,6}$/.test(line.slice(name.length));
