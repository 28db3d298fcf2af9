import type { Program, Range } from "./program.ts";
import { CHECK, isSource, type Place } from "./sources.ts";
import { isNormalising } from "./tables.ts";

/** What a condition asks: whether a value is allowed, or only enough of it that these places are not guarded; or neither. */
export type Verdict = "none" | "strong" | ReadonlySet<Place>;

/** What a file says of its names. */
export interface Written {
  readonly texts: ReadonlyMap<string, string>;
  readonly isNormalised: (name: string) => boolean;
}

const HOLDS =
  /(?:^|\.)(?:includes|has|hasOwn|hasOwnProperty|contains\w*|containsKey|array_key_exists|include\?|key\?|member\?|has_key)$/i;
const BEGINS = /(?:^|\.)(?:startsWith|starts_with|start_with\?|HasPrefix|str_starts_with)$/i;
const ENDS = /(?:^|\.)(?:endsWith|ends_with|end_with\?|HasSuffix|str_ends_with)$/i;
/** A word or a host: that a value has such a part says nothing of the rest. Signs such as `..` are looked for to refuse. */
const WORD = /^[\w-]+(?:\.[\w-]+)*$/;
/** An address whose host may go on: `https://img.shop.example` also begins `https://img.shop.example.evil`. */
const OPEN_HOST = /^(?:https?:?(?:\/\/)?[^/]*|\/\/[^/]*|[\w-]+(?:\.[\w-]+)+)$/i;

const OPEN_FOR_HOSTS: readonly Place[] = ["address", "redirect"];

/** Reads what a condition compares. */
export function readCondition(program: Program, { from, to }: Range, written: Written): Verdict {
  let weak: ReadonlySet<Place> | undefined;
  for (let at = from; at < to; at++) {
    const text = program.text(at);
    if (text === "=~" || (text === "=" && program.text(at + 1) === "~")) return "strong";
    if (text === "in") {
      if (!isWord(program, program.text(at - 1) === "not" ? at - 2 : at - 1)) return "strong";
      continue;
    }
    if (comparesOrigins(program, at)) return "strong";
    const verdict = readCall(program, at, written);
    if (verdict === "strong") return "strong";
    if (verdict !== "none") weak = weak === undefined ? verdict : new Set([...weak].filter((one) => verdict.has(one)));
  }
  if (weak === undefined) return "none";
  return weak.size > 0 ? weak : "strong";
}

/** `target.origin !== base.origin`: one host is compared with another, and neither is written down. */
function comparesOrigins(program: Program, at: number): boolean {
  if (!/^[=!]==?$/.test(program.text(at)) || !ORIGIN.test(program.text(at - 1)) || program.text(at - 2) !== ".")
    return false;
  let last = at + 1;
  while (program.text(last + 1) === "." && program.tokens[last + 2]?.kind === "name") last += 2;
  return program.tokens[last]?.kind === "name" && last > at + 1 && ORIGIN.test(program.text(last));
}

const ORIGIN = /^(?:origin|host)$/;

/** A single literal word, as in `"next" in request.GET`: a key is looked for, and its value is not read. */
function isWord(program: Program, at: number): boolean {
  const token = program.tokens[at];
  return token?.kind === "string" && !token.holes?.length && WORD.test(token.text);
}

function readCall(program: Program, at: number, { texts, isNormalised }: Written): Verdict {
  const call = program.callAt(at);
  if (!call || !(CHECK.test(call.callee) || ENDS.test(call.callee))) return "none";
  const [first, second] = call.args;
  if (!first) return "strong";
  if (HOLDS.test(call.callee)) {
    const isSymbol = program.text(first.from) === ":" && first.to - first.from === 2;
    const isOne = first.to - first.from === 1 && isWord(program, first.from);
    const receiver = call.callee.replace(/\.\w+[?!]?$/, "");
    const isAsked = isSource(receiver, program.language) || isOne || isSymbol;
    return isAsked ? "none" : "strong";
  }
  const isMethod = !/^(?:strings\.|bytes\.|str_)/.test(call.callee);
  const subject = isMethod ? call.callee.split(/[.[(]/)[0] : program.text(first.from);
  const beginning = isMethod ? first : second;
  const token = beginning && program.tokens[beginning.from];
  const isOne = beginning !== undefined && beginning.to - beginning.from === 1;
  const literal = !isOne || !token ? undefined : token.kind === "string" ? token.text : texts.get(token.text);
  if (ENDS.test(call.callee))
    return literal !== undefined && /^\.[\w-]+\.\w/.test(literal) ? new Set(["path"]) : "none";
  if (!BEGINS.test(call.callee)) return "strong";
  if (literal === "/") return "none";
  const places = new Set<Place>(literal !== undefined && OPEN_HOST.test(literal) ? OPEN_FOR_HOSTS : []);
  const links = call.callee.split(".").map((link) => link.replace(/[()[\]]/g, ""));
  const isClean = isNormalised(subject ?? "") || links.some((link) => isNormalising(link, program.language));
  if (!isClean) places.add("path");
  return places.size > 0 ? places : "strong";
}
