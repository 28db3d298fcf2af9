import type { Program, Range } from "./program.ts";
import type { Token } from "./tokens.ts";
import { levels, type Value } from "./value.ts";

/** A parameter that a framework fills from a request. */
export interface Parameter {
  readonly at: number;
  readonly name: string;
  readonly value: Value;
  /** The token from which on the name means something else again. */
  readonly until?: number;
}

const BOUND =
  /^@(?:RequestParam|PathVariable|RequestBody|RequestHeader|CookieValue|QueryParam|PathParam|FormParam|HeaderParam|ModelAttribute|RequestPart|MatrixVariable|Query|Param|Body|Headers|Args)$/;
export const NUMERIC =
  /^(?:int|long|short|Integer|Long|Int|Short|UUID|Guid|uuid|number|float|double|Double|Float|bool|boolean|Boolean|LocalDate|DateTime|date|datetime|DateOnly|Instant|ParseIntPipe|ParseUUIDPipe)$/;
/** Types that are written for what a request may bring. */
const LISTED = /(?:Dto|DTO|Input|Request|Command|Form|Payload|Params|Body|Schema|ViewModel|BindingModel|Fields)$/;
const INJECTED =
  /^(?:self|cls|request|req|response|res|db|session|user|current_user|service|ctx|context|logger|cancellationToken|ct|next)$|Service$|Repository$/i;
const ROUTE = /^@(?:\w+\.)*(?:route|get|post|put|patch|delete|websocket)$/;
const ACTION = /^(?:IActionResult|ActionResult|IResult|JsonResult|ViewResult|HttpResponseMessage)$/;

/** The parameters that a framework fills from a request. */
export function readParameters(program: Program): Parameter[] {
  switch (program.language) {
    case "java":
    case "javascript":
      return [...annotated(program)];
    case "csharp":
      return [...actions(program)];
    case "python":
      return [...views(program)];
    case "php":
      return [...controllers(program)];
    default:
      return [];
  }
}

function parameter(program: Program, at: number, types: Range): Parameter {
  const token = program.tokens[at] as Token;
  let isKey = false;
  let isListed = false;
  for (let index = types.from; index < types.to; index++) {
    isKey ||= NUMERIC.test(program.text(index));
    isListed ||= index !== at && LISTED.test(program.text(index));
  }
  const value = {
    level: levels.request,
    source: token,
    shown: token.text,
    added: token.added,
    ...(isKey && { isKey }),
    ...(isListed && { isListed }),
  };
  return { at, name: token.text, value };
}

function* annotated(program: Program): Generator<Parameter> {
  for (let at = 0; at < program.tokens.length; at++) {
    if (!BOUND.test(program.text(at))) continue;
    let from = at + 1;
    if (program.text(from) === "(" && program.partner(from) > from) from = program.partner(from) + 1;
    const to = program.endOf(from);
    const colon = findText(program, { from, to }, /^:$/);
    const name =
      colon > from
        ? colon - 1
        : findText(program, { from, to }, /^=$/) > from
          ? findText(program, { from, to }, /^=$/) - 1
          : to - 1;
    if (program.tokens[name]?.kind === "name") yield parameter(program, name, { from: at + 1, to });
  }
}

function* actions(program: Program): Generator<Parameter> {
  for (let at = 0; at < program.tokens.length; at++) {
    const call = program.callAt(at);
    if (!call) continue;
    const before = program.tokens.slice(Math.max(0, at - 8), at);
    const isAction =
      before.some(({ text }) => ACTION.test(text)) && !before.some(({ text }) => /^(?:return|=|await)$/.test(text));
    const lambda = /\.Map(?:Get|Post|Put|Delete|Patch)$/.test(call.callee);
    const open = lambda ? findText(program, { from: at + 2, to: Math.min(call.to, at + 12) }, /^\($/) : -1;
    const ranges = isAction
      ? call.args
      : lambda && open > 0
        ? program.partner(open) > open
          ? splitAt(program, open)
          : []
        : [];
    for (const range of ranges) {
      const equals = findText(program, range, /^=$/);
      const name = (equals > 0 ? equals : range.to) - 1;
      if (program.tokens[name]?.kind !== "name" || name === range.from || INJECTED.test(program.text(name))) continue;
      if (
        /FromServices/.test(
          program.tokens
            .slice(range.from, range.to)
            .map(({ text }) => text)
            .join(" "),
        )
      )
        continue;
      yield parameter(program, name, range);
    }
  }
}

function splitAt(program: Program, open: number): Range[] {
  const close = program.partner(open);
  const ranges: Range[] = [];
  for (let at = open + 1; at < close; ) {
    const end = Math.min(close, program.endOf(at, /^,$/));
    if (end > at) ranges.push({ from: at, to: end });
    at = end + 1;
  }
  return ranges;
}

function* views(program: Program): Generator<Parameter> {
  for (let at = 0; at < program.tokens.length; at++) {
    if (program.text(at) !== "def" || program.text(at + 2) !== "(" || program.partner(at + 2) < 0) continue;
    const ranges = splitAt(program, at + 2);
    let routed = false;
    for (let before = Math.max(0, at - DECORATORS); before < at; before++)
      routed ||= program.text(before).startsWith("@") && ROUTE.test(dottedAt(program, before));
    const asked = /^(?:request|self)$/.test(program.text(ranges[0]?.from ?? -1));
    const isView = routed || (asked && ranges.some(({ from }) => program.text(from) === "request"));
    if (!isView) continue;
    for (const range of ranges) {
      if (program.tokens[range.from]?.kind !== "name" || INJECTED.test(program.text(range.from))) continue;
      if (
        program.tokens
          .slice(range.from, range.to)
          .some(({ text }) => /^(?:Depends|Security|BackgroundTasks|Session|AsyncSession)$/.test(text))
      )
        continue;
      yield parameter(program, range.from, range);
    }
  }
}

/** How far above a function its decorators are looked for, in tokens. */
const DECORATORS = 60;

function dottedAt(program: Program, from: number): string {
  let text = program.text(from);
  for (let at = from + 1; program.text(at) === "." && at < from + 8; at += 2) text += `.${program.text(at + 1)}`;
  return text;
}

function* controllers(program: Program): Generator<Parameter> {
  for (let at = 0; at < program.tokens.length; at++) {
    if (program.text(at) !== "function" || program.text(at + 2) !== "(" || program.partner(at + 2) < 0) continue;
    const ranges = splitAt(program, at + 2);
    if (!ranges.some(({ from }) => /Request$/.test(program.text(from)))) continue;
    for (const range of ranges)
      if (program.text(range.to - 1) === program.text(range.from) && /^\$/.test(program.text(range.from)))
        yield parameter(program, range.from, range);
  }
}

function findText(program: Program, { from, to }: Range, text: RegExp): number {
  for (let at = from; at < to; at++) if (text.test(program.text(at))) return at;
  return -1;
}
