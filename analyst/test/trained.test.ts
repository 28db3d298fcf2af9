import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HEADS } from "../src/model/heads.ts";
import { readWeights, storeWeights } from "../src/model/weights.ts";
import { fingerprint } from "../training/fingerprint.ts";

const FILE = "analyst/src/model/trained.json";
const stored = JSON.parse(readFileSync(FILE, "utf8"));

test("the trained reader belongs to the corpus and the concepts that are here", () => {
  expect(
    stored.fingerprint,
    "Train it again: npm run train-reader (eight to fifteen minutes), then commit trained.json.",
  ).toBe(fingerprint());
});

test("stored weights come back as they were, to one part in 127 of their head's largest", () => {
  const names = ["order", "b:any_order", "k:7"];
  const weights = Float32Array.from({ length: names.length * HEADS }, (_, at) => ((at * 37) % 101) / 50 - 1);
  const bias = Float64Array.from({ length: HEADS }, (_, head) => head / 10);
  const back = readWeights(storeWeights({ weights, bias }, names, Uint8Array.of(32, 64, 96)));
  expect([...back.vocabulary.ids.keys()]).toEqual(names);
  expect([...back.bias]).toEqual([...bias]);
  back.weights.forEach((byte, at) => {
    expect(Math.abs(byte * (back.steps[at % HEADS] ?? 0) - (weights[at] ?? 0))).toBeLessThanOrEqual(1 / 127);
  });
});

test("parts that do not fit together are refused", () => {
  expect(() => readWeights({ ...stored.first, steps: stored.first.steps.slice(1) })).toThrow(/Train it again/);
});
