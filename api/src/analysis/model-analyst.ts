import { findInstructions } from "@latchwork/analyst/instructions";
import type { Assessment } from "@latchwork/contract/preview";
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
} from "cockatiel";
import type { Analyst, AssessOptions } from "./embedded-analyst.ts";
import { assessmentOf, type Dropped } from "./model-answer.ts";
import type { AskModel, ModelReply } from "./model-client.ts";
import { ModelFailure, type ModelFailureKind } from "./model-failure.ts";
import { MaskedInput } from "./model-masking.ts";

/** Time for everything between the visitor's ticket and the answer, in milliseconds. */
export const modelDeadlineMs = 13_000;

/** So many failures of the provider in a row, and the model is left alone for so long (ms) before one call tries again. */
export const failuresBeforeRest = 5;
export const restMs = 60_000;

/** What becomes of the model's assessments, for log and metrics. Never gets a word of a ticket or of an answer. */
export interface ModelEvents {
  answered(requestId: string): void;
  /** What an answer cost, whether or not it was of use. */
  spent(tokens: ModelReply["tokens"]): void;
  failed(kind: ModelFailureKind, status: number | undefined, requestId: string): void;
  dropped(why: Dropped): void;
  /** The model is left alone for {@link restMs}. */
  rests(): void;
  /** It answers again. */
  recovered(): void;
}

export interface ModelAnalystParts {
  /** The embedded engine, which assesses every ticket too. */
  readonly engine: Analyst;
  /** The model's name, as visitors see it. */
  readonly name: string;
  readonly ask: AskModel;
  /** Takes one of this minute's calls; answers the seconds to wait when there is none left. */
  readonly takeTurn: () => Promise<number>;
  readonly events: ModelEvents;
  readonly deadlineMs?: number;
}

export interface ModelAnalyst extends Analyst {
  /** Gives up the calls under way, whose tickets are then answered by the engine, and makes no more. */
  stop(): void;
}

/**
 * A model as second reader. The engine reads the ticket at the same time, so
 * that whenever the model fails, is slow or may not be asked, its answer is there.
 */
export function modelAnalyst(parts: ModelAnalystParts): ModelAnalyst {
  const { engine, name, ask, takeTurn, events } = parts;
  const deadline = timeout(parts.deadlineMs ?? modelDeadlineMs, TimeoutStrategy.Aggressive);
  const stopping = new AbortController();
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof ModelFailure && error.blamesProvider),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresBeforeRest) },
  );
  breaker.onBreak(() => events.rests());
  breaker.onReset(() => events.recovered());

  async function askModel(input: string, { signal: visitor, requestId }: AssessOptions): Promise<Assessment> {
    const masked = new MaskedInput(input);
    if (findInstructions(masked.text).length > 0) throw new ModelFailure("ordered");
    // One call tries again; whoever waited for how it ends would wait for nothing.
    if (breaker.state === CircuitState.HalfOpen) throw new ModelFailure("resting");
    const gone = AbortSignal.any([visitor, stopping.signal]);
    if (gone.aborted) throw new ModelFailure("abandoned");
    const reason = () => new ModelFailure(gone.aborted ? "abandoned" : "deadline");
    const asking = deadline.execute(async ({ signal }) => {
      if ((await turn()) > 0) throw new ModelFailure("limit");
      return breaker.execute(() =>
        ask(masked.text, { signal, requestId }).catch((error: unknown) => {
          throw signal.aborted ? reason() : error;
        }),
      );
    }, gone);
    const reply = await asking.catch((error: unknown) => {
      if (error instanceof TaskCancelledError) throw reason();
      throw error instanceof BrokenCircuitError ? new ModelFailure("resting") : error;
    });
    events.spent(reply.tokens);
    return assessmentOf(reply.answer, masked, events.dropped);
  }

  async function turn(): Promise<number> {
    try {
      return await takeTurn();
    } catch {
      throw new ModelFailure("storage"); // the limiter's own text is of no use to anybody
    }
  }

  return {
    async assess(input, options) {
      const { signal, requestId } = options;
      if (options.model === "never") return engine.assess(input, options);
      const [own, model] = await Promise.allSettled([engine.assess(input, options), askModel(input, options)]);
      signal.throwIfAborted();
      if (model.status === "fulfilled" && own.status === "fulfilled" && overlooks(model.value, own.value)) {
        events.failed("silent", undefined, requestId);
        return own.value;
      }
      if (model.status === "fulfilled") {
        events.answered(requestId);
        return { ...model.value, engine: name };
      }
      const { kind, status } = model.reason instanceof ModelFailure ? model.reason : new ModelFailure("unexpected");
      events.failed(kind, status, requestId);
      if (own.status === "rejected") throw own.reason;
      return own.value;
    },
    stop: () => stopping.abort(),
  };
}

/**
 * Whether a model's answer would take away what the engine grades high: by silence, or by something harmless in its
 * place, which a ticket could ask for as well.
 */
function overlooks(model: Assessment, engine: Assessment): boolean {
  const gradesHigh = ({ vulnerabilities }: Assessment) => vulnerabilities.some(({ severity }) => severity === "high");
  return gradesHigh(engine) && !gradesHigh(model);
}
