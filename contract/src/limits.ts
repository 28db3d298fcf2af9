/**
 * Limits that both ends of the wire hold to. A limit lives here only when the
 * browser explains it and the server enforces it.
 */

/** Longest ticket that is read, in UTF-16 units (what `textarea.value.length` counts). */
export const maxTicketLength = 20_000;

/** From this length on the counter also shows {@link maxTicketLength}. UTF-16 units. */
export const ticketLengthWarning = 18_000;

/** How long a proof that a visitor is human stays good, in milliseconds. It serves once. */
export const verificationLifetimeMs = 5 * 60_000;

/** Analyses one client may ask for. */
export const analysesPerMinute = 10;
export const analysesPerHour = 60;
