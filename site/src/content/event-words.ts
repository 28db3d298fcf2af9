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
