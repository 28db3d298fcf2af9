import { readParameters } from "./parameters.ts";
import { Program, type Range } from "./program.ts";
import { CHECK, isControl, isSource, isTransparent, type Place, STATED_CHECK } from "./sources.ts";
import type { Token } from "./tokens.ts";
import { levels, type Value } from "./value.ts";

const CONSTANT: Value = { level: levels.constant };
const CHECKED: Value = { level: levels.checked };
const REACH = 160;
const MAX_PATH = 12;
const MAX_DEPTH = 3;
/** How many of a name's values are looked at. */
const MAX_KNOWN = 40;

const LINKS = /^(?:\.|\?\.|->|\?->|::)$/;
const EQUALITY = /^(?:==|===|!=|!==)$/;
const WORDS =
  /^(?:true|false|null|nil|none|None|True|False|undefined|this|self|new|await|async|const|let|var|val|return|if|else|then|and|or|not|in|is|as|of|typeof|instanceof|function|func|fun|fn|lambda|def|do|end|yield|throw|raise|string|number|any|void|int|String|Object|NULL|default|case|match|when|with|for|ref|out|static|public|private)$/;
/** In a table of the program's own: what comes out is one of its values. */
const LOOKS_UP = /\.(?:fetch|get|getOrDefault|dig|find|key|Get|at|GetValueOrDefault)$/;
const ALL_CAPITALS = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/;

/** What is known of the names of a file, in reading order: each is what the last assignment above made it. */
export class Values {
  readonly #program: Program;
  readonly #known = new Map<string, { at: number; value: Value }[]>();
  /** Paths that a condition compares with what is allowed, from which token on. */
  readonly #checked = new Map<string, number>();

  constructor(program: Program) {
    this.#program = program;
    const parameters = readParameters(program);
    const assignments = [...program.assignments()];
    const checks = [...this.#findChecks()];
    const events = [
      ...parameters.map((one) => ({ at: one.at, run: () => this.#set(one.name, one.at, one.value) })),
      ...assignments.map(({ at, names, value, adds }) => ({
        at,
        run: () => {
          const read = this.judge(value, "code");
          const added = program.isAdded({ from: at, to: value.to });
          for (const name of names) {
            const before = adds ? this.#lookUp(name, at) : undefined;
            const stronger = before && before.level > read.level ? before : read;
            this.#set(name, value.to, { ...stronger, added: stronger.added === true || added });
          }
        },
      })),
      ...checks.map(({ at, paths }) => ({
        at,
        run: () => {
          for (const path of paths) {
            this.#checked.set(path, at);
            if (/^[\w$]+$/.test(path)) this.#set(path, at, CHECKED);
          }
        },
      })),
    ];
    for (const { run } of events.toSorted((a, b) => a.at - b.at)) run();
  }

  #set(name: string, at: number, value: Value): void {
    const known = this.#known.get(name);
    if (known) known.push({ at, value });
    else this.#known.set(name, [{ at, value }]);
  }

  /** The last value given before a token; what is only given later says nothing, but for constants. */
  #lookUp(name: string, at: number): Value | undefined {
    const known = this.#known.get(name);
    if (!known) return undefined;
    let last: Value | undefined;
    for (let index = known.length - 1; index >= 0 && index >= known.length - MAX_KNOWN; index--) {
      const one = known[index];
      if (one && one.at <= at) {
        last = one.value;
        break;
      }
    }
    return (
      last ?? (known.slice(0, MAX_KNOWN).every(({ value }) => value.level === levels.constant) ? CONSTANT : undefined)
    );
  }

  *#findChecks(): Generator<{ at: number; paths: string[] }> {
    const program = this.#program;
    for (let at = 0; at < program.tokens.length; at++) {
      const text = program.text(at);
      if (/^(?:if|unless|elif|elsif|assert|guard|when|while)$/.test(text) && program.tokens[at]?.kind === "name") {
        const condition = { from: at + 1, to: program.endOf(at + 1, /^[;{]$/) };
        if (this.#asksWhatIsAllowed(condition)) yield { at: condition.to, paths: this.#pathsIn(condition) };
      } else if (program.tokens[at]?.kind === "name") {
        const call = program.callAt(at);
        if (!call || !STATED_CHECK.test(call.callee)) continue;
        const before = program.tokens[call.from - 1];
        const alone =
          before === undefined || /^(?:line-end|gap)$/.test(before.kind) || /^(?:[;{}]|await)$/.test(before.text);
        if (alone) yield { at: call.to, paths: call.args.flatMap((arg) => this.#pathsIn(arg)) };
      }
    }
  }

  #asksWhatIsAllowed({ from, to }: Range): boolean {
    for (let at = from; at < to; at++) {
      const text = this.#program.text(at);
      if (text === "in" || text === "=~" || (text === "=" && this.#program.text(at + 1) === "~")) return true;
      const call = this.#program.callAt(at);
      if (!call || !CHECK.test(call.callee)) continue;
      const first = call.args.map((arg) => this.#program.tokens[arg.from]).find((token) => token?.kind === "string");
      if (!(/(?:start|prefix)/i.test(call.callee) && first?.text === "/")) return true;
    }
    return false;
  }

  #pathsIn({ from, to }: Range): string[] {
    const paths: string[] = [];
    for (let at = from; at < Math.min(to, from + REACH); at++) {
      const token = this.#program.tokens[at];
      if (token?.kind !== "name" || WORDS.test(token.text) || LINKS.test(this.#program.text(at - 1))) continue;
      const { path } = this.#readPath(at, to);
      const head = path.split(/[.[(]/)[0] ?? "";
      if (path !== "" && !isSource(path, this.#program.language)) paths.push(head);
      if (path !== "") paths.push(path.replace(/(?:\(\)|\[\])?(?:\.\w+\(\))?$/, ""), path);
    }
    return paths;
  }

  /** How much of a range of tokens a stranger chooses, when it is put into a place. */
  judge(range: Range, place: Place): Value {
    return this.#judge(this.#program, this.#withoutConditions(range), place, 0);
  }

  #judge(program: Program, { from, to }: Range, place: Place, depth: number): Value {
    let worst: Value = CONSTANT;
    const limit = Math.min(to, from + REACH, program.tokens.length);
    for (let at = from; at < limit; at++) {
      const token = program.tokens[at] as Token;
      let value: Value | undefined;
      if (token.kind === "string") value = this.#judgeString(program, at, place, depth);
      else if (token.kind === "mark" && EQUALITY.test(token.text) && program === this.#program)
        return worst.level > levels.unknown ? CHECKED : CONSTANT;
      else if (token.text === "=>" || token.text === "function") return worst;
      else if (token.kind === "name") {
        const read = this.#judgeName(program, at, limit, place, depth);
        value = read.value;
        at = Math.max(at, read.next - 1);
      }
      if (value && value.level > worst.level) worst = value;
    }
    return worst;
  }

  #judgeString(program: Program, at: number, place: Place, depth: number): Value | undefined {
    const token = program.tokens[at];
    if (!token?.holes || depth > 3) return undefined;
    let worst: Value | undefined;
    for (const hole of token.holes) {
      const value = this.judgeHole(hole.tokens, place, depth + 1);
      if (!worst || value.level > worst.level) worst = value;
    }
    return worst;
  }

  /** The same of an expression in a string. */
  judgeHole(tokens: readonly Token[], place: Place, depth = 1): Value {
    const inside = new Program(tokens, this.#program.language);
    return this.#judge(inside, { from: 0, to: tokens.length }, place, depth);
  }

  #judgeName(
    program: Program,
    at: number,
    limit: number,
    place: Place,
    depth: number,
  ): { value: Value | undefined; next: number } {
    const token = program.tokens[at] as Token;
    if (WORDS.test(token.text) && token.text !== "new" && !/^(?:\.|\?\.|->|\?->|::|\()$/.test(program.text(at + 1)))
      return { value: undefined, next: at + 1 };
    const isKey =
      program.text(at + 1) === ":" &&
      /^(?:[{,(]|)$/.test(program.text(at - 1)) &&
      /^(?:[{(,]|)$/.test(program.text(at - 1)) &&
      program.text(at + 2) !== ":";
    const isKeyword = program.text(at + 1) === "=" && program.around(at) === "(";
    if (isKey || isKeyword) return { value: undefined, next: at + 2 };
    const read = this.#readPath(at, limit, program);
    const { path, next, calls, subscripts } = read;
    const control = calls.findLast(({ callee }) => isControl(callee, place));
    const source = isSource(path, program.language);
    if (control) {
      const narrowed =
        /(?:Number|parseInt|int|to_i|intval|Atoi|ParseInt|toInt|toLong|UUID|Guid|Parse|ObjectId|parseLong|valueOf)$/.test(
          control.callee,
        );
      return { value: source && narrowed ? { level: levels.checked, isKey: true } : CHECKED, next };
    }
    const here = at < 0 ? 0 : at;
    const position = program === this.#program ? here : Number.POSITIVE_INFINITY;
    if (source) {
      const checked = [...this.#prefixesOf(path)].some((prefix) => {
        const since = this.#checked.get(prefix);
        return since !== undefined && since <= position;
      });
      const shown = shownOf(program, at, next);
      return { value: checked ? CHECKED : { level: levels.request, source: token, shown, added: token.added }, next };
    }
    const head = path.split(/[.[(]/)[0] ?? "";
    const known = this.#lookUp(head, position) ?? this.#lookUp(path, position);
    if (calls.length === 0) {
      if (known) {
        const shown = shownOf(program, at, next);
        return {
          value:
            subscripts > 0 && known.level <= levels.checked
              ? CONSTANT
              : { ...known, shown: known.level === levels.request ? shown : (known.shown ?? shown) },
          next,
        };
      }
      const last = path.split(".").at(-1) ?? "";
      const fixed =
        ALL_CAPITALS.test(head) ||
        ALL_CAPITALS.test(last) ||
        (/^(?:env|config|settings|options|cfg|process|Config|Settings|self\.config)\b/.test(path) &&
          !/\.request/.test(path));
      if (fixed) return { value: CONSTANT, next };
      return {
        value: { level: levels.unknown, source: token, shown: shownOf(program, at, next), added: token.added },
        next,
      };
    }
    if (ALL_CAPITALS.test(head) && LOOKS_UP.test(calls[0]?.callee ?? "")) return { value: CONSTANT, next };
    let worst: Value = known ?? CONSTANT;
    if (depth < MAX_DEPTH)
      for (const { args } of calls)
        for (const arg of args) {
          const value = this.#judge(
            program,
            program === this.#program ? this.#withoutConditions(arg) : arg,
            place,
            depth + 1,
          );
          if (value.level > worst.level) worst = value;
        }
    const through = calls.every(({ callee }) => isTransparent(callee));
    if (worst.level === levels.request && !through) worst = { ...worst, level: levels.derived };
    const fixed = ALL_CAPITALS.test(head) && worst.level < levels.derived;
    if (fixed) return { value: CONSTANT, next };
    if (
      worst.level < levels.unknown &&
      !through &&
      !/^(?:os|path|Path|filepath|File|Rails|__DIR__|dirname|System|settings|config|env)$/.test(head)
    )
      worst = { level: levels.unknown, source: token, shown: shownOf(program, at, next), added: token.added };
    return { value: worst, next };
  }

  *#prefixesOf(path: string): Generator<string> {
    yield path;
    const plain = path.replace(/(?:\(\)|\[\])$/, "");
    yield plain;
  }

  /** A name with what follows it: `request.args.get()`, and its calls. */
  #readPath(at: number, limit: number, program: Program = this.#program) {
    let path = program.text(at);
    let next = at + 1;
    let subscripts = 0;
    const calls: { callee: string; args: readonly Range[] }[] = [];
    if (/^(?:new)$/.test(path) && program.tokens[next]?.kind === "name") {
      path = `new ${program.text(next)}`;
      next++;
    }
    for (let links = 0; links < MAX_PATH && next < limit; links++) {
      const text = program.text(next);
      let link = next;
      if (text === "!" && LINKS.test(program.text(next + 1))) link = next + 1;
      if (program.tokens[next]?.kind === "line-end" && LINKS.test(program.text(next + 1))) link = next + 1;
      if (LINKS.test(program.text(link)) && program.tokens[link + 1]?.kind === "name") {
        path += `.${program.text(link + 1)}`;
        next = link + 2;
      } else if (text === "[" && program.partner(next) > next) {
        const inside = program.tokens[next + 1];
        const key = inside?.kind === "string" && /^\$_SERVER/.test(path) ? inside.text : "";
        path += `[${key}]`;
        subscripts++;
        next = program.partner(next) + 1;
      } else if (text === "(" || (text === "<" && program.callAt(next - 1) !== undefined)) {
        const call = program.callAt(next - 1);
        if (!call) break;
        calls.push({ callee: path.startsWith("new ") ? path : path.replace(/\(\)/g, ""), args: call.args });
        path += "()";
        next = Math.max(call.to, next + 1);
      } else break;
    }
    return { path, next: Math.min(next, limit), calls, subscripts };
  }

  /** Without what only decides: of `a ? b : c`, `b if a else c` and `match (a) { … }` the `a`. */
  #withoutConditions({ from, to }: Range): Range {
    const program = this.#program;
    let at = from;
    for (; at < Math.min(to, from + REACH); at++) {
      const text = program.text(at);
      if (/^[([{]$/.test(text)) {
        if (/^(?:match|switch|when)$/.test(program.text(at - 1)) && program.partner(at) > at)
          return { from: program.partner(at) + 1, to };
        const partner = program.partner(at);
        if (partner > at) at = partner;
      } else if (
        text === "?" &&
        program.text(at + 1) !== ":" &&
        program.language !== "python" &&
        program.language !== "go"
      )
        return { from: at + 1, to };
      else if (text === "if" && program.language === "python") return { from, to: at };
      else if (/^(?:if|unless)$/.test(text) && program.language === "ruby" && at > from) return { from, to: at };
    }
    return { from, to };
  }
}

const MAX_SHOWN = 48;

/** A path as a finding shows it: without what is called on it, in one line. */
function shownOf(program: Program, at: number, next: number): string {
  let shown = "";
  for (let index = at; index < next; index++) {
    const token = program.tokens[index];
    if (!token || token.kind === "line-end") continue;
    shown += token.kind === "string" ? `"${token.text}"` : token.text;
    if (shown.length > MAX_SHOWN) return program.text(at);
  }
  return shown;
}
