/** Milliseconds per ticket, and tickets a second on one core. */
export interface Timing {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

const PASSES = 3;

/** Times a reader on each ticket, the best of three passes, when it has warmed up on all of them. */
export function measureTime(texts: readonly string[], read: (text: string) => unknown): Timing {
  const best = texts.map((text) =>
    Math.min(
      ...Array.from({ length: PASSES }, () => {
        const began = performance.now();
        read(text);
        return performance.now() - began;
      }),
    ),
  );
  const sorted = best.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const total = best.reduce((sum, ms) => sum + ms, 0);
  return { p50: at(0.5), p99: at(0.99), perSecond: total === 0 ? 0 : (1000 * texts.length) / total };
}
