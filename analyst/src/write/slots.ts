import { partAround } from "../attribute/clauses.ts";
import type { SentenceSpan } from "../attribute/spans.ts";
import type { Ticket } from "../parse/ticket.ts";
import { findDeed } from "./deeds.ts";
import { findEndpoint, findFigure, findParameter, findPerson, findThing, plural } from "./nouns.ts";
import type { Wording } from "./situation.ts";

/** Blanks that any wording may have, beside what its own pattern takes down. */
export const blanks = [
  "actor",
  "object",
  "objects",
  "endpoint",
  "parameter",
  "figure",
  "code",
  "line",
  "doer",
  "deed",
] as const;

/** The ticket's own words for the blanks of a wording. A blank without a good word is missing. */
export type Words = Readonly<Record<string, string | undefined>>;

/** The ticket's own words around the spans that carry a finding, the foremost first. */
export function wordsAround(ticket: Ticket, spans: readonly SentenceSpan[], quoted: string): Words {
  const part = spans[0] && partAround(ticket, spans[0]);
  const clauses = spans.slice(0, MAX_NAMED).map(({ at }) => ({ at, ...bounds(ticket, at) }));
  const thing = findThing(ticket, clauses);
  return {
    actor: findPerson(ticket, clauses),
    object: thing,
    objects: thing && plural(thing),
    endpoint: findEndpoint(ticket, clauses)?.shown,
    figure: findFigure(ticket, clauses),
    parameter: findParameter(ticket, clauses),
    code: findCode(quoted),
    line: findLine(quoted) ?? (part && findLine(ticket.input.slice(part.start, part.end))),
    ...findDeed(ticket, spans[0]?.at ?? -1),
  };
}

/** Words are taken from the foremost sentences; further ones are about something else. */
const MAX_NAMED = 2;

const bounds = ({ sentences }: Ticket, at: number): { start: number; end: number } => ({
  start: sentences[at]?.start ?? 0,
  end: sentences[at]?.end ?? 0,
});

const IN_BACKTICKS = /`(?![A-Z]{2,8}`)([^`\s]{2,40})`/;
const IDENTIFIER =
  /(?<![\w@./-])(?:--[a-z][a-z-]{2,30}|[A-Z][A-Z\d]+(?:_[A-Z\d]+)+|[a-z]+[a-z\d]*(?:_[a-z\d]+)+(?:\(\))?|[a-z]+(?:[A-Z][a-z\d]+)+(?:\(\))?|[A-Z][a-z]+(?:-[A-Z][a-z]+)+)(?![\w@/-])/;

/** A name of code in what is quoted: `MAX_UPLOAD_SIZE`, `allowPrivileged`, `X-Frame-Options`, `--insecure`. */
function findCode(quoted: string): string | undefined {
  return (IN_BACKTICKS.exec(quoted)?.[1] ?? IDENTIFIER.exec(quoted)?.[0])?.trim();
}

/** What a headline has room for. UTF-16 units. */
const MAX_LINE = 64;
const MIN_LINE = 12;

/** All that is quoted, where it is short enough to be named whole and is no line of code. */
function findLine(quoted: string): string | undefined {
  const line = quoted
    .replace(/`+|\*\*/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const fits = line.length >= MIN_LINE && line.length <= MAX_LINE && !/["“”;{}]|https?:/.test(line);
  return fits && /\p{L}+\s+\p{L}+/u.test(line) ? line : undefined;
}

const BLANK = /\{([\w ]+)\}/g;

/** The first of a wording's alternatives whose blanks can all be filled; none when there is no such. */
export function fill(wording: Wording, words: Words): string | undefined {
  const alternatives = typeof wording === "string" ? [wording] : wording;
  const fits = alternatives.find((text) => blanksOf(text).every((name) => words[name] !== undefined));
  return fits
    ?.replace(ARTICLE_AND_BLANK, (_, article: string, name: string) => withArticle(article, words[name] ?? ""))
    .replace(BLANK, (_, name: string) => words[name] ?? "");
}

const ARTICLE_AND_BLANK = /\b([Aa])n? \{([\w ]+)\}/g;

/** "an archive" or "a link"; a plural has no article. */
function withArticle(article: string, said: string): string {
  const last = said.split(" ").at(-1) ?? "";
  if (/[^sui]s$/.test(last)) return article === "A" ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  return `${article}${/^(?:[aei]|o(?!ne)|u(?!se|ni|til|rl))/i.test(said) ? "n" : ""} ${said}`;
}

/** The names of a wording's blanks. */
export function blanksOf(text: string): string[] {
  return [...text.matchAll(BLANK)].map(([, name = ""]) => name);
}
