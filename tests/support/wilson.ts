/** Ends of the 95% interval of a share (Wilson, 1927), each as `31%`. */
export function wilson(hits: number, all: number): readonly [low: string, high: string] {
  const z = 1.96;
  const [share, spread] = [hits / all, z ** 2 / all];
  const middle = (share + spread / 2) / (1 + spread);
  const reach = Math.sqrt(spread * share * (1 - share) + spread ** 2 / 4) / (1 + spread);
  const per = (end: number) => `${Math.round(100 * end)}%`;
  return [per(middle - reach), per(middle + reach)];
}
