import { conceptNames } from "../concepts/mentions.ts";
import { compile, PatternIndex } from "../concepts/pattern.ts";
import { threats } from "./index.ts";
import type { Threat } from "./threat.ts";

/** How much one matched signal says, as the probability that its family applies. */
const WEIGHT = { sure: 0.85, likely: 0.6, hint: 0.3 } as const;
export const HINT = WEIGHT.hint;

/** A signal, ready to be looked for: every one of its phrases has to be there. */
export interface Signal {
  readonly threat: Threat;
  /** As the threat states it. */
  readonly source: string;
  readonly weight: number;
  /** Numbers of its phrases in `phraseIndex`. */
  readonly phrases: readonly number[];
  readonly within: "sentence" | "ticket";
  readonly silences: boolean;
}

/** All phrases of all threats; the value is the phrase's number. The same phrase in two threats has one number. */
export const phraseIndex = new PatternIndex<number>();

const numbers = new Map<string, number>();

/** Every signal of every threat, in running order. */
export const signals: readonly Signal[] = threats.flatMap((threat) => [
  ...(["sure", "likely", "hint"] as const).flatMap((grade) =>
    (threat.when[grade] ?? []).map((text) => readSignal(threat, text, WEIGHT[grade], false)),
  ),
  ...(threat.unless ?? []).map((text) => readSignal(threat, text, 1, true)),
]);

function readSignal(threat: Threat, text: string, weight: number, silences: boolean): Signal {
  const within = text.includes("&&") ? "ticket" : "sentence";
  return {
    threat,
    source: text,
    weight,
    within,
    silences,
    phrases: text.split(/&&?/).map((phrase) => phraseNumber(expandConcepts(phrase.trim()))),
  };
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
  phraseIndex.add(compile(phrase, conceptNames), number);
  return number;
}
