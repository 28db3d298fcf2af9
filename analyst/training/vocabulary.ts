import { GROUPS, groupOf, IDF_STEPS, readVocabulary, stemOf, type Vocabulary } from "../src/classify/features.ts";
import { readTicket } from "../src/parse/ticket.ts";
import type { Example } from "./examples.ts";
import { settings } from "./settings.ts";

export interface ChosenVocabulary {
  readonly names: readonly string[];
  readonly idf: Uint8Array;
  readonly vocabulary: Vocabulary;
  /** By feature: the word whose vector stands for it too; -1 for none. */
  readonly vectorOf: Int32Array;
}

/**
 * The features that enough examples have, and the words that have a vector: through these the model knows words that no
 * labelled ticket contained.
 */
export function chooseVocabulary(examples: readonly Example[], words: readonly string[]): ChosenVocabulary {
  const found = new Map<string, number>();
  for (const { features } of examples) for (const name of features) found.set(name, (found.get(name) ?? 0) + 1);
  const wordAt = new Map(words.map((word, at) => [word, at]));
  const vectorOfName = (name: string): number => {
    const { prefix } = GROUPS[groupOf(name)] ?? GROUPS[0];
    return prefix === "" ? (wordAt.get(name) ?? -1) : prefix === "t:" ? (wordAt.get(name.slice(2)) ?? -1) : -1;
  };
  const chosen = [...found].filter(([name, count]) => {
    const { prefix } = GROUPS[groupOf(name)] ?? GROUPS[0];
    return count >= (settings.vocabulary.minExamples[prefix] ?? 1) || vectorOfName(name) !== -1;
  });
  const known = new Set(chosen.map(([name]) => name));
  const names = [...chosen.map(([name]) => name), ...words.filter((word) => !known.has(word))];
  const idf = Uint8Array.from(names, (name) =>
    Math.max(
      1,
      Math.min(
        255,
        Math.round(Math.log((examples.length + 1) / (Math.max(1, found.get(name) ?? 0) + 0.5)) * IDF_STEPS),
      ),
    ),
  );
  return { names, idf, vocabulary: readVocabulary(names, idf), vectorOf: Int32Array.from(names, vectorOfName) };
}

/** The stems of a text, in order, as features name them. */
export function stemsOf(text: string): string[] {
  return readTicket(text).sentences.flatMap(({ words }) => words.map(stemOf));
}
