import { expect, test } from "vitest";
import { isModel, modelNotice, readerOf, whoRead } from "./reader.ts";

const outside = { name: "claude-haiku-4-5", host: "api.anthropic.com" };
const turnstile = { kind: "turnstile", siteKey: "key" } as const;

test("a challenge that names no reader is the engine's", () => {
  expect(readerOf(turnstile)).toBe("embedded");
  expect(readerOf({ ...turnstile, reader: "embedded" })).toBe("embedded");
  expect(readerOf({ ...turnstile, reader: outside })).toEqual(outside);
  expect([null, "embedded" as const, outside].map(isModel)).toEqual([false, false, true]);
});

test("a model is named with its host, or as our own", () => {
  expect(modelNotice(outside)).toMatch(/outside provider.*claude-haiku-4-5 at api\.anthropic\.com/);
  expect(modelNotice({ name: "llama3.3" })).toMatch(/our own server.*llama3\.3/);
  expect(modelNotice({ name: "llama3.3" })).not.toContain("outside");
});

test("an assessment says which model made it, and when the announced one did not", () => {
  expect(whoRead("claude-haiku-4-5", outside)).toBe("by claude-haiku-4-5");
  expect(whoRead("embedded", "embedded")).toBeUndefined();
  expect(whoRead("embedded", null)).toBeUndefined();
  expect(whoRead("embedded", outside)).toBe("without the language model");
});
