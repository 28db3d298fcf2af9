/** The share, 0 to 1, that log-odds stand for. */
export function shareOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
