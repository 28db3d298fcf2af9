import { expect, test } from "vitest";
import { segments } from "./segments.ts";

/** Text, findings and findings that end, of each segment. */
const cut = (ticket: string, ...evidence: (readonly [number, number])[][]) =>
  segments(
    ticket,
    evidence.map((spans) => spans.map(([start, end]) => ({ start, end }))),
  ).map(({ text, findings, ending }) => [text, findings, ending]);

test("a ticket without evidence is one segment", () => {
  expect(cut("abcdef")).toEqual([["abcdef", [], []]]);
  expect(cut("abcdef", [], [])).toEqual([["abcdef", [], []]]);
});

test("an empty ticket has no segment", () => {
  expect(cut("", [[0, 1]])).toEqual([]);
});

test("evidence is cut out where it begins and ends", () => {
  expect(cut("abcdef", [[2, 4]])).toEqual([
    ["ab", [], []],
    ["cd", [1], [1]],
    ["ef", [], []],
  ]);
  expect(cut("abcdef", [[0, 6]])).toEqual([["abcdef", [1], [1]]]);
});

test("overlapping evidence of two findings shares its middle", () => {
  expect(cut("abcdef", [[0, 4]], [[2, 6]])).toEqual([
    ["ab", [1], []],
    ["cd", [1, 2], [1]],
    ["ef", [2], [2]],
  ]);
});

test("evidence inside evidence is a segment of its own", () => {
  expect(cut("abcdef", [[0, 6]], [[2, 4]])).toEqual([
    ["ab", [1], []],
    ["cd", [1, 2], [2]],
    ["ef", [1], [1]],
  ]);
});

test("the same span under two findings names both, once each", () => {
  expect(
    cut(
      "abcdef",
      [
        [1, 3],
        [1, 3],
      ],
      [[1, 3]],
    ),
  ).toEqual([
    ["a", [], []],
    ["bc", [1, 2], [1, 2]],
    ["def", [], []],
  ]);
});

test("adjacent evidence stays two segments", () => {
  expect(
    cut("abcdef", [
      [0, 3],
      [3, 6],
    ]),
  ).toEqual([
    ["abc", [1], [1]],
    ["def", [1], [1]],
  ]);
});

test.each([
  ["past the end", 4, 7],
  ["turned round", 4, 2],
  ["empty", 2, 2],
  ["negative", -1, 2],
  ["between characters", 0.5, 2],
  ["not a number", Number.NaN, 2],
])("evidence that is %s is passed over", (_what, start, end) => {
  expect(
    cut("abcdef", [
      [start, end],
      [5, 6],
    ]),
  ).toEqual([
    ["abcde", [], []],
    ["f", [1], [1]],
  ]);
});

test("offsets count UTF-16 units, so a pair of surrogates is two", () => {
  expect(cut("a😀b", [[1, 3]])).toEqual([
    ["a", [], []],
    ["😀", [1], [1]],
    ["b", [], []],
  ]);
});

test("segments join to the ticket again and know where they start", () => {
  const ticket = "Any signed-in user may call it.\n\nRéponse: 👩‍👩‍👧";
  const parts = segments(ticket, [
    [{ start: 3, end: 17 }],
    [
      { start: 10, end: ticket.length },
      { start: 34, end: 36 },
    ],
  ]);
  expect(parts.map(({ text }) => text).join("")).toBe(ticket);
  for (const { start, text } of parts) expect(ticket.slice(start, start + text.length)).toBe(text);
});
