import type { Span } from "./span.ts";

/** One word of the ticket. */
export interface Word extends Span {
  /** Lower-case form. */
  readonly text: string;
  /** Light stem of `text`, the form that patterns are compared with. */
  readonly stem: string;
  /** A clause ends between the word before and this one. */
  readonly startsClause: boolean;
}

// A lone asterisk is a word of its own: it is the wildcard of CORS, IAM and cron.
const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}{1,3}(?![\p{L}\p{N}]))?|(?<![\p{L}\p{N}*])\*(?![\p{L}\p{N}*])/gu;
const CLAUSE_END = /[.;:!?()[\]{}|–—]|\s-\s|--/;

const KEEP = new Set(
  (
    "need needs feed feeds seed embed speed exceed indeed red bed setting settings string strings thing things nothing " +
    "anything everything something during bring spring king ring string morning evening always alias address access " +
    "process status this his is was has does us bus plus less news https sms tls dns cors css aws ios js as yes css gps " +
    "ids bias basis canvas analysis saas iaas rss csrf sms axios kubernetes redis"
  ).split(" "),
);

/** Words that English inflects irregularly, brought to the form that patterns are written in. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sent: "send",
    seen: "see",
    saw: "see",
    shown: "show",
    given: "give",
    gave: "give",
    kept: "keep",
    held: "hold",
    built: "build",
    made: "make",
    chosen: "choose",
    people: "person",
    children: "child",
    ids: "id",
    urls: "url",
    uris: "uri",
    apis: "api",
    pdfs: "pdf",
    csvs: "csv",
    cookies: "cookie",
    cookie: "cookie",
    licence: "license",
    licences: "license",
    data: "data",
    ran: "run",
    wrote: "write",
    written: "write",
    taken: "take",
    took: "take",
    paid: "pay",
    logon: "login",
    logins: "login",
    signin: "login",
    sso: "sso",
  }),
);

/** Brings inflected forms of one English word to one form; not a dictionary form. Lower-case in, lower-case out. */
export function stem(word: string): string {
  const plain = word.replace(/['’]s?$/u, "");
  const irregular = IRREGULAR.get(plain);
  if (irregular !== undefined) return plain === irregular ? plain : stem(irregular);
  if (KEEP.has(plain) || plain.length < 4) return plain;
  return dropFinalE(dropEnding(plain.replace(/isation/u, "ization").replace(/is(e|ed|es|ing)$/u, "iz$1")));
}

function dropEnding(word: string): string {
  if (/(?:ies|ied)$/u.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith("ying") && word.length > 5) return `${word.slice(0, -4)}y`;
  if (word.endsWith("ing") && word.length > 5) return undouble(word.slice(0, -3));
  if (word.endsWith("ed") && !word.endsWith("eed") && word.length > 4) return undouble(word.slice(0, -2));
  if (/(?:sh|ch|x|ss|zz)es$/u.test(word)) return word.slice(0, -2);
  if (word.endsWith("s") && !/(?:ss|us|is)$/u.test(word)) return word.slice(0, -1);
  return word;
}

function undouble(word: string): string {
  return /([bdgmnprt])\1$/u.test(word) ? word.slice(0, -1) : word;
}

function dropFinalE(word: string): string {
  return word.length > 4 && word.endsWith("e") && !word.endsWith("ee") ? word.slice(0, -1) : word;
}

/** The words between two offsets of an input, in order. "e-mail" is one word; other hyphens and underscores separate. */
export function readWords(input: string, from: number, to: number): Word[] {
  const words: Word[] = [];
  const span = input.slice(from, to);
  let previousEnd = 0;
  for (const found of span.matchAll(WORD)) {
    const text = found[0].toLowerCase();
    const end = found.index + found[0].length;
    const before = words.at(-1);
    if (before?.text === "e" && text === "mail" && span[found.index - 1] === "-") {
      words[words.length - 1] = { ...before, text: "email", stem: "email", end: from + end };
    } else {
      const startsClause = words.length > 0 && CLAUSE_END.test(span.slice(previousEnd, found.index));
      words.push({ text, stem: stem(text), start: from + found.index, end: from + end, startsClause });
    }
    previousEnd = end;
  }
  return words;
}
