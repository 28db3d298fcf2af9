import { consentLifetime, consentVersion } from "@latchwork/contract/consent";
import { describe, expect, test, vi } from "vitest";
import { readConsent, undecided } from "./consent.ts";

const now = Date.parse("2026-03-04T05:06:07Z");
const all = { essential: true, analytics: true, marketing: true, functional: true };
const none = { essential: true, analytics: false, marketing: false, functional: false };
const dated = { version: consentVersion, decidedAt: now, gpc: false };

function read(status: string | null, preferences: unknown, gpc = false) {
  const text = typeof preferences === "string" || preferences === null ? preferences : JSON.stringify(preferences);
  const stored: Record<string, string | null> = { "cookie-consent": status, "cookie-preferences": text };
  return readConsent({ getItem: (key) => stored[key] ?? null }, now, gpc);
}

test("nothing stored, or no storage, is no choice and no problem", () => {
  expect(read(null, null)).toEqual(undecided);
  expect(readConsent(null, now, false)).toEqual(undecided);
});

test.each([
  ["accepted", all],
  ["rejected", none],
  ["customized", { ...none, functional: true }],
  ["customized", all],
])("%s %j counts, with a date or without", (status, preferences) => {
  expect(read(status, { ...preferences, ...dated })).toEqual({ status, preferences });
  expect(read(status, preferences)).toEqual({ status, preferences });
});

test.each([
  ["accepted", "{"],
  ["accepted", "null"],
  ["accepted", null],
  [null, all],
  ["accepted", { essential: true }],
  ["accepted", { ...all, marketing: "yes" }],
  ["accepted", { ...all, version: "1" }],
  ["accepted", none],
  ["rejected", all],
  ["pending", none],
  ["constructor", all],
])("%j with %j is no choice, and the console says so once", (status, preferences) => {
  expect(read(status, preferences)).toEqual(undecided);
  expect(console.warn).toHaveBeenCalledTimes(1);
  vi.mocked(console.warn).mockClear();
});

describe("a choice", () => {
  const decided = (changes: object) => read("accepted", { ...all, ...dated, ...changes });

  test("counts up to its last millisecond, and not longer", () => {
    expect(decided({ decidedAt: now - consentLifetime + 1 }).status).toBe("accepted");
    expect(decided({ decidedAt: now - consentLifetime })).toEqual(undecided);
  });

  test("from the future does not count: a clock was set back", () => {
    expect(decided({ decidedAt: now })).not.toEqual(undecided);
    expect(decided({ decidedAt: now + 1 })).toEqual(undecided);
  });

  test("of another version asks again", () => {
    expect(decided({ version: consentVersion - 1 })).toEqual(undecided);
    expect(decided({ version: consentVersion + 1 })).toEqual(undecided);
  });
});

describe("Global Privacy Control", () => {
  test("takes marketing out of an earlier yes, and nothing else", () => {
    const read1 = read("accepted", { ...all, ...dated }, true);
    expect(read1).toEqual({ status: "customized", preferences: { ...all, marketing: false } });
  });

  test("leaves a yes that was given in spite of it", () => {
    expect(read("accepted", { ...all, ...dated, gpc: true }, true)).toEqual({ status: "accepted", preferences: all });
  });

  test("changes nothing about a refusal", () => {
    expect(read("rejected", { ...none, ...dated }, true)).toEqual({ status: "rejected", preferences: none });
  });
});
