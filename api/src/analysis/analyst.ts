import type { Judgement } from "@house/contract/preview";

/** Whoever reads a ticket: the embedded engine, or a model. */
export interface Analyst {
  /** Name that an assessment carries, such as `embedded`. */
  readonly engine: string;
  /** Judges one ticket. Rejects when `signal` aborts, and when the analyst fails or takes too long. */
  assess(ticket: string, options: { signal: AbortSignal }): Promise<Judgement>;
}
