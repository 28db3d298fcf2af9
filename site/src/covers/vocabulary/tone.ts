/** Ink draws what is so, signal the one thing the piece is about, faint what is only implied. */
export type Tone = "ink" | "signal" | "faint";

/** Classes of a line in each tone. */
export const line: Record<Tone, string> = {
  ink: "stroke-ink",
  signal: "stroke-signal",
  faint: "stroke-rule-strong",
};

/** Classes of a filled shape in each tone. */
export const solid: Record<Tone, string> = {
  ink: "fill-ink stroke-ink",
  signal: "fill-signal stroke-signal",
  faint: "fill-sunken stroke-none",
};
