import type { SecondStage } from "./second-stage.ts";
import model from "./trained.json" with { type: "json" };
import { readWeights } from "./weights.ts";

/** The statistical reader as training/train.ts left it. */
export const trained = { ...readWeights(model.first), second: model.second satisfies SecondStage };
