import { expect, test } from "vitest";
import { inTwo } from "./words.ts";

test("the sentence that repeats the first quotation is left to the mark in the ticket", () => {
  const text = "The ticket says “POST /x takes 'it'”. So whoever calls it sees all.";
  expect(inTwo(text, "`POST /x`\n takes “it”")).toEqual({ sentence: "Whoever calls it sees all.", rest: "" });
});

test("every other description stays whole", () => {
  for (const text of ["The ticket says “something else”, so.", "No check of e.g. the id, see RFC 9110.", ""]) {
    expect(inTwo(text, "no check")).toEqual({ sentence: text, rest: "" });
    expect(inTwo(text)).toEqual({ sentence: text, rest: "" });
  }
});

test("a description is cut after its first sentence", () => {
  expect(inTwo("Nothing says that “Who?” is asked. High severity, because. And so on.")).toEqual({
    sentence: "Nothing says that “Who?” is asked.",
    rest: "High severity, because. And so on.",
  });
  expect(inTwo("He says “no.” Then “yes”.").sentence).toBe("He says “no.”");
});
