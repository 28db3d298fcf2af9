// Long because it is one class: what is known of a name hangs together.
import { readArchiveEntries } from "./archives.ts";
import { readCondition, type Verdict } from "./conditions.ts";
import { skipConstants } from "./constant-lists.ts";
import { type Definition, returnedBy } from "./helpers.ts";
import { type Parameter, readParameters } from "./parameters.ts";
import { Program, type Range } from "./program.ts";
import { isControl, isSource, isTransparent, type Place, STATED_CHECK } from "./sources.ts";
import { isNormalised, isTable } from "./tables.ts";
import type { Token } from "./tokens.ts";
import { inPlace, levels, shownOf, type Value } from "./value.ts";

const CONSTANT: Value = { level: levels.constant };
const CHECKED: Value = { level: levels.checked };
const UNKNOWN: Value = { level: levels.unknown };
/** Where the last part of a path is as dangerous as the whole. */
const BUT_PATH: ReadonlySet<Place> = new Set(["statement", "shell", "markup"]);
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
  /** Paths that a condition compares with what is allowed, from which token on, and where that is no check. */
  readonly #checked = new Map<string, { at: number; weakFor?: ReadonlySet<Place> }>();
  /** Names whose value is written down here: a table, and a text. */
  readonly #tables = new Set<string>();
  readonly #texts = new Map<string, string>();
  /** Names of paths without `..` in them. */
  readonly #normalised = new Set<string>();
  readonly #definitions: ReadonlyMap<string, Definition>;
  readonly #isEntry: (path: string, at: number) => boolean;
  /** Whether what a helper gives back is being looked at: one step is followed. */
  #isInHelper = false;

  /** `passed` are parameters that calls elsewhere in the change give a request's value. */
  constructor(program: Program, definitions: readonly Definition[] = [], passed: readonly Parameter[] = []) {
    this.#program = program;
    this.#definitions = new Map(definitions.map((one) => [one.name, one]));
    this.#isEntry = readArchiveEntries(program);
    const parameters = [...readParameters(program), ...passed];
    const assignments = [...program.assignments()];
    for (const { names, value, adds } of assignments) this.#readWritten(names, value, adds);
    const checks = [...this.#findChecks()];
    const events = [
      ...parameters.flatMap(({ at, name, value, until }) => [
        { at, run: () => this.#set(name, at, value) },
        ...(until === undefined ? [] : [{ at: until, run: () => this.#set(name, until, UNKNOWN) }]),
      ]),
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
      ...checks.map(({ at, paths, weakFor }) => ({
        at,
        run: () => {
          for (const path of paths) {
            const before = this.#checked.get(path);
            if (before && !before.weakFor) continue;
            this.#checked.set(path, { at, ...(weakFor && { weakFor }) });
            if (/^[\w$]+$/.test(path)) this.#set(path, at, this.#afterCheck(path, at, weakFor));
          }
        },
      })),
    ];
    for (const { run } of events.toSorted((a, b) => a.at - b.at)) run();
  }

  #readWritten(names: readonly string[], value: Range, adds: boolean): void {
    const program = this.#program;
    const token = program.tokens[value.from];
    const isText = token?.kind === "string" && !token.holes?.length && value.to - value.from <= 2;
    const table = !adds && isTable(program, value);
    const isPath = isNormalised(program, value);
    for (const name of names) {
      if (adds || this.#texts.has(name) || this.#tables.has(name)) {
        this.#texts.delete(name);
        this.#tables.delete(name);
      } else if (isText) this.#texts.set(name, token.text);
      else if (table) this.#tables.add(name);
      if (isPath) this.#normalised.add(name);
    }
  }

  #afterCheck(name: string, at: number, weakFor: ReadonlySet<Place> | undefined): Value {
    if (!weakFor) return CHECKED;
    const was = this.#lookUp(name, at) ?? UNKNOWN;
    if (was.level <= levels.checked) return was;
    return { ...was, level: levels.checked, weak: { places: weakFor, was } };
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

  *#findChecks(): Generator<{ at: number; paths: string[]; weakFor?: ReadonlySet<Place> }> {
    const program = this.#program;
    for (let at = 0; at < program.tokens.length; at++) {
      const text = program.text(at);
      if (/^(?:if|unless|elif|elsif|assert|guard|when|while)$/.test(text) && program.tokens[at]?.kind === "name") {
        const condition = {
          from: at + 1,
          to: program.endOf(at + 1, program.language === "python" ? /^[;:]$/ : /^[;{]$/),
        };
        const verdict = this.#readCondition(condition);
        if (verdict !== "none")
          yield {
            at: condition.to,
            paths: this.#pathsIn(condition),
            ...(verdict !== "strong" && { weakFor: verdict }),
          };
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

  #readCondition(condition: Range): Verdict {
    return readCondition(this.#program, condition, {
      texts: this.#texts,
      isNormalised: (name) => this.#normalised.has(name),
    });
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
    return this.#judgeChoice(range, place, 0);
  }

  /** Of `a ? b : c` the choices; a choice that the condition compares with what is allowed is checked. */
  #judgeChoice(range: Range, place: Place, depth: number): Value {
    const { condition, ...choices } = this.#withoutConditions(range);
    const value = this.#judge(this.#program, choices, place, depth);
    if (!condition || value.level < levels.unknown || value.shown === undefined) return value;
    if (this.#readCondition(condition) !== "strong") return value;
    const path = value.shown.replace(/\[.*$/s, "[]");
    return this.#pathsIn(condition).some((one) => one === value.shown || one === path) ? CHECKED : value;
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
    const isEntry = this.#isEntry(path, program === this.#program ? at : Number.POSITIVE_INFINITY);
    const source = isEntry || isSource(path, program.language);
    const control = isEntry ? undefined : calls.findLast(({ callee }) => isControl(callee, place));
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
      const check = [path, path.replace(/(?:\(\)|\[\])$/, "")]
        .map((prefix) => this.#checked.get(prefix))
        .find((one) => one !== undefined && one.at <= position);
      const shown = shownOf(program, at, next);
      const value = { level: levels.request, source: token, shown, added: token.added, ...(isEntry && { isEntry }) };
      if (check) return { value: check.weakFor?.has(place) ? { ...value, isPrefixed: true } : CHECKED, next };
      return { value, next };
    }
    const whole = /^(.*\bPath\(\))\.(?:name|stem|suffix)$/.exec(path);
    if (whole && calls.length === 1 && program.language === "python") {
      const was = this.#judgeArguments(program, calls, place, depth);
      if (was.level <= levels.checked) return { value: was, next };
      const weak: Value = { ...was, level: levels.checked, weak: { places: BUT_PATH, was } };
      return { value: place === "code" ? weak : inPlace(weak, place), next };
    }
    const constant = skipConstants(program, read);
    if (constant !== undefined) return { value: CONSTANT, next: constant };
    const head = path.split(/[.[(]/)[0] ?? "";
    const known = inPlace(this.#lookUp(head, position) ?? this.#lookUp(path, position), place);
    const returned = known ? undefined : this.#returned(path, position, place);
    if (returned) return { value: { ...returned, source: token, shown: returned.shown ?? path }, next };
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
    if ((ALL_CAPITALS.test(head) || this.#tables.has(head)) && LOOKS_UP.test(calls[0]?.callee ?? "")) {
      const otherwise = calls[0]?.args[1];
      const isGiven =
        program === this.#program &&
        otherwise !== undefined &&
        /\.(?:get|getOrDefault|fetch)$/.test(calls[0]?.callee ?? "");
      return { value: isGiven ? this.#judgeChoice(otherwise, place, depth + 1) : CONSTANT, next };
    }
    let worst = this.#judgeArguments(program, calls, place, depth, known);
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

  #judgeArguments(
    program: Program,
    calls: readonly { readonly args: readonly Range[] }[],
    place: Place,
    depth: number,
    known: Value = CONSTANT,
  ): Value {
    let worst = known;
    if (depth >= MAX_DEPTH) return worst;
    for (const { args } of calls)
      for (const arg of args) {
        const value =
          program === this.#program
            ? this.#judgeChoice(arg, place, depth + 1)
            : this.#judge(program, arg, place, depth + 1);
        if (value.level > worst.level) worst = value;
      }
    return worst;
  }

  /** What a helper of the same file gives back, if that is a request's own value: `sort_column`, `targetOf()`. */
  #returned(path: string, position: number, place: Place): Value | undefined {
    const name = /^(?:(?:this|self|\$this)\.)?([\w$]+[?!]?)(?:\(\))?$/.exec(path)?.[1];
    const definition = name === undefined ? undefined : this.#definitions.get(name);
    if (!definition || this.#isInHelper || definition.at === position) return undefined;
    if (!path.endsWith("()") && this.#program.language !== "ruby") return undefined;
    this.#isInHelper = true;
    const values = returnedBy(this.#program, definition).map((range) => this.#judgeChoice(range, place, 0));
    this.#isInHelper = false;
    return values.find(({ level, isEntry }) => level === levels.request && !isEntry);
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
  #withoutConditions({ from, to }: Range): Range & { readonly condition?: Range } {
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
        return { from: at + 1, to, condition: { from, to: at } };
      else if (text === "if" && program.language === "python") return { from, to: at, condition: { from: at + 1, to } };
      else if (/^(?:if|unless)$/.test(text) && program.language === "ruby" && at > from) return { from, to: at };
    }
    return { from, to };
  }
}
