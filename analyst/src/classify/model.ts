import { readFileSync } from "node:fs";
import type { Combiner, Thresholds } from "./combine.ts";
import combined from "./combiner.json" with { type: "json" };
import { unpackModel } from "./weights.ts";

/** The reader as training/train.ts left it. */
export const model = {
  ...unpackModel(readFileSync(new URL("weights.br", import.meta.url))),
  combiner: combined.combiner satisfies Combiner,
  thresholds: combined.thresholds satisfies Thresholds,
};
