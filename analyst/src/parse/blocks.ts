import { blankBoilerplate, blankOut } from "./boilerplate.ts";
import type { Span } from "./span.ts";

export type BlockKind = "heading" | "item" | "prose" | "code" | "added" | "removed" | "table" | "quote";

/** What a section of a ticket is for. `body` is everything that carries the change itself. */
export type Role = "body" | "out-of-scope" | "background" | "checklist";

/** A heading, a list item, a paragraph, a table row or a line of code. */
export interface Block extends Span {
  readonly kind: BlockKind;
  /** Of the section it stands in. */
  readonly role: Role;
}

interface Line {
  readonly text: string;
  readonly start: number;
}

const FENCE = /^\s{0,6}(?:```|~~~)/;
const WIKI_FENCE = /^\s*\{(?:code|noformat)(?:[:}])/i;
const HEADING = /^\s{0,3}(?:#{1,6}\s+|h[1-6]\.\s+|={2,}\s+)/i;
const BULLET = /^\s*(?:[-*+•·‣▪◦–]{1,3}|\d{1,3}[.)]|\([a-z\d]\)|[a-z]\))\s+(?:\[[ x~/-]?\]\s*)?/i;
const LABEL_LINE =
  /^\s*(?:\*\*|__|\*|<(?:b|strong|h[1-6])>)?[^*_:<>]{2,40}?(?::\s*(?:\*\*|__|\*)?|(?:\*\*|__|\*|<\/(?:b|strong|h[1-6])>):?\.?)\s*$/i;
const LABEL_LEAD = /^\s*(?:\*\*|__|\*)([^*_:]{2,40}?)[.:]?(?:\*\*|__|\*)[.:]?\s+/;
const UNDERLINE = /^\s*(?:={3,}|-{3,})\s*$/;
const TABLE = /^\s*\|.*\|\s*$/;
const QUOTE = /^\s*>\s?/;
const DIFF_MARK = /^(?:diff --git |@@ .* @@|index [\da-f]+\.\.)/;

const ROLES: readonly (readonly [Role, RegExp])[] = [
  [
    "out-of-scope",
    /\b(?:out[ -]of[ -]scope|not (?:in|part of|included|covered|planned|now|doing)\b|non[ -]?goals?|later|future work|follow[ -]?ups?|won'?t do|excluded|not (?:in )?this (?:ticket|pr|issue)|next steps?|ideas)/i,
  ],
  [
    "checklist",
    /\b(?:checklist|definition of done|review(?:er)? (?:notes|checklist)|type of change|how (?:to|has this been) (?:test|review)|how was this tested|how tested|testing|test (?:plan|notes|steps)|screenshots?|environment|versions?|labels|related (?:issues|links)|links|refs?)\b/i,
  ],
  [
    "background",
    /\b(?:background|context|motivation|why|steps to reproduce|reproduction|to reproduce|actual|current(?:ly)?|today|logs?|what happens)\b/i,
  ],
];

/** Splits an input into blocks. HTML comments, boilerplate and claims of scope give none. Linear in the length. */
export function readBlocks(input: string): Block[] {
  const parser = new BlockParser(input);
  for (const line of readLines(blankBoilerplate(blankInvisible(input)))) parser.take(line);
  return parser.finish();
}

/** Blanks out what the rendered ticket does not show, keeping every offset. */
function blankInvisible(input: string): string {
  let seen = "";
  let from = 0;
  for (let open = input.indexOf("<!--"); open !== -1; open = input.indexOf("<!--", from)) {
    const close = input.indexOf("-->", open + 4);
    const end = close === -1 ? input.length : close + 3;
    seen += input.slice(from, open) + blankOut(input.slice(open, end));
    from = end;
  }
  return seen + input.slice(from);
}

function readLines(input: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start <= input.length) {
    const feed = nextBreak(input, start);
    lines.push({ text: input.slice(start, feed), start });
    start = feed + (input.startsWith("\r\n", feed) ? 2 : 1);
  }
  return lines;
}

function nextBreak(input: string, from: number): number {
  for (let at = from; at < input.length; at++) {
    const unit = input.charCodeAt(at);
    if (unit === 10 || unit === 13) return at;
  }
  return input.length;
}

class BlockParser {
  readonly #blocks: Block[] = [];
  readonly #length: number;
  #role: Role = "body";
  #fenced = false;
  #inDiff = false;
  #open: { kind: BlockKind; start: number; end: number } | undefined;

  constructor(input: string) {
    this.#length = input.length;
  }

  take(line: Line): void {
    if (FENCE.test(line.text) || WIKI_FENCE.test(line.text)) {
      this.#close();
      this.#fenced = !this.#fenced;
      return;
    }
    if (DIFF_MARK.test(line.text)) this.#inDiff = true;
    if (this.#fenced || this.#inDiff) this.#takeCode(line);
    else if (line.text.trim() === "" || UNDERLINE.test(line.text)) this.#close();
    else if (!this.#takeHeading(line)) this.#takeText(line);
  }

  finish(): Block[] {
    this.#close();
    return this.#blocks;
  }

  #takeCode(line: Line): void {
    this.#close();
    if (line.text.trim() === "") {
      if (!this.#fenced) this.#inDiff = false;
      return;
    }
    const kind = /^\+(?!\+\+)/.test(line.text) ? "added" : /^-(?!--)/.test(line.text) ? "removed" : "code";
    this.#push(kind, line.start, line.start + line.text.length);
  }

  /** Takes the line when it announces a section, or begins with a bold word that does. */
  #takeHeading({ text, start }: Line): boolean {
    const end = start + text.length;
    const heading = HEADING.exec(text);
    const lead = LABEL_LEAD.exec(text);
    if (heading) this.#openSection(text, start + heading[0].length, end);
    else if (LABEL_LINE.test(text) && !BULLET.test(text)) this.#openSection(text, start, end);
    else if (lead) {
      this.#openSection(lead[1] ?? "", start, start + lead[0].trimEnd().length);
      this.#begin("prose", start + lead[0].length, end);
    } else return false;
    return true;
  }

  #takeText({ text, start }: Line): void {
    const end = start + text.length;
    const quote = QUOTE.exec(text);
    const bullet = BULLET.exec(text);
    if (TABLE.test(text)) this.#single("table", start, end);
    else if (quote) this.#single("quote", start + quote[0].length, end);
    else if (bullet) this.#begin("item", start + bullet[0].length, end);
    else if (this.#open) this.#open.end = end;
    else this.#begin("prose", start, end);
  }

  #openSection(title: string, start: number, end: number): void {
    this.#close();
    this.#role = roleOfHeading(title);
    this.#push("heading", start, end);
  }

  #begin(kind: BlockKind, start: number, end: number): void {
    this.#close();
    this.#open = { kind, start, end };
  }

  #single(kind: BlockKind, start: number, end: number): void {
    this.#close();
    this.#push(kind, start, end);
  }

  #close(): void {
    if (this.#open) this.#push(this.#open.kind, this.#open.start, this.#open.end);
    this.#open = undefined;
  }

  #push(kind: BlockKind, start: number, end: number): void {
    if (start < end && end <= this.#length) this.#blocks.push({ kind, role: this.#role, start, end });
  }
}

/** The role that a heading announces; `body` when it announces none. */
export function roleOfHeading(title: string): Role {
  const heading = title.slice(0, 80);
  return ROLES.find(([, pattern]) => pattern.test(heading))?.[0] ?? "body";
}
