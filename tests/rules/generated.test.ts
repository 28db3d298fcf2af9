import { expect, test } from "vitest";
import { countOnUnseen } from "../../tools/benchmark-counts.ts";
import { readRoot } from "./repository-files.ts";

const reading = 60_000; // ms; 620 tickets by two readers take 1 to 10 s

test("the accuracy page shows what the engine does on the tickets kept aside", { timeout: reading }, () => {
  const { times, ...shown } = JSON.parse(readRoot("content/benchmark.json"));
  expect(shown, "The engine or the corpus changed: run `npm run benchmark-page`.").toEqual(countOnUnseen());
  expect(Object.keys(times)).toEqual(Object.keys(shown.readers));
});
