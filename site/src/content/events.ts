/** What the card of an event says before its day is over, and after. */
const words = {
  upcoming: { label: "Upcoming Event", action: "Register Here" },
  past: { label: "Past Event", action: "Check it out" },
} as const;

/** A moment's day in UTC, such as 2025-11-27. */
export const isoDayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * @param date the event's day, such as 2025-11-27
 * @param today in the same form
 */
export const eventWords = (date: string, today: string) => (date < today ? words.past : words.upcoming);

/**
 * The event in the banner above every page: the next one to come. When the last is past there is none, unless the last
 * asks to be kept.
 *
 * @param today such as 2025-11-27
 */
export function bannerEvent<Event extends { date: string; keepInBanner: boolean }>(
  events: readonly Event[],
  today: string,
): Event | undefined {
  const byDay = events.toSorted((a, b) => a.date.localeCompare(b.date));
  const last = byDay.at(-1);
  return byDay.find(({ date }) => date >= today) ?? (last?.keepInBanner ? last : undefined);
}
