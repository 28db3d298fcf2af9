import { stem, type Word } from "../parse/words.ts";

/**
 * A phrase pattern, compiled. Written as words separated by spaces:
 *   `order`          a word, compared by stem, so "orders" and "ordered" too
 *   `view|open|see`  one of several; those of a situation may be of several words: `never|no_longer` (write/phrases.ts)
 *   `<staff>`        a mention of a concept, any number of words long; may stand among alternatives
 *   `the?`           may be missing (not the first)
 *   `[who:<staff>]`  as `<staff>`, and what matches is captured as "who"
 *   `[what:~]`       up to four words that could be a thing's name, captured without article; `~` itself captures nothing
 *   `[act:>]`        the rest of the clause, two to ten words, captured; only as the last element
 *   `#`              a number
 *   `..` `...` `....`  up to 2, 5 and 14 words of any kind (not first, not last)
 */
export interface Pattern {
  readonly source: string;
  readonly elements: readonly Element[];
}

type Element =
  | { readonly gap: number }
  | {
      readonly words: ReadonlySet<string>;
      readonly concepts: readonly string[];
      readonly optional: boolean;
      /** The name it is captured as. */
      readonly name?: string | undefined;
      /** Any words that could name a thing, a number, or the rest of the clause. */
      readonly shape?: "~" | "#" | ">" | undefined;
    };

/** What a pattern captured: the words from `from` to `to`, exclusive. */
export interface Capture {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Concept mentions that start at each word of one sentence. `end` is the index after the last word. */
export type MentionsAt = readonly (readonly Mention[])[];
export interface Mention {
  readonly concept: string;
  readonly end: number;
}

const GAPS: Readonly<Record<string, number>> = { "..": 2, "...": 5, "....": 14 };

/** Compiles one pattern. Throws when it is malformed or names a concept that is not in `known`. */
export function compile(source: string, known: ReadonlySet<string>): Pattern {
  const elements = source
    .trim()
    .split(/\s+/)
    .map((part) => compileElement(part, source, known));
  const [first, last] = [elements[0], elements.at(-1)];
  if (!first || !last || "gap" in first || "gap" in last || first.optional) {
    throw new Error(`Pattern "${source}" must begin and end with something that has to be there.`);
  }
  return { source, elements };
}

function compileElement(part: string, source: string, known: ReadonlySet<string>): Element {
  const gap = GAPS[part];
  if (gap !== undefined) return { gap };
  const optional = part.endsWith("?");
  const [, name, named] = /^\[(\w+):(.+)\]$/.exec(optional ? part.slice(0, -1) : part) ?? [];
  const choice = named ?? (optional ? part.slice(0, -1) : part);
  if (choice === "~" || choice === "#" || choice === ">")
    return { words: new Set(), concepts: [], optional, name, shape: choice };
  const choices = choice.split("|");
  const concepts = choices.filter((one) => one.startsWith("<")).map((one) => one.slice(1, -1));
  const unknown = concepts.find((concept) => !known.has(concept));
  if (unknown !== undefined) throw new Error(`Pattern "${source}" names <${unknown}>, which is no concept.`);
  const words = choices.filter((one) => !one.startsWith("<"));
  const bad = words.find((word) => !/^(?:[\p{L}\p{N}']+|\*)$/u.test(word));
  if (bad !== undefined) throw new Error(`Pattern "${source}" has "${bad}", which no word of a ticket can equal.`);
  return { words: new Set(words.map((word) => stem(word.toLowerCase()))), concepts, optional, name };
}

/** Patterns sorted by what they can begin with, so that each word of a ticket meets only the few that could match there. */
export class PatternIndex<T> {
  readonly #byWord = new Map<string, { pattern: Pattern; value: T }[]>();
  readonly #byConcept = new Map<string, { pattern: Pattern; value: T }[]>();
  readonly #byShape: { pattern: Pattern; value: T }[] = [];

  add(pattern: Pattern, value: T): void {
    const first = pattern.elements[0];
    if (!first || "gap" in first) return;
    if (first.shape) this.#byShape.push({ pattern, value });
    for (const word of first.words) push(this.#byWord, word, { pattern, value });
    for (const concept of first.concepts) push(this.#byConcept, concept, { pattern, value });
  }

  /** Calls `found` for each pattern that matches, with the index of its first word, the index after its last, and what it captured. */
  scan(
    words: readonly Word[],
    mentions: MentionsAt,
    found: (value: T, from: number, to: number, captures: readonly Capture[]) => void,
  ): void {
    const tried = new Set<Pattern>();
    for (let at = 0; at < words.length; at++) {
      tried.clear();
      const attempt = (candidate: { pattern: Pattern; value: T }): void => {
        if (tried.has(candidate.pattern)) return;
        tried.add(candidate.pattern);
        const captures: Capture[] = [];
        const end = matchFrom(candidate.pattern.elements, 0, words, mentions, at, captures);
        if (end !== undefined) found(candidate.value, at, end, captures);
      };
      for (const candidate of this.#byWord.get(words[at]?.stem ?? "") ?? []) attempt(candidate);
      for (const { concept } of mentions[at] ?? [])
        for (const candidate of this.#byConcept.get(concept) ?? []) attempt(candidate);
      for (const candidate of this.#byShape) attempt(candidate);
    }
  }
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

// The depth is the pattern's own length and a gap tries at most fifteen places, so
// the work per word is bounded by the pattern and not by the ticket.
function matchFrom(
  elements: readonly Element[],
  elementAt: number,
  words: readonly Word[],
  mentions: MentionsAt,
  at: number,
  captures: Capture[],
): number | undefined {
  const element = elements[elementAt];
  if (!element) return at;
  const matchRest = (next: number): number | undefined =>
    matchFrom(elements, elementAt + 1, words, mentions, next, captures);
  if ("gap" in element) {
    for (let skip = 0; skip <= element.gap; skip++) {
      const end = matchRest(at + skip);
      if (end !== undefined) return end;
    }
    return undefined;
  }
  const { name } = element;
  for (const { from, to } of candidatesFor(element, words, mentions, at)) {
    const known = captures.length;
    if (name !== undefined) captures.push({ name, from, to });
    const end = matchRest(to);
    if (end !== undefined) return end;
    captures.length = known;
  }
  return element.optional ? matchRest(at) : undefined;
}

/** What an element can match that begins at a word, the longest first. */
function* candidatesFor(
  element: Exclude<Element, { readonly gap: number }>,
  words: readonly Word[],
  mentions: MentionsAt,
  at: number,
): Generator<{ from: number; to: number }> {
  const word = words[at];
  if (!word) return;
  if (element.shape === "~") yield* namesAt(words, at);
  else if (element.shape === ">") yield* restOfClause(words, at);
  else if (element.shape === "#") {
    if (/^\d/.test(word.text) || NUMBERS.has(word.text)) yield { from: at, to: endOfNumber(words, at) };
  } else {
    for (const mention of mentions[at] ?? [])
      if (element.concepts.includes(mention.concept)) yield { from: at, to: mention.end };
    if (element.words.has(word.stem)) yield { from: at, to: at + 1 };
  }
}

const ENDS_CLAUSE = new Set(
  "so because which when if but while unless until although whereas since then otherwise".split(" "),
);
/** Words that cannot end a phrase. */
export const DANGLING: ReadonlySet<string> = new Set(
  "a an the of to for with by in on at and or from into as their his her its any all every".split(" "),
);
const MAX_REST = 10;

function* restOfClause(words: readonly Word[], at: number): Generator<{ from: number; to: number }> {
  let to = at;
  while (to < words.length && to - at <= MAX_REST && (to === at || continues(words, to))) to++;
  if (to - at > MAX_REST) return;
  while (to > at && DANGLING.has(words[to - 1]?.text ?? "")) to--;
  if (to - at >= 2) yield { from: at, to };
}

/** Whether a word goes on with the clause of the one before it. */
export function continues(words: readonly Word[], index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  return (
    before !== undefined &&
    word !== undefined &&
    !word.startsClause &&
    word.start - before.end <= 1 &&
    !ENDS_CLAUSE.has(word.text)
  );
}

/** Longer ones are lists, and a ticket made of one would be read anew from each of its words. */
const MAX_NUMBER = 8;

/** "200,000" and "1.5" are one number of two words. */
function endOfNumber(words: readonly Word[], at: number): number {
  let to = at + 1;
  while (
    to - at < MAX_NUMBER &&
    /^\d+$/.test(words[to]?.text ?? "") &&
    (words[to]?.start ?? 0) - (words[to - 1]?.end ?? 0) === 1
  )
    to++;
  return to;
}

const NUMBERS = new Set("one two three four five six seven eight nine ten twelve twenty thirty hundred".split(" "));
const ARTICLES = new Set("a an the this that its their his her your our my".split(" "));
const NEVER_IN_NAMES = new Set(
  (
    "a an the this that these those its their his her your our my and or but nor so if when while because since until unless whether although though as than then there here " +
    "to of in on at by for with from into onto over under after before through via between within without across per about against during behind beside except off out up down " +
    "is are was were be been being am do does did has have had having can could may might must shall should will would not no never cannot only also just now still already too very more most " +
    "i we you he she it they them us me him who whom whose which what where why how both either neither each every any all some such same other another one once again " +
    "add adds added allow allows let lets make makes made use uses used using get gets set sets show shows see sees send sends sent give gives given take takes need needs want wants please fix fixes"
  ).split(" "),
);
const MAX_NAME = 4;

function* namesAt(words: readonly Word[], at: number): Generator<{ from: number; to: number }> {
  const from = ARTICLES.has(words[at]?.text ?? "") ? at + 1 : at;
  let to = from;
  while (to < words.length && to - from < MAX_NAME && canName(words, to, to > from)) to++;
  for (; to > from; to--) yield { from, to };
}

/** Whether a word may belong to a name, and is joined to the one before it by no more than a character. */
function canName(words: readonly Word[], index: number, joined: boolean): boolean {
  const [before, word] = [words[index - 1], words[index]];
  if (!word || NEVER_IN_NAMES.has(word.text) || /n't$/.test(word.text)) return false;
  return !joined || (!word.startsClause && before !== undefined && word.start - before.end <= 1);
}
