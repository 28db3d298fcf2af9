import type { Readers, SecondStage } from "./second-stage.ts";
import model from "./trained.json" with { type: "json" };
import { readWeights } from "./weights.ts";

/** The statistical reader as training/train.ts left it. */
export const trained = {
  fingerprint: model.fingerprint,
  ...readWeights(model.first),
  second: model.second satisfies Record<Readers, SecondStage>,
};
