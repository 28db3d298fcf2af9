interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Path data of one outline at many places. Each is reached from the one before
 * it: a row of equal steps is equal text, which compresses to almost nothing.
 *
 * @param outline in relative commands, ending where it began
 */
export function repeated(outline: string, places: readonly Place[]): string {
  const steps = places.map(({ x, y }, index) => {
    const from = places[index - 1] ?? { x: 0, y: 0 };
    return `m${x - from.x} ${y - from.y}${outline}`;
  });
  return steps.join("");
}
