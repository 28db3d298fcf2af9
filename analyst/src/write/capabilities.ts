import { continues, DANGLING } from "../facts/pattern.ts";
import type { Ticket } from "../parse/ticket.ts";
import type { Word } from "../parse/words.ts";
import { personStart, singularPerson } from "./nouns.ts";

/** Who can do what. */
export interface Capability {
  /** As the sentence has it: "support agents", "a support agent". */
  readonly subject: string;
  /** A bare verb and what follows it in the clause: "open any customer's order history". */
  readonly predicate: string;
}

const MODALS = new Set("can may could should will shall must".split(" "));
const PERMITTING_VERBS = new Set(
  "let lets allow allows enable enables permit permits allowing letting enabling".split(" "),
);
const FILLERS = new Set("now also then easily directly already simply".split(" "));
const DETERMINERS = new Set(
  "a an the any all each every its his her their our another other others this that these those one two new which what how who whether up into through for in by with".split(
    " ",
  ),
);
/** In the present tense a verb is known by itself; many are nouns as well, so something has to follow that a noun has not. */
const VERBS = new Set(
  (
    "see open get read edit change delete remove add create export import download upload book order pay send post write enter pick choose type submit approve reject vote mark cancel " +
    "view share invite assign move rename publish archive restore print sign set give receive take bring hand scan tap click press select search find fetch browse list show report record " +
    "log file fill paste attach import transfer withdraw deposit refund buy sell rent lend borrow return claim redeem use join leave follow block unblock lock unlock reset confirm verify check " +
    "accept decline request ask answer call ring text mail message comment rate review score grade correct amend adjust update switch start stop pause resume run schedule plan reserve swap trade " +
    "draw drop drag play stream record watch hear manage access keep hold store carry make tell draft propose"
  ).split(" "),
);
const BASE_OF = new Map(
  [...VERBS].flatMap((verb): [string, string][] => {
    const inflected = /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : /(?:s|x|ch|sh|o)$/.test(verb)
        ? `${verb}es`
        : `${verb}s`;
    return [[inflected, verb]];
  }),
);

/** What is denied, and what is done to somebody instead of by them. */
const NOT_A_CAPABILITY = /^(?:not|only|never|no|still|can|may|it|them|now only|be \w+(?:ed|en|t)|have|has)\b/i;

/** Words of a predicate. */
const MAX_WORDS = 10;
const MIN_WORDS = 2;
/** What a headline has room for beside the subject. UTF-16 units. */
const MAX_LENGTH = 70;
/** A long predicate is cut before one of these. */
const PREPOSITIONS = new Set("and or from with under by through via in on at after before without as for".split(" "));

/** What a sentence says somebody can do, in its own words; undefined where it says no such thing. */
export function findCapability({ input, sentences }: Ticket, at: number): Capability | undefined {
  const words = sentences[at]?.words ?? [];
  for (let head = 0; head < words.length; head++) {
    const word = words[head];
    if (!word || singularPerson(word) === undefined) continue;
    const verb = verbAfter(words, head);
    if (verb === undefined) continue;
    const to = predicateEnd(words, verb.at);
    if (to - verb.at < MIN_WORDS) continue;
    const predicate = textOf(input, words, verb.at, to)
      .replace(/^[\w']+/, (first) => verb.base ?? first.toLowerCase())
      .replace(/ as (?:long|soon|far)$/, "")
      .replace(/ and \w+s .*$| and \w+s$/, (more) => (verb.base === undefined ? more : ""))
      .replace(/\bmy\b/g, "their")
      .replace(/\bI\b/g, "they");
    const from = personStart(words, head);
    const article = /^(?:an?|the)$/.exec(words[from - 1]?.text ?? "")?.[0];
    const person = textOf(input, words, from, head + 1).replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
    const subject = article === undefined ? person : `${article} ${person}`;
    if (/^(?:no|nor|without|not)$/.test(words[from - 1]?.text ?? "") || NOT_A_CAPABILITY.test(predicate)) continue;
    if (PREPOSITIONS.has(words[verb.at]?.text ?? "")) continue;
    if (predicate.length > MAX_LENGTH || /["“”{};]|https?:/.test(subject + predicate)) continue;
    return { subject, predicate };
  }
  return undefined;
}

/** Where the verb stands that the people before it can do, and its base form if it is inflected. */
function verbAfter(words: readonly Word[], head: number): { at: number; base?: string } | undefined {
  const next = words[head + 1];
  if (!next || (next.startsClause && next.text !== "i")) return undefined;
  const begin = personStart(words, head);
  const before = words[begin - 1];
  const isLet =
    PERMITTING_VERBS.has(before?.text ?? "") ||
    (/^(?:the|any|all|every|an?|our|their)$/.test(before?.text ?? "") &&
      PERMITTING_VERBS.has(words[begin - 2]?.text ?? ""));
  if (isLet) return { at: skip(words, head + 1) };
  if (next.text === "i") {
    const wish = words
      .slice(head + 2, head + 5)
      .map(({ text }) => text)
      .join(" ");
    const begun = /^(?:can|may)\b|^(?:want|need|wish|have) to\b|^would like to$/.exec(wish)?.[0];
    return begun === undefined ? undefined : { at: skip(words, head + 2 + begun.split(" ").length) };
  }
  if (MODALS.has(next.text)) return { at: skip(words, head + 2) };
  if (/^(?:is|are)$/.test(next.text) && words[head + 2]?.text === "able") return { at: skip(words, head + 2) };
  const at = /^(?:now|also|then)$/.test(next.text) ? head + 2 : head + 1;
  const verb = words[at];
  const after = words[at + 1];
  if (!verb || !after || after.startsClause || !(DETERMINERS.has(after.text) || /^\d/.test(after.text)))
    return undefined;
  const base = BASE_OF.get(verb.text);
  if (base !== undefined) return { at, base };
  return VERBS.has(verb.text) ? { at } : undefined;
}

/** Past what stands between a modal and its verb: "now", "be able to". */
function skip(words: readonly Word[], from: number): number {
  let at = from;
  while (FILLERS.has(words[at]?.text ?? "")) at++;
  const isAble = words[at]?.text === "able" || (words[at]?.text === "be" && words[at + 1]?.text === "able");
  if (isAble) at += words[at]?.text === "be" ? 2 : 1;
  if (words[at]?.text === "to") at++;
  while (FILLERS.has(words[at]?.text ?? "")) at++;
  return at;
}

function predicateEnd(words: readonly Word[], from: number): number {
  let to = from + 1;
  while (to < words.length && continues(words, to) && words[to]?.text !== "where") to++;
  if (to - from > MAX_WORDS) {
    const joint = words
      .slice(from + MIN_WORDS, from + MAX_WORDS + 1)
      .findLastIndex(({ text }) => PREPOSITIONS.has(text));
    to = joint < 0 ? from : from + MIN_WORDS + joint;
  }
  while (to > from && DANGLING.has(words[to - 1]?.text ?? "")) to--;
  return to;
}

function textOf(text: string, words: readonly Word[], from: number, to: number): string {
  return text
    .slice(words[from]?.start, words[to - 1]?.end)
    .replace(/[`*]+/g, "")
    .replace(/\s+/g, " ");
}
