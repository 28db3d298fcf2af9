/** Shortest and longest wait between two attempts, in milliseconds. */
const first = 5_000;
export const longestWaitMs = 60 * 60_000;

/**
 * Milliseconds to wait after that many attempts have failed: doubled each time
 * up to an hour, and between half and all of it by chance, so that what failed
 * together does not come back together. `random` is from 0 to 1.
 */
export function backoffMs(failed: number, random: number): number {
  const wait = Math.min(first * 2 ** (failed - 1), longestWaitMs);
  return Math.round(wait * (0.5 + random / 2));
}

/** Attempts after which a message is given up: more than three days, since from the eleventh on they are three quarters of an hour apart on average. */
export const maxAttempts = 120;
