import { weaknessOf } from "@latchwork/contract/preview";
import { weaknesses } from "@latchwork/contract/weaknesses";
import { expect, test } from "vitest";
import { classTable } from "../bench/corpus.ts";
import { assess } from "../src/assess.ts";
import { situations } from "../src/write/situations/index.ts";

/** What the findings of a class are filed under, and what corpora count them by. */
function filed(input: string, name: string) {
  const found = assess(input).vulnerabilities.filter(({ cwe }) => classTable.get(Number(cwe.slice(4)))?.includes(name));
  return { under: found.map(weaknessOf), counted: found.map(({ cwe }) => cwe) };
}

test.each([
  ["an invitation", "Team access\n\nInvite links work for 30 days, even if used."],
  [
    "a magic link",
    "Sign in without a password\n\nThe magic link in the mail signs them in and stays valid for 14 days.",
  ],
  ["a share link", "Share a draft\n\nThe link opens the draft and works for 90 days, again and again."],
])("%s that lives too long is no weak password recovery", (_, input) => {
  expect(filed(input, "recovery")).toEqual({ under: ["CWE-613"], counted: ["CWE-640"] });
});

test.each([
  "Forgot password\n\nThe reset link stays valid for 14 days and can be used several times.",
  "Team access\n\nInvite links work for a day. The password reset link works for 30 days, even if used.",
])("a reset link that lives too long is one: %s", (input) => {
  expect(filed(input, "recovery")).toEqual({ under: ["CWE-640"], counted: ["CWE-640"] });
});

test("a single-use code used twice is no wrong order of steps", () => {
  const basket = "Checkout: allow several promo codes on one basket\n\nDiscounts add up, also with gift cards.";
  expect(filed(basket, "business-logic")).toEqual({ under: ["CWE-837"], counted: ["CWE-841"] });
});

test("no finding can be filed under a category, to which MITRE prohibits mapping", () => {
  const categories = ["16", "19", "255", "264", "310", "320", "399", "417", "840", "1211", "1228"];
  expect(Object.keys(weaknesses).filter((number) => categories.includes(number))).toEqual([]);
});

test("of several weaknesses, the last is the one for all other tickets", () => {
  for (const { id, weakness } of Object.values(situations).flat())
    if (typeof weakness === "object")
      expect(
        weakness.map(({ when }) => when === undefined),
        id,
      ).toEqual(weakness.map((_one, index) => index === weakness.length - 1));
});
