import type { Span } from "../parse/span.ts";
import type { Language } from "./files.ts";
import type { Token } from "./tokens.ts";

/** Tokens from one index to another, exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A call such as `db.query(text, values)`, `new URL(x)`, `redirect_to x` or `echo $x`. */
export interface Call extends Range {
  /** The names that lead to it: `db.query`, `Runtime.getRuntime().exec`, `new URL`. */
  readonly callee: string;
  readonly args: readonly Range[];
}

/** `target = value`, with the names that it sets. */
export interface Assignment {
  readonly at: number;
  /** As written: `req.session.userId`. */
  readonly path: string;
  readonly names: readonly string[];
  readonly value: Range;
  /** It adds to what was there. */
  readonly adds: boolean;
}

/** How far a value, an argument or a name is followed, in tokens. */
const REACH = 160;
/** How far the arguments of a call are told apart, in tokens. */
const MAX_ARGUMENTS = 600;
const LINKS = /^(?:\.|\?\.|->|\?->|::)$/;
const OPENING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
const COMMANDS: Readonly<Partial<Record<Language, RegExp>>> = {
  ruby: /^(?:redirect_to|send_file|render|raw|system|exec|eval|instance_eval|puts|permit|before_action|skip_before_action|raise|throttle|load|require|constantize)$/,
  php: /^(?:echo|print|include|include_once|require|require_once|eval)$/,
};
const NOT_CALLED =
  /^(?:if|unless|while|for|foreach|switch|match|when|catch|function|func|fun|def|return|elif|elsif|and|or|not|in|until|use|fn|with|await|typeof|using|lock)$/;

/** The brackets, calls and assignments of a list of tokens. */
export class Program {
  readonly tokens: readonly Token[];
  readonly language: Language;
  /** For each bracket its partner; -1 where the hunk has none. */
  readonly #partner: Int32Array;
  /** What was found out so far; null for no call. */
  readonly #calls: (Call | null)[] = [];
  /** For each token the bracket around it; -1 for none. */
  readonly #around: Int32Array;

  constructor(tokens: readonly Token[], language: Language) {
    this.tokens = tokens;
    this.language = language;
    this.#partner = new Int32Array(tokens.length).fill(-1);
    this.#around = new Int32Array(tokens.length).fill(-1);
    this.#matchBrackets();
  }

  #matchBrackets(): void {
    const open: number[] = [];
    this.tokens.forEach(({ kind, text }, at) => {
      if (kind === "gap") open.length = 0;
      const closes = kind === "mark" && (text === ")" || text === "]" || text === "}");
      if (closes) {
        const from = open.at(-1);
        if (from !== undefined && OPENING[this.tokens[from]?.text ?? ""] === text) {
          open.pop();
          this.#partner[from] = at;
          this.#partner[at] = from;
        } else if (text === "}") while (open.length > 0 && this.tokens[open.at(-1) ?? 0]?.text !== "{") open.pop();
      }
      this.#around[at] = open.at(-1) ?? -1;
      if (kind === "mark" && OPENING[text] !== undefined) open.push(at);
    });
  }

  text(at: number): string {
    const token = this.tokens[at];
    return token && token.kind !== "string" ? token.text : "";
  }

  partner(at: number): number {
    return this.#partner[at] ?? -1;
  }

  /** The text of the bracket around a token. */
  around(at: number): string {
    const bracket = this.#around[at] ?? -1;
    return bracket < 0 ? "" : this.text(bracket);
  }

  /** Where the expression that begins at a token ends: at a comma, a closing bracket or the end of its line. */
  endOf(from: number, stop: RegExp = /^[;,]$/): number {
    const limit = Math.min(this.tokens.length, from + REACH);
    for (let at = from; at < limit; at++) {
      const token = this.tokens[at] as Token;
      if (token.kind === "gap") return at;
      if (token.kind === "line-end") {
        if (!this.#goesOn(at)) return at;
        continue;
      }
      if (token.kind !== "mark") continue;
      if (stop.test(token.text) || /^[)\]}]$/.test(token.text)) return at;
      if (OPENING[token.text] === undefined) continue;
      const partner = this.partner(at);
      if (partner < 0) return this.#lineEnd(at);
      at = partner;
    }
    return limit;
  }

  /** Whether the expression goes on in the next line. */
  #goesOn(at: number): boolean {
    const before = this.tokens[at - 1];
    let next = at + 1;
    while (this.tokens[next]?.kind === "line-end") next++;
    const after = this.tokens[next];
    const openEnded = before?.kind === "mark" && /^(?:=|:=|\+|\.|\|\||&&|\?|=>|->|,|\\|\?\?|:|%)$/.test(before.text);
    return openEnded || (after?.kind === "mark" && /^(?:\.|\?\.|->|\+|\|\||&&|\?|\?\?|:)$/.test(after.text)) === true;
  }

  #lineEnd(from: number): number {
    let at = from;
    const limit = Math.min(this.tokens.length, from + REACH);
    while (at < limit && !/^(?:line-end|gap)$/.test(this.tokens[at]?.kind ?? "gap")) at++;
    return at;
  }

  /** Every call, in reading order. */
  *calls(): Generator<Call> {
    for (let at = 0; at < this.tokens.length; at++) {
      const call = this.callAt(at);
      if (call) yield call;
    }
  }

  /** The call whose last name stands here. */
  callAt(at: number): Call | undefined {
    const known = this.#calls[at];
    if (known !== undefined) return known ?? undefined;
    const call = this.#readCall(at);
    if (this.tokens[at]) this.#calls[at] = call ?? null;
    return call;
  }

  #readCall(at: number): Call | undefined {
    const token = this.tokens[at];
    if (token?.kind !== "name") return undefined;
    const open = this.#pastTypes(at + 1);
    if (this.text(open) === "(") {
      if (NOT_CALLED.test(token.text) || /^(?:def|function|fun|func)$/.test(this.text(at - 1))) return undefined;
      const { from, callee } = this.#chainTo(at);
      const partner = this.partner(open);
      const to = partner < 0 ? this.#lineEnd(open) : partner;
      return {
        callee,
        from,
        to: Math.min(this.tokens.length, to + 1),
        args: this.#split(open + 1, Math.min(to, open + MAX_ARGUMENTS)),
      };
    }
    if (COMMANDS[this.language]?.test(token.text) !== true || !this.#beginsOperand(at + 1)) return undefined;
    const to = this.#commandEnd(at + 1);
    const { from, callee } = this.#chainTo(at);
    return { callee, from, to, args: this.#split(at + 1, to) };
  }

  /** Past type arguments: of `query<Member>(` to the bracket. */
  #pastTypes(at: number): number {
    if (this.text(at) === "!" && this.text(at + 1) === "(") return at + 1;
    if (this.text(at) !== "<") return at;
    for (let to = at + 1; to < at + 12; to++) {
      if (this.text(to) === ">" && this.text(to + 1) === "(") return to + 1;
      if (/^[;(){}]$/.test(this.text(to))) return at;
    }
    return at;
  }

  #beginsOperand(at: number): boolean {
    const next = this.tokens[at];
    return (
      next !== undefined &&
      (/^(?:name|string|number)$/.test(next.kind) || /^(?:\[|:|::|\(|@)$/.test(next.text)) &&
      !/^(?:if|unless|do|and|or|=>)$/.test(next.text)
    );
  }

  /** Where a call without brackets ends: with its line, or before `if`, `unless` or `do`. */
  #commandEnd(from: number): number {
    const end = this.endOf(from, /^;$/);
    for (let at = from; at < end; at++) {
      const token = this.tokens[at] as Token;
      if (token.kind === "name" && /^(?:if|unless|do)$/.test(token.text)) return at;
      if (token.kind === "mark" && OPENING[token.text] !== undefined && this.partner(at) > at) at = this.partner(at);
    }
    return end;
  }

  #split(from: number, to: number): Range[] {
    const args: Range[] = [];
    for (let at = from; at < to; ) {
      const end = Math.max(at, Math.min(to, this.#argumentEnd(at, to)));
      if (end > at) args.push({ from: at, to: end });
      at = end + 1;
      if (args.length >= 12) break;
    }
    return args;
  }

  #argumentEnd(from: number, to: number): number {
    for (let at = from; at < to; at++) {
      const text = this.text(at);
      if (text === ",") return at;
      if (OPENING[text] !== undefined) {
        const partner = this.partner(at);
        if (partner >= 0) at = partner;
      }
    }
    return to;
  }

  /** The names before and at a token that lead to it. */
  #chainTo(last: number): { from: number; callee: string } {
    let from = last;
    let callee = this.text(last);
    for (let links = 0; links < 12 && LINKS.test(this.text(from - 1)); links++) {
      let before = from - 2;
      let suffix = "";
      if (this.tokens[from - 2]?.kind === "line-end") before--;
      while (/^[)\]]$/.test(this.text(before)) && this.partner(before) >= 0) {
        suffix = `${this.text(before) === ")" ? "()" : "[]"}${suffix}`;
        before = this.partner(before) - 1;
      }
      if (this.text(before) === "!" || this.text(before) === "?") before--;
      const token = this.tokens[before];
      if (token?.kind === "name") {
        callee = `${token.text}${suffix}.${callee}`;
        from = before;
      } else if (token?.kind === "string" && suffix === "") {
        callee = `"".${callee}`;
        from = before;
        break;
      } else {
        callee = `${suffix}.${callee}`;
        break;
      }
    }
    if (this.text(from - 1) === "new") return { from: from - 1, callee: `new ${callee}` };
    return { from, callee };
  }

  /** Every assignment and loop variable, in reading order. */
  *assignments(): Generator<Assignment> {
    for (let at = 0; at < this.tokens.length; at++) {
      const text = this.text(at);
      if (text === "=" || text === ":=" || text === "+=" || text === ".=") {
        if (text === "=" && this.around(at) === "(" && /^(?:python|ruby|php)$/.test(this.language)) continue;
        const { path, names } = this.#targetBefore(at);
        if (names.length > 0)
          yield {
            at,
            path,
            names,
            value: { from: at + 1, to: this.endOf(at + 1, /^[;=]$/) },
            adds: text === "+=" || text === ".=",
          };
      } else if (/^(?:for|foreach)$/.test(text)) yield* this.#loop(at);
    }
  }

  #targetBefore(at: number): { path: string; names: string[] } {
    const last = this.tokens[at - 1];
    const closing = this.text(at - 1);
    if (closing === "}" || (closing === "]" && !this.#isSubscript(this.partner(at - 1)))) {
      const open = this.partner(at - 1);
      return { path: "", names: open < 0 ? [] : this.#namesIn({ from: open + 1, to: at - 1 }) };
    }
    const names: string[] = [];
    let from = at - 1;
    const limit = at - 24;
    while (from > limit && from >= 0 && !this.#beginsStatement(from)) from--;
    const range = { from: from + 1, to: at };
    const typed = this.#typedName(range);
    if (typed !== undefined) return { path: typed, names: [typed] };
    if (closing === "]" || last?.kind === "name") {
      const path = this.#pathText(range);
      if (closing !== "]" && last) names.push(last.text);
      for (let before = at - 2; this.text(before) === "," && this.tokens[before - 1]?.kind === "name"; before -= 2)
        names.push(this.text(before - 1));
      return { path, names: names.length > 0 ? names : [path] };
    }
    return { path: "", names };
  }

  #isSubscript(open: number): boolean {
    const before = this.tokens[open - 1];
    return (
      before !== undefined &&
      (before.kind === "name" || /^[)\]]$/.test(before.text)) &&
      !/^(?:const|let|var|return)$/.test(before.text)
    );
  }

  #beginsStatement(at: number): boolean {
    const token = this.tokens[at];
    return (
      token === undefined ||
      /^(?:line-end|gap)$/.test(token.kind) ||
      (token.kind === "mark" && /^[;{(]$/.test(token.text) && this.partner(at) < 0) ||
      (token.kind === "mark" && /^[;{]$/.test(token.text))
    );
  }

  /** Of `const name: Type` or `name: Type` the name. */
  #typedName({ from, to }: Range): string | undefined {
    for (let at = from; at < Math.min(to, from + 4); at++)
      if (this.text(at) === ":" && this.tokens[at - 1]?.kind === "name") return this.text(at - 1);
    return undefined;
  }

  #pathText({ from, to }: Range): string {
    let start = to - 1;
    while (start > from) {
      const text = this.text(start);
      if (text === "]" && this.partner(start) > from) start = this.partner(start) - 1;
      else if (LINKS.test(this.text(start - 1))) start -= 2;
      else break;
    }
    return this.tokens
      .slice(start, to)
      .map(({ kind, text }) => (kind === "string" ? `"${text}"` : text))
      .join("");
  }

  #namesIn({ from, to }: Range): string[] {
    const names: string[] = [];
    for (let at = from; at < Math.min(to, from + REACH); at++)
      if (this.tokens[at]?.kind === "name" && this.text(at + 1) !== ":") names.push(this.text(at));
    return names;
  }

  *#loop(at: number): Generator<Assignment> {
    const end = this.#lineEnd(at);
    for (let word = at + 1; word < end; word++) {
      const text = this.text(word);
      if (!/^(?:of|in|as|range)$/.test(text)) continue;
      const before = { from: at + 1, to: word };
      const open = this.#partnerOfFirst(at + 1);
      const after = { from: word + 1, to: open > word ? open : this.endOf(word + 1, /^[;:]$/) };
      const [names, value] =
        text === "as" ? [this.#namesIn(after), { from: before.from + 1, to: word }] : [this.#namesIn(before), after];
      yield { at, path: "", names, value, adds: false };
      return;
    }
  }

  #partnerOfFirst(at: number): number {
    return this.text(at) === "(" ? this.partner(at) : -1;
  }

  /** Where a range stands in the ticket. */
  spanOf({ from, to }: Range): Span {
    return { start: this.tokens[from]?.start ?? 0, end: this.tokens[Math.max(from, to - 1)]?.end ?? 0 };
  }

  isAdded({ from, to }: Range): boolean {
    for (let at = from; at < Math.min(to, from + REACH); at++) if (this.tokens[at]?.added) return true;
    return false;
  }
}
