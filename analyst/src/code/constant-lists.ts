import type { Program, Range } from "./program.ts";

interface Chain {
  readonly next: number;
  readonly calls: readonly { readonly callee: string; readonly args: readonly Range[] }[];
}

const MAPS = /(?:^|\.)(?:map|Select|collect|joinToString)$/;
const MAX_LINKS = 6;

/** Behind a list whose every part is the same text, `ids.map(() => "?").join(",")`, the next token; else undefined. */
export function skipConstants(program: Program, { next, calls }: Chain): number | undefined {
  const after = calls.findIndex(({ callee, args }) => MAPS.test(callee) && args.some((arg) => givesText(program, arg)));
  if (after >= 0) {
    const rest = calls.slice(after + 1).flatMap(({ args }) => args);
    return rest.every(({ from, to }) => isText(program, from, to)) ? next : undefined;
  }
  const end = program.text(next) === "{" ? program.partner(next) : -1;
  const block = { from: next + 1, to: end };
  const isBlock = end > next && (isText(program, block.from, block.to) || givesText(program, block));
  if (!isBlock || !/^(?:map|joinToString|collect)$/.test(nameBefore(program, next))) return undefined;
  let at = end + 1;
  for (let links = 0; links < MAX_LINKS && program.text(at) === "." && program.text(at + 2) === "("; links++) {
    const close = program.partner(at + 2);
    if (close < at || !isText(program, at + 3, close)) return undefined;
    at = close + 1;
  }
  return at;
}

/** The method that a block is given: `map` of `ids.map {`, `joinToString` of `ids.joinToString(",") {`. */
function nameBefore(program: Program, at: number): string {
  return program.text(at - 1) === ")" ? program.text(program.partner(at - 1) - 1) : program.text(at - 1);
}

/** A function whose whole body is a text: `() => "?"`, `_ -> "?"`. */
function givesText(program: Program, { to }: Range): boolean {
  return /^(?:=>|->)$/.test(program.text(to - 2)) && isText(program, to - 1, to);
}

function isText(program: Program, from: number, to: number): boolean {
  const token = program.tokens[from];
  return from >= to || (to - from === 1 && token?.kind === "string" && !token.holes?.length);
}
