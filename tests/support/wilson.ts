import { wilson as ends } from "../../site/src/sections/accuracy/wilson.ts";

/** Ends of the 95% interval of a share, each as `31%`. */
export function wilson(hits: number, all: number): readonly [low: string, high: string] {
  const [low, high] = ends(hits, all);
  return [`${Math.round(100 * low)}%`, `${Math.round(100 * high)}%`];
}
