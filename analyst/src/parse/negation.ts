import type { Word } from "./words.ts";

const NEGATORS = new Set(
  "no not never none neither nor without nothing nobody cannot can't don't doesn't didn't won't isn't aren't wasn't shouldn't mustn't wouldn't cant dont doesnt except".split(
    " ",
  ),
);
const CONTRAST = new Set([
  "but",
  "however",
  "although",
  "though",
  "only",
  "instead",
  "unless",
  "because",
  "since",
  "if",
  "when",
  "while",
]);
const AFTER_LIST_COMMA = new Set("the it they we you he she this these then which who so users people and".split(" "));
/** How many words a negator reaches; a longer clause in English has its own verb. */
const REACH = 7;

/** For each word, whether a negation before it covers it. `consumed` words (part of a phrase such as "without an account") negate nothing. */
export function negatedWords(words: readonly Word[], consumed: (index: number) => boolean): boolean[] {
  const negated = new Array<boolean>(words.length).fill(false);
  let reach = 0;
  words.forEach((word, index) => {
    if (word.startsClause || CONTRAST.has(word.text)) reach = 0;
    else if (reach > 0 && AFTER_LIST_COMMA.has(word.text) && index > 0) reach = Math.min(reach, 4);
    negated[index] = reach > 0;
    if (reach > 0) reach--;
    const next = words[index + 1]?.text;
    const isRemoval = word.text === "no" && next === "longer";
    if (NEGATORS.has(word.text) && !consumed(index) && !isRemoval) reach = REACH;
  });
  return negated;
}
