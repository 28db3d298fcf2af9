import { NUMERIC, type Parameter } from "./parameters.ts";
import type { Program, Range } from "./program.ts";
import type { Token } from "./tokens.ts";
import { levels } from "./value.ts";
import type { Values } from "./values.ts";

/** A function or method that the diff shows with its body. */
export interface Definition {
  readonly name: string;
  readonly at: number;
  readonly parameters: readonly DefinedParameter[];
  readonly body: Range;
}

interface DefinedParameter extends Range {
  readonly name: string;
  readonly at: number;
}

/** How much of a body is read, and how far behind the parameters it may begin; in tokens. */
const MAX_BODY = 300;
const MAX_TYPES = 16;
const NO_NAME =
  /^(?:if|for|foreach|while|switch|match|when|catch|return|with|await|new|throw|else|describe|it|test|use)$/;
const NO_TYPE = /^(?:new|return|await|throw|else|case|yield|in|of|and|or|not)$/;

/** The functions and methods of a program, in reading order. */
export function* findDefinitions(program: Program): Generator<Definition> {
  for (let at = 0; at < program.tokens.length; at++) {
    if (program.tokens[at]?.kind !== "name" || NO_NAME.test(program.text(at))) continue;
    const open = openingOf(program, at);
    if (open === undefined) continue;
    const close = program.text(open) === "(" ? program.partner(open) : open - 1;
    const body = close >= open - 1 ? bodyAfter(program, at, close) : undefined;
    if (!body) continue;
    yield { name: program.text(at), at, parameters: close > open ? parametersIn(program, open, close) : [], body };
    at = Math.max(at, close);
  }
}

/** The bracket of its parameters, or where its body begins when it has none; undefined for what defines nothing. */
function openingOf(program: Program, at: number): number | undefined {
  const [before, next] = [program.text(at - 1), program.text(at + 1)];
  const isOwn = before === "." && program.text(at - 2) === "self" && program.text(at - 3) === "def";
  if (isOwn || /^(?:def|function|func|fun)$/.test(before)) return next === "(" || before === "def" ? at + 1 : undefined;
  if (next === "=" && /^(?:const|let|var)$/.test(before)) {
    const open = program.text(at + 2) === "async" ? at + 3 : at + 2;
    const close = program.text(open) === "(" ? program.partner(open) : -1;
    return close > 0 && findArrow(program, close) > 0 ? open : undefined;
  }
  if (next !== "(") return undefined;
  if (program.language === "go")
    return before === ")" && program.text(program.partner(at - 1) - 1) === "func" ? at + 1 : undefined;
  if (!/^(?:javascript|java|csharp)$/.test(program.language)) return undefined;
  const token = program.tokens[at - 1];
  const begins = token === undefined || /^(?:line-end|gap)$/.test(token.kind) || /^[{};]$/.test(before);
  const typed = (token?.kind === "name" && !NO_TYPE.test(before)) || /^[>\]?]$/.test(before);
  return program.language === "javascript" ? (begins || typed ? at + 1 : undefined) : typed ? at + 1 : undefined;
}

function findArrow(program: Program, close: number): number {
  for (let at = close + 1; at < close + MAX_TYPES; at++) {
    if (program.text(at) === "=>") return at;
    if (/^[;{(]$/.test(program.text(at)) && program.text(at - 1) !== ":") return -1;
  }
  return -1;
}

function bodyAfter(program: Program, at: number, close: number): Range | undefined {
  const { language } = program;
  const limit = Math.min(program.tokens.length, close + 1 + MAX_BODY);
  if (language === "python" || language === "ruby") {
    for (let to = close + 1; to < limit; to++)
      if (program.text(to) === "def" || program.tokens[to]?.kind === "gap") return { from: close + 1, to };
    return { from: close + 1, to: limit };
  }
  for (let from = close + 1; from < Math.min(limit, close + MAX_TYPES); from++) {
    const text = program.text(from);
    if (text === "{") {
      const end = program.partner(from);
      return { from: from + 1, to: end > from ? Math.min(end, limit) : limit };
    }
    if (text === "=>" || (text === "=" && program.text(at - 1) === "fun")) {
      if (program.text(from + 1) === "{") continue;
      return { from: from + 1, to: program.endOf(from + 1) };
    }
    if (/^[;=),.]$/.test(text) || program.tokens[from]?.kind === "gap") return undefined;
  }
  return undefined;
}

function parametersIn(program: Program, open: number, close: number): DefinedParameter[] {
  const found: DefinedParameter[] = [];
  for (let from = open + 1; from < close && found.length < 12; ) {
    const to = Math.min(close, Math.max(from, program.endOf(from, /^,$/)));
    const name = nameIn(program, { from, to });
    if (name !== undefined && !/^(?:self|cls)$/.test(program.text(name)))
      found.push({ name: program.text(name), at: name, from, to });
    from = to + 1;
  }
  return found;
}

/** Go, Python, Ruby, Kotlin and TypeScript write the name first, Java, C# and PHP last. */
function nameIn(program: Program, { from, to }: Range): number | undefined {
  let last: number | undefined;
  const isFirst = /^(?:go|python|ruby|javascript)$/.test(program.language);
  for (let at = from; at < to; at++) {
    if (/^(?:=|:)$/.test(program.text(at)) && last !== undefined) break;
    if (program.tokens[at]?.kind !== "name" || /^(?:private|public|readonly|final|val|var)$/.test(program.text(at)))
      continue;
    last = at;
    if (isFirst) break;
  }
  return last;
}

/** What a definition gives back: the ranges after `return`, of an arrow what follows it, in Ruby the last line. */
export function returnedBy(program: Program, { body }: Definition): Range[] {
  const found: Range[] = [];
  for (let at = body.from; at < body.to && found.length < 6; at++)
    if (program.text(at) === "return") found.push({ from: at + 1, to: Math.min(body.to, program.endOf(at + 1)) });
  if (found.length > 0) return found;
  if (/^(?:=>|=)$/.test(program.text(body.from - 1))) return [body];
  if (program.language !== "ruby") return [];
  for (let at = body.from + 1; at < body.to; at++) {
    if (program.text(at) !== "end" || program.tokens[at - 1]?.kind !== "line-end") continue;
    let from = at - 1;
    while (from > body.from && program.tokens[from - 1]?.kind !== "line-end") from--;
    return [{ from, to: at - 1 }];
  }
  return [];
}

/** Names that many objects have: which one is called cannot be told. */
const COMMON =
  /^(?:get|set|find|create|update|save|delete|remove|load|add|run|call|handle|index|show|main|init|push|read|write|open|send|render|parse|log|exec|execute|query|fetch|apply|constructor|then|map|filter|invoke|process|build|list|store|destroy|format|convert|all|is|has)$/;

/** A file of the change with what is known of its values. */
export interface Flow {
  readonly program: Program;
  readonly definitions: readonly Definition[];
  readonly values: Values;
}

/**
 * For each file the parameters that a call elsewhere in the change gives a request's own value: one step, to a name that
 * the change defines once.
 */
export function findPassed(flows: readonly Flow[]): Parameter[][] {
  const defined = new Map<string, { file: number; definition: Definition } | undefined>();
  flows.forEach(({ definitions }, file) => {
    for (const definition of definitions)
      if (!COMMON.test(definition.name))
        defined.set(definition.name, defined.has(definition.name) ? undefined : { file, definition });
  });
  const passed: Parameter[][] = flows.map(() => []);
  const known = new Set<Token>();
  if (defined.size === 0) return passed;
  flows.forEach(({ program, values }, from) => {
    for (let at = 0; at < program.tokens.length; at++) {
      const target = program.tokens[at]?.kind === "name" ? defined.get(program.text(at)) : undefined;
      if (!target || (target.file === from && target.definition.at === at)) continue;
      const call = program.callAt(at);
      if (!call || call.args.length > target.definition.parameters.length) continue;
      call.args.forEach((arg, index) => {
        const parameter = target.definition.parameters[index];
        const owner = flows[target.file]?.program;
        const source = parameter && owner?.tokens[parameter.at];
        if (!source || known.has(source)) return;
        const value = values.judge(arg, "code");
        if (value.level !== levels.request || value.isEntry) return;
        known.add(source);
        const isKey = value.isKey === true || isNumeric(owner, parameter);
        passed[target.file]?.push({
          at: parameter.at,
          name: parameter.name,
          until: target.definition.body.to,
          value: {
            level: levels.request,
            source,
            shown: value.shown ?? parameter.name,
            added: value.added === true || program.isAdded(call),
            ...(isKey && { isKey }),
            ...(value.isListed && { isListed: true }),
          },
        });
      });
    }
  });
  return passed;
}

function isNumeric(program: Program, { from, to }: Range): boolean {
  for (let at = from; at < to; at++) if (NUMERIC.test(program.text(at))) return true;
  return false;
}
