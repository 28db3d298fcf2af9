import { conceptNames, findMentions } from "../facts/mentions.ts";
import { type Capture, compile, PatternIndex } from "../facts/pattern.ts";
import type { Ticket } from "../parse/ticket.ts";

const index = new PatternIndex<true>();
for (const source of [
  "as a|an [doer:~] i can|want|need|may to? be? able? to? [deed:>]",
  "allow|let|enable|permit [doer:~] to [deed:>]",
  "let [doer:~] [deed:>]",
  "[doer:~] should|will|is|are be? able to [deed:>]",
  "[doer:~] can|may|could [deed:>]",
])
  index.add(compile(source, conceptNames), true);

const PEOPLE = new Set(["anonymous", "staff", "admin", "customer", "partner", "everyone"]);

/** Who is let do what. */
export interface Deed {
  /** As the sentence has it: "support agents", "a support agent". */
  readonly doer: string;
  /** A verb and what follows it in the clause: "open any customer's order history". */
  readonly deed: string;
}

/** What is denied, and what is done to somebody instead of by them. */
const DENIED = /^(?:not|only|never|no|still|can|may|it|them|now only|be \w+(?:ed|en|t))\b/i;
const FILLERS = /^(?:also|now|then|therefore|easily|directly|already)\s+/i;

/** What a sentence says somebody can do, in its own words; undefined where it says no such thing. */
export function findDeed({ text, sentences }: Ticket, at: number): Deed | undefined {
  const sentence = sentences[at];
  if (!sentence) return undefined;
  const { words } = sentence;
  const mentions = findMentions(text, sentence);
  const isPerson = ({ name, from, to }: Capture): boolean =>
    name === "doer" && mentions.slice(from, to).some((here) => here.some(({ concept }) => PEOPLE.has(concept)));
  let found: readonly Capture[] = [];
  index.scan(words, mentions, (_, _from, _to, captures) => {
    if (found.length === 0 && captures.some(isPerson)) found = captures.slice();
  });
  const said = (name: string): string => {
    const one = found.find((capture) => capture.name === name);
    return one
      ? text
          .slice(words[one.from]?.start, words[one.to - 1]?.end)
          .replace(/[`*]+/g, "")
          .replace(/\s+/g, " ")
      : "";
  };
  const deed = said("deed").replace(FILLERS, "");
  const from = found.find(({ name }) => name === "doer")?.from ?? 0;
  const article = /^(?:an?|the)$/.test(words[from - 1]?.text ?? "") ? `${words[from - 1]?.text} ` : "";
  const person = said("doer").replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
  const doer = person && `${article}${person}`;
  return doer === "" || deed === "" || DENIED.test(deed) || /["“”]/.test(doer + deed) ? undefined : { doer, deed };
}
