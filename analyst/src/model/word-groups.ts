import groups from "./word-groups.json" with { type: "json" };

/**
 * The group of a word: words that stand in like company in general English share one (made by
 * training/group-words.ts). Through it the reader knows words that no ticket it learned from contained.
 */
export const groupOf: ReadonlyMap<string, number> = new Map(
  groups.words.flatMap((members, group) => members.split(" ").map((word): [string, number] => [word, group])),
);
