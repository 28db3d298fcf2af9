import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "./read-content.ts";

const numbers = ["three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** What a description says it leaves: “down to six lines”, “seven things to try”, “a template of four lines”. */
const promised: Readonly<Record<string, RegExp>> = {
  s1e1: /the (\w+) questions she asks/,
  s1e12: /down to (\w+) lines/,
  s2e1: /leaves (\w+) things to try/,
  s2e5: /and (\w+) questions in a test/,
  s2e9: /a template of (\w+) lines/,
};

test.each(Object.entries(promised))("%s prints as many lines as it promises", (id, promise) => {
  const episode = readContent("episodes").find((one) => one.id === id);
  const [, count = ""] = promise.exec(episode?.description ?? "") ?? [];
  expect(episode?.notes?.lines).toHaveLength(numbers.indexOf(count) + 3);
});

test("the file of all lists is there", () => {
  const { lists } = readContent("podcast");
  if (lists) expect(existsSync(resolve(import.meta.dirname, `../../../content${lists.file}`))).toBe(true);
});
