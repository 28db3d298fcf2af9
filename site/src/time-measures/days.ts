const length = 86_400_000; // ms

/** The number of a day such as 2024-05-31, counted in UTC; undefined when the calendar has no such day. */
export function dayOf(iso: string): number | undefined {
  const time = Date.parse(`${iso}T00:00:00Z`);
  // Some engines read 30 February as 1 March.
  return Number.isNaN(time) || isoOf(time / length) !== iso ? undefined : time / length;
}

export const isoOf = (day: number): string => new Date(day * length).toISOString().slice(0, 10);
