import { type Figures, figuresOf, type Tally } from "./figures.ts";

const SAMPLES = 1000;
const SEED = 20_261_121;

/** The range that holds 95 of 100 of what the figures would be on tickets drawn anew from the same; always the same draw. */
export function intervals(tallies: readonly Tally[]): Record<keyof Figures, readonly [number, number]> {
  const next = numbers(SEED);
  const drawn = Array.from({ length: SAMPLES }, () =>
    figuresOf(tallies.map(() => tallies[Math.floor(next() * tallies.length)] as Tally)),
  );
  const names = Object.keys(figuresOf(tallies)) as (keyof Figures)[];
  const ranges = names.map((name): [keyof Figures, readonly [number, number]] => {
    const sorted = drawn.map((figures) => figures[name]).sort((a, b) => a - b);
    return [name, [sorted[Math.floor(0.025 * SAMPLES)] ?? 0, sorted[Math.floor(0.975 * SAMPLES)] ?? 1]];
  });
  return Object.fromEntries(ranges) as Record<keyof Figures, readonly [number, number]>;
}

/** Numbers from 0 to 1 that look random and are the same on every run (mulberry32, Tommy Ettinger, public domain). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
