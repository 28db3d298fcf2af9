import { conceptNames } from "../concepts/mentions.ts";
import { compile, PatternIndex } from "../concepts/pattern.ts";
import { threats } from "./index.ts";
import type { Threat } from "./threat.ts";

const GRADES = ["sure", "likely", "hint"] as const;

/** A signal, ready to be looked for: every one of its phrases has to be there. */
export interface Signal {
  readonly threat: Threat;
  /** As the threat states it. */
  readonly source: string;
  /** How much a match says. */
  readonly grade: (typeof GRADES)[number];
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
  ...GRADES.flatMap((grade) => (threat.when[grade] ?? []).map((source) => readSignal(threat, source, grade, false))),
  ...(threat.unless ?? []).map((source) => readSignal(threat, source, "sure", true)),
]);

function readSignal(threat: Threat, source: string, grade: Signal["grade"], silences: boolean): Signal {
  return { threat, source, grade, silences, ...readSignalPhrases(source) };
}

/** The phrases of a pattern of `Signals`, to be looked for with all others. */
export function readSignalPhrases(source: string): Pick<Signal, "phrases" | "within"> {
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
  phraseIndex.add(compile(phrase, conceptNames), number);
  return number;
}
