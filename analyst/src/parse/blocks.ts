import { blank, blankBoilerplate } from "./boilerplate.ts";
import { type Role, roleOfHeading } from "./sections.ts";

export type BlockKind = "heading" | "item" | "prose" | "code" | "added" | "removed" | "table" | "quote";

/** A stretch of the ticket that belongs together: a heading, one list item, a paragraph, a line of code. UTF-16 offsets. */
export interface Block {
  readonly kind: BlockKind;
  /** What the section it stands in is for. */
  readonly role: Role;
  /** Position of its section; the ticket's opening is 0. */
  readonly section: number;
  readonly start: number;
  readonly end: number;
}

interface Line {
  readonly text: string;
  readonly start: number;
}

const FENCE = /^\s{0,6}(?:```|~~~)/;
const WIKI_FENCE = /^\s*\{(?:code|noformat)(?:[:}])/i;
const HEADING = /^\s{0,3}(?:#{1,6}\s+|h[1-6]\.\s+|={2,}\s+)/i;
const BULLET = /^\s*(?:[-*+•–]{1,3}|\d{1,3}[.)]|\([a-z\d]\)|[a-z]\))\s+(?:\[[ x~/-]?\]\s*)?/i;
const LABEL_LINE =
  /^\s*(?:\*\*|__|\*|<(?:b|strong|h[1-6])>)?[^*_:<>]{2,40}?(?::\s*(?:\*\*|__|\*)?|(?:\*\*|__|\*|<\/(?:b|strong|h[1-6])>):?\.?)\s*$/i;
const LABEL_LEAD = /^\s*(?:\*\*|__|\*)([^*_:]{2,40}?)[.:]?(?:\*\*|__|\*)[.:]?\s+/;
const UNDERLINE = /^\s*(?:={3,}|-{3,})\s*$/;
const TABLE = /^\s*\|.*\|\s*$/;
const QUOTE = /^\s*>\s?/;
const DIFF_MARK = /^(?:diff --git |@@ .* @@|index [\da-f]+\.\.)/;

/** Splits a ticket into blocks. HTML comments, boilerplate and claims of scope give none. Linear in the length. */
export function readBlocks(ticket: string): Block[] {
  const reader = new BlockReader(ticket);
  for (const line of readLines(blankBoilerplate(blankInvisible(ticket)))) reader.take(line);
  return reader.finish();
}

/** Replaces what a reader of the rendered ticket does not see, keeping every offset. */
function blankInvisible(ticket: string): string {
  let seen = "";
  let from = 0;
  for (let open = ticket.indexOf("<!--"); open !== -1; open = ticket.indexOf("<!--", from)) {
    const close = ticket.indexOf("-->", open + 4);
    const end = close === -1 ? ticket.length : close + 3;
    seen += ticket.slice(from, open) + blank(ticket.slice(open, end));
    from = end;
  }
  return seen + ticket.slice(from);
}

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start <= text.length) {
    const feed = nextBreak(text, start);
    lines.push({ text: text.slice(start, feed), start });
    start = feed + (text.startsWith("\r\n", feed) ? 2 : 1);
  }
  return lines;
}

function nextBreak(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 10 || unit === 13) return at;
  }
  return text.length;
}

class BlockReader {
  readonly #blocks: Block[] = [];
  readonly #length: number;
  #role: Role = "body";
  #section = 0;
  #fenced = false;
  #inDiff = false;
  #open: { kind: BlockKind; start: number; end: number } | undefined;

  constructor(ticket: string) {
    this.#length = ticket.length;
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
    const role = roleOfHeading(title);
    this.#section++;
    this.#role = role;
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
    if (start < end && end <= this.#length)
      this.#blocks.push({ kind, role: this.#role, section: this.#section, start, end });
  }
}
