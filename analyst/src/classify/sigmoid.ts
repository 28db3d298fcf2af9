/** The probability, 0 to 1, that log-odds stand for. */
export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
