import { describe, expect, test } from "vitest";
import { compile, PatternIndex } from "../src/facts/pattern.ts";
import { readWords } from "../src/parse/words.ts";

function matches(pattern: string, text: string): string[] {
  const index = new PatternIndex<true>();
  index.add(compile(pattern, new Set()), true);
  const words = readWords(text, 0, text.length);
  const found: string[] = [];
  index.scan(words, [], (_, from, to) => found.push(text.slice(words[from]?.start, words[to - 1]?.end)));
  return found;
}

describe("a phrase pattern", () => {
  test.each([
    ["open order", "She opened orders", ["opened orders"]],
    ["open|view order", "viewing an order", []],
    ["open an|any? order", "open order, open any order", ["open order", "open any order"]],
    ["open .. order", "open one two order", ["open one two order"]],
    ["open .. order", "open one two three order", []],
    ["open ... order", "open 1 2 3 4 5 order", ["open 1 2 3 4 5 order"]],
    ["open ... order", "open 1 2 3 4 5 6 order", []],
    ["email", "E-mail", ["E-mail"]],
    ["cors *", "cors: *", ["cors: *"]],
  ])("%j in %j", (pattern, text, found) => {
    expect(matches(pattern, text)).toEqual(found);
  });

  test.each([".. order", "order ..", "the? order", "order?", "<nobody> order", "a_b", ""])(
    "%j is refused",
    (pattern) => {
      expect(() => compile(pattern, new Set())).toThrow("Pattern");
    },
  );
});

test("a number has eight parts at most: a ticket made of one would be read anew from each of them", () => {
  expect(matches("# users", "1,234,567.8 users")[0]).toBe("1,234,567.8 users");
  expect(matches("#", "1,".repeat(40)).map((found) => found.split(",").length)).toEqual([
    ...Array<number>(33).fill(8),
    ...[7, 6, 5, 4, 3, 2, 1],
  ]);
});
