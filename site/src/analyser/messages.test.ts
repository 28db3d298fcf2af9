import { expect, test } from "vitest";
import { engineText, isModel, missingText, modelNotice } from "./messages.ts";

test("blank input is missed first, and samples are named where there are some", () => {
  for (const status of ["idle", "verified"] as const) {
    expect(missingText(" \n", true, status)).toBe("Paste a ticket or pick a sample first.");
    expect(missingText("", false, status)).toBe("Paste a ticket first.");
  }
});

test("then the proof, unless it is being made or at hand", () => {
  for (const status of ["idle", "expired", "error"] as const)
    expect(missingText("Add a field.", true, status)).toBe("Confirm you are human first.");
  for (const status of ["working", "verified"] as const)
    expect(missingText("Add a field.", true, status)).toBeUndefined();
});

const outside = { name: "claude-haiku-4-5", host: "api.anthropic.com" };

test("a model is named with its host, or as our own", () => {
  expect([null, "embedded" as const, outside].map(isModel)).toEqual([false, false, true]);
  expect(modelNotice(outside)).toMatch(/outside provider.*claude-haiku-4-5 at api\.anthropic\.com/);
  expect(modelNotice({ name: "llama3.3" })).toMatch(/our own server.*llama3\.3/);
  expect(modelNotice({ name: "llama3.3" })).not.toContain("outside");
});

test("an assessment names the model that made it, and says when the announced one did not", () => {
  expect(engineText("claude-haiku-4-5", outside)).toBe("by claude-haiku-4-5");
  expect(engineText("embedded", "embedded")).toBeUndefined();
  expect(engineText("embedded", null)).toBeUndefined();
  expect(engineText("embedded", outside)).toBe("without the language model");
});
