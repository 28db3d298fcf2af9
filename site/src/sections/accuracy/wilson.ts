/** Ends of the 95% interval of a share of 1 that was counted as `part` of `whole` (Wilson, 1927). */
export function wilson(part: number, whole: number): readonly [low: number, high: number] {
  const z = 1.96;
  const [share, spread] = [part / whole, z ** 2 / whole];
  const middle = (share + spread / 2) / (1 + spread);
  const reach = Math.sqrt(spread * share * (1 - share) + spread ** 2 / 4) / (1 + spread);
  return [middle - reach, middle + reach];
}
