import { expect, test } from "vitest";
import { countOnUnseen } from "../../tools/benchmark-counts.ts";
import { readRoot } from "./repository-files.ts";

test("the accuracy page shows what the engine does on the tickets kept aside", () => {
  const { times, ...shown } = JSON.parse(readRoot("content/benchmark.json"));
  expect(shown, "The engine or the corpus changed: run `npm run benchmark-page`.").toEqual(countOnUnseen());
  expect(Object.keys(times)).toEqual(Object.keys(shown.readers));
});
