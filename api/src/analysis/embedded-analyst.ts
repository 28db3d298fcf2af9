import { availableParallelism } from "node:os";
import type { Assessment } from "@latchwork/contract/preview";
import { Piscina } from "piscina";

/** An assessment, and what made it: `embedded`, or a model's name. */
export interface EngineAssessment extends Assessment {
  readonly engine: string;
}

export interface AssessOptions {
  readonly signal: AbortSignal;
  readonly requestId: string;
  /** `never`: whoever sent the ticket wants the engine alone to read it. */
  readonly model?: "never" | undefined;
}

/** Assesses tickets: the embedded engine, or a model with the engine behind it. */
export interface Analyst {
  /** Assesses one ticket. `requestId` is that of the visitor's request. Rejects when `signal` aborts, and when the analyst fails or takes too long. */
  assess(input: string, options: AssessOptions): Promise<EngineAssessment>;
}

/** Time one ticket may take, in milliseconds. The engine needs tens of them for the longest ticket. */
const deadlineMs = 5_000;

/** An analysis ran into its deadline; its thread was ended. The log gets the code, never the ticket. */
export class AnalysisDeadline extends Error {
  override readonly name = "AnalysisDeadline";
  readonly code = "ANALYSIS_DEADLINE";
}

export interface EmbeddedAnalyst extends Analyst {
  /** Tickets that can be analysed at the same moment. */
  readonly threads: number;
  /** Has every thread load and run the engine once. Until then a first ticket waits for that. */
  warm(): Promise<void>;
  /** Ends the threads, whatever they do. */
  close(): Promise<void>;
}

/**
 * The engine in a pool of threads, so that a long analysis never delays a page.
 * A ticket on which the engine hangs ends its thread at the deadline; the pool
 * starts another. `worker` is the module a thread runs.
 */
export function embeddedAnalyst(
  options: { threads?: number; deadlineMs?: number; worker?: URL } = {},
): EmbeddedAnalyst {
  const threads = options.threads ?? Math.min(4, Math.max(1, availableParallelism()));
  const pool = new Piscina<string, Assessment>({
    filename: (options.worker ?? new URL("./worker.ts", import.meta.url)).href,
    minThreads: threads,
    maxThreads: threads,
    // Tickets stay out of the environment of the threads, and settings out of the engine.
    env: {},
  });
  let warmed = Promise.resolve();
  return {
    threads,
    async assess(input, { signal }) {
      // A busy machine may take longer to load the engine than any ticket may take.
      await warmed.catch(() => {});
      const deadline = AbortSignal.timeout(options.deadlineMs ?? deadlineMs);
      try {
        return { ...(await pool.run(input, { signal: AbortSignal.any([deadline, signal]) })), engine: "embedded" };
      } catch (error) {
        throw deadline.aborted ? new AnalysisDeadline("The analysis was stopped at its deadline.") : error;
      }
    },
    warm() {
      const all = Array.from({ length: threads }, () => pool.run("Change the label of the save button."));
      warmed = Promise.all(all).then(() => {});
      return warmed;
    },
    close: () => pool.destroy(),
  };
}
