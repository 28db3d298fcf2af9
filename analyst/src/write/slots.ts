import { partAround } from "../attribute/clauses.ts";
import type { SentenceSpan } from "../attribute/spans.ts";
import type { Ticket } from "../parse/ticket.ts";
import { findCapability } from "./capabilities.ts";
import { findEndpoint, findFigure, findParameter, findPerson, findThing, plural } from "./nouns.ts";
import type { Wording } from "./situation.ts";

/** Slots that any wording may have, besides what its own patterns capture. */
export const slotNames = [
  "actor",
  "object",
  "objects",
  "endpoint",
  "parameter",
  "figure",
  "code",
  "line",
  "subject",
  "predicate",
] as const;

/** The ticket's own words by slot. A slot without good words is undefined. */
export type SlotValues = Readonly<Record<string, string | undefined>>;

/** The ticket's own words around the spans that carry a finding, the foremost first. */
export function slotValues(ticket: Ticket, spans: readonly SentenceSpan[], quoted: string): SlotValues {
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
    ...findCapability(ticket, spans[0]?.at ?? -1),
  };
}

/** Sentences that words are taken from; further ones are about something else. */
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

const SLOT = /\{([\w ]+)\}/g;

/** The first of a wording's alternatives whose slots can all be filled; undefined when there is none. */
export function fill(wording: Wording, values: SlotValues): string | undefined {
  const alternatives = typeof wording === "string" ? [wording] : wording;
  const fits = alternatives.find((text) => slotsIn(text).every((name) => values[name] !== undefined));
  return fits
    ?.replace(ARTICLE_AND_SLOT, (_, article: string, name: string) => withArticle(article, values[name] ?? ""))
    .replace(SLOT, (_, name: string) => values[name] ?? "");
}

const ARTICLE_AND_SLOT = /\b([Aa])n? \{([\w ]+)\}/g;

/** "an archive" or "a link"; a plural has no article. */
function withArticle(article: string, value: string): string {
  const last = value.split(" ").at(-1) ?? "";
  if (/[^sui]s$/.test(last)) return article === "A" ? value.charAt(0).toUpperCase() + value.slice(1) : value;
  return `${article}${/^(?:[aei]|o(?!ne)|u(?!se|ni|til|rl))/i.test(value) ? "n" : ""} ${value}`;
}

/** The names of a wording's slots. */
export function slotsIn(text: string): string[] {
  return [...text.matchAll(SLOT)].map(([, name = ""]) => name);
}
