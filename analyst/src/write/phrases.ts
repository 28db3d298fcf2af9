import { conceptNames, type Facts } from "../facts/facts.ts";
import { type Capture, compile, type MentionsAt, PatternIndex } from "../facts/pattern.ts";
import { negatedWords } from "../parse/negation.ts";
import type { Span } from "../parse/span.ts";
import type { Ticket } from "../parse/ticket.ts";
import type { Word } from "../parse/words.ts";

/** A phrase of a situation found in a sentence. */
export interface Match extends Span {
  /** Index of the sentence in the ticket. */
  readonly at: number;
  /** Of the block it stands in, 0 to 1. */
  readonly weight: number;
  /** What the phrase captured, by name, as it stands in the ticket. */
  readonly captures: Readonly<Record<string, string>>;
}

/** By phrase number, then by sentence, in reading order. A phrase counts once in a sentence. */
export type Matches = ReadonlyMap<number, ReadonlyMap<number, Match>>;

/** A compiled pattern of a situation: every one of its phrases has to match. */
export interface Pattern {
  /** Numbers of its phrases. */
  readonly phrases: readonly number[];
  readonly within: "sentence" | "ticket";
}

const index = new PatternIndex<number>();
const numbers = new Map<string, number>();

/** Compiles a pattern. `A & B`: both in one sentence. `A && B`: both anywhere in the ticket. Throws when it is malformed. */
export function compilePattern(source: string): Pattern {
  const within = source.includes("&&") ? "ticket" : "sentence";
  return { within, phrases: source.split(/&&?/).map((phrase) => phraseNumber(expandConcepts(phrase.trim()))) };
}

/** `<a|b>` is short for `<a>|<b>`. */
function expandConcepts(phrase: string): string {
  return phrase.replace(/<([^>]*)>/g, (_, names: string) =>
    names
      .split("|")
      .map((name) => `<${name}>`)
      .join("|"),
  );
}

function phraseNumber(phrase: string): number {
  const known = numbers.get(phrase);
  if (known !== undefined) return known;
  const number = numbers.size;
  numbers.set(phrase, number);
  for (const variant of expandJoinedWords(phrase)) index.add(compile(variant, conceptNames), number);
  return number;
}

/** `no_longer|never` is short for two phrases: alternatives of several words are joined by underscores. */
function expandJoinedWords(phrase: string): string[] {
  const parts = phrase.split(/\s+/);
  const at = parts.findIndex((part) => part.includes("_"));
  if (at < 0) return [phrase];
  const choices = (parts[at] ?? "").split("|");
  const joined = choices.filter((choice) => choice.includes("_"));
  const single = choices.filter((choice) => !choice.includes("_"));
  const said = [
    ...joined.map((choice) => choice.replaceAll("_", " ")),
    ...(single.length > 0 ? [single.join("|")] : []),
  ];
  return said.flatMap((words) => expandJoinedWords(parts.with(at, words).join(" ")));
}

const ROLE_WEIGHTS = { body: 1, background: 0.7, checklist: 0.5, "out-of-scope": 0 } as const;
/** Code shows the change but names things for programmers; a removed line shows what was. */
const KIND_WEIGHTS = {
  heading: 1,
  item: 1,
  prose: 1,
  quote: 0.7,
  table: 0.9,
  code: 0.8,
  added: 0.9,
  removed: 0.5,
} as const;

/** Matches every phrase of every situation. What is negated, said to stay, or out of scope does not count. */
export function findMatches({ ticket, mentions }: Facts): Matches {
  const matches = new Map<number, Map<number, Match>>();
  ticket.sentences.forEach((sentence, at) => {
    const weight = ROLE_WEIGHTS[sentence.block.role] * KIND_WEIGHTS[sentence.block.kind];
    if (weight === 0) return;
    const { words } = sentence;
    const spoken = mentions[at] ?? [];
    const negated = negatedWords(words, wordsInConcepts(spoken, words.length));
    const unchanged = unchangedWords(words);
    index.scan(words, spoken, (phrase, from, to, captured) => {
      const [first, last] = [words[from], words[to - 1]];
      if (!first || !last || negated[from] || unchanged[from]) return;
      const bySentence = matches.get(phrase) ?? new Map<number, Match>();
      if (bySentence.has(at)) return;
      const captures = Object.fromEntries(
        captured.map((one) => [one.name, capturedWords(ticket, words, one)]).filter(([, said]) => said !== ""),
      );
      matches.set(phrase, bySentence.set(at, { at, start: first.start, end: last.end, weight, captures }));
    });
  });
  return matches;
}

/** As it stands in the ticket; a capital that only begins the sentence is not kept. */
function capturedWords({ input }: Ticket, words: readonly Word[], { from, to }: Capture): string {
  const said = input
    .slice(words[from]?.start, words[to - 1]?.end)
    .replace(/[`*]+/g, "")
    .replace(/\s+/g, " ")
    .replace(/['’]s$/, "");
  return from === 0 && /^[A-Z][a-z]+(?:\s|$)/.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
}

/** A negator inside a concept ("without an account") belongs to the concept and negates nothing after it. */
function wordsInConcepts(mentions: MentionsAt, length: number): (index: number) => boolean {
  const consumed = new Uint8Array(length);
  mentions.forEach((here, from) => {
    for (const { end } of here) if (end - from > 1) consumed.fill(1, from, end);
  });
  return (at) => consumed[at] === 1;
}

const UNCHANGED =
  /\b(?:unchanged|untouched|unaffected|(?:stays?|remains?|kept) (?:as (?:it is|they are|is|before)|the same)|(?:is|are|was|were) not (?:touched|affected|changed|part of))\b/i;

/** For each word, whether its clause says that things stay as they are. */
function unchangedWords(words: readonly Word[]): boolean[] {
  const clauses: Word[][] = [];
  for (const word of words) {
    if (clauses.length === 0 || word.startsClause) clauses.push([]);
    clauses.at(-1)?.push(word);
  }
  return clauses.flatMap((clause) => {
    const says = UNCHANGED.test(clause.map(({ text }) => text).join(" "));
    return clause.map(() => says);
  });
}
