/** Ink draws what is so, signal the one thing the piece is about. */
export type Tone = "ink" | "signal";

/** Classes of a line in each tone. */
export const line: Record<Tone, string> = { ink: "stroke-ink", signal: "stroke-signal" };

/** Classes of a filled shape without an outline in each tone. */
export const solid: Record<Tone, string> = { ink: "fill-ink stroke-none", signal: "fill-signal stroke-none" };
