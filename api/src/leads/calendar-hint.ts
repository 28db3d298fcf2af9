/** Longest line of an iCalendar file, in bytes (RFC 5545 3.1). All that is written here is ASCII or short. */
const longestLine = 75;

/** Names of weekdays on which nobody answers, as `Date.getUTCDay` counts. */
const weekend = new Set([0, 6]);

/**
 * An all-day entry on the working day after the request that reminds the
 * visitor of our answer. It blocks no time, since no time is agreed yet, and
 * holds nothing personal.
 */
export function calendarHint(
  id: string,
  createdAt: number,
  sender: { brandName: string; domain: string; supportAddress: string },
): string {
  const day = new Date(createdAt + 24 * 60 * 60_000);
  while (weekend.has(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(sender.brandName)}//Demo//EN`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${id}@${sender.domain}`,
    `DTSTAMP:${basic(new Date(createdAt)).slice(0, 15)}Z`,
    `DTSTART;VALUE=DATE:${basic(day).slice(0, 8)}`,
    `DTEND;VALUE=DATE:${basic(next).slice(0, 8)}`,
    `SUMMARY:${escaped(`${sender.brandName} writes about your demo (30 minutes)`)}`,
    `DESCRIPTION:${escaped(`No answer? Write to ${sender.supportAddress}`)}`,
    "TRANSP:TRANSPARENT",
    "STATUS:TENTATIVE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

/** `20261121T143000000Z`. */
const basic = (date: Date) => date.toISOString().replace(/[-:.]/g, "");

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** A long line goes on in the next one after a space. Cut between characters, never within one. */
function fold(line: string): string {
  const pieces = [""];
  for (const character of line) {
    const last = pieces.at(-1) ?? "";
    const indent = pieces.length > 1 ? 1 : 0;
    if (Buffer.byteLength(last) + Buffer.byteLength(character) + indent > longestLine) pieces.push(character);
    else pieces[pieces.length - 1] = last + character;
  }
  return pieces.join("\r\n ");
}
