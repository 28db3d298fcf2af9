import type { FastifyBaseLogger } from "fastify";
import type { ModelCounts } from "../operations/metrics.ts";
import type { RateLimiter } from "../rate-limits.ts";
import type { ModelSettings } from "../settings.ts";
import type { Analyst } from "./embedded-analyst.ts";
import { type ModelAnalyst, modelAnalyst, restMs } from "./model-analyst.ts";
import { modelClient } from "./model-client.ts";
import type { ModelFailureKind } from "./model-failure.ts";

/** Ordinary with a model: counted, and not logged for each ticket. */
const ordinary: readonly ModelFailureKind[] = ["limit", "resting", "ordered", "abandoned", "silent"];

/**
 * The model that the settings name as second reader, with its counters and its
 * log. The protocols' libraries come with this module, so it is imported only where a model is set.
 */
export function composeModel(options: {
  settings: ModelSettings;
  engine: Analyst;
  limiter: RateLimiter;
  counts: ModelCounts;
  log: () => FastifyBaseLogger;
}): ModelAnalyst {
  const { settings, engine, limiter, counts, log } = options;
  const { name } = settings;
  return modelAnalyst({
    engine,
    name,
    ask: modelClient(settings),
    takeTurn: () => limiter.take("model", "all"),
    events: {
      answered(reqId) {
        counts.assessed("answered");
        log().debug({ reqId, model: name }, "the model answered");
      },
      failed(kind, status, reqId) {
        counts.assessed(kind);
        if (!ordinary.includes(kind))
          log().warn({ reqId, model: name, kind, status }, "the model gave no answer, the engine did");
      },
      dropped: counts.dropped,
      spent: counts.spent,
      rests: () =>
        log().error({ model: name, seconds: restMs / 1_000 }, "the model fails again and again: it is left alone"),
      recovered: () => log().info({ model: name }, "the model answers again"),
    },
  });
}
