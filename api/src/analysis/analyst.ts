import type { Assessment } from "@latchwork/contract/preview";

/** A judgement, and the name of who made it: `embedded`, or a model's. */
export interface Reading extends Assessment {
  readonly engine: string;
}

/** Whoever reads a ticket: the embedded engine, or a model with the engine behind it. */
export interface Analyst {
  /** Reads one ticket. Rejects when `signal` aborts, and when the analyst fails or takes too long. */
  assess(ticket: string, options: { signal: AbortSignal }): Promise<Reading>;
}
