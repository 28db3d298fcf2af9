import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COLUMNS } from "../src/classify/labels.ts";
import { packModel, quantise, unpackModel } from "../src/classify/weights.ts";
import { fingerprint } from "../training/fingerprint.ts";

const FILE = "analyst/src/classify/weights.br";
const packed = readFileSync(FILE);

test("the trained weights belong to the labels, the settings and the features that are here", () => {
  expect(
    unpackModel(packed).header.fingerprint,
    "Train it again: npm run train -- --real FOLDER (analyst/README.md), then commit what it writes.",
  ).toBe(fingerprint());
});

test("weights stay under three megabytes, since every clone carries each of them", () => {
  expect(packed.byteLength).toBeLessThan(3_000_000);
});

test("stored weights come back as they were, to one part in 100 of their column's largest", () => {
  const names = ["order", "b:any_order", "t:order"];
  const weights = Float32Array.from({ length: names.length * COLUMNS }, (_, at) => ((at * 37) % 101) / 50 - 1);
  const bias = Float64Array.from({ length: COLUMNS }, (_, column) => column / 10);
  const { header, ...stored } = quantise({ weights, bias }, names, Uint8Array.of(32, 64, 96));
  const back = unpackModel(packModel({ fingerprint: "", ...header }, stored));
  expect([...back.vocabulary.ids.keys()]).toEqual(names);
  expect([...back.bias]).toEqual([...bias]);
  back.weights.forEach((byte, at) => {
    expect(Math.abs(byte * (back.steps[at % COLUMNS] ?? 0) - (weights[at] ?? 0))).toBeLessThanOrEqual(1 / 100);
  });
});

test("a feature whose weights all round to nothing is left out", () => {
  const weights = new Float32Array(2 * COLUMNS).map((_, at) => (at < COLUMNS ? 1 : 0.001));
  const { header } = quantise({ weights, bias: new Float64Array(COLUMNS) }, ["order", "rare"], Uint8Array.of(1, 1));
  expect(header.names).toEqual(["order"]);
});

test("parts that do not fit together are refused", () => {
  const none = { idf: new Uint8Array(1), weights: new Int8Array(COLUMNS) };
  const file = packModel({ fingerprint: "", steps: [], bias: [0], names: ["order"] }, none);
  expect(() => unpackModel(file)).toThrow(/Train it again/);
});
