/**
 * Limits that both ends of the wire hold to. A limit lives here only when the
 * browser explains it and the server enforces it.
 */

/** Longest ticket that is read, in UTF-16 units (what `textarea.value.length` counts). */
export const maxTicketLength = 20_000;

/** From this length on the counter also shows {@link maxTicketLength}. UTF-16 units. */
export const ticketLengthWarning = 18_000;

/** Whether an input shows nothing: only spaces, control characters and marks without width. */
export function isBlank(input: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u.test(input);
}

/** How long a proof that a visitor is human stays good, in milliseconds. It serves once. */
export const verificationLifetimeMs = 5 * 60_000;

/** An answer to an analysis that takes longer is given up by the page, in milliseconds. The server gives up a model sooner. */
export const answerWithinMs = 60_000;

/** Analyses one client may ask for. */
export const analysesPerMinute = 10;
export const analysesPerHour = 60;

/** Longest entries of the lead forms, in UTF-16 units. */
export const maxPersonNameLength = 100;
export const maxCompanyLength = 100;
export const maxRoleLength = 100;
/** RFC 5321 allows no longer address. */
export const maxEmailLength = 254;
export const maxLeadMessageLength = 2_000;

/** A form sent sooner than this after its page was opened was filled in by a program. Milliseconds. */
export const fastestFormMs = 1_500;

/** Forms one client may send an hour: with a proof of work, and without. */
export const formsPerHour = 20;
export const unprovenFormsPerHour = 5;

/** The same for a whole network, an IPv4 /24 or an IPv6 /48: one subscriber may hold thousands of clients' addresses. */
export const formsPerNetworkAnHour = 200;
export const unprovenFormsPerNetworkAnHour = 30;

/** How long the link that confirms a newsletter works, in days. */
export const confirmationLinkDays = 7;

/** Mails that forms may cause to one address within 24 hours, whoever types it in. */
export const mailsPerAddressADay = 5;

/** How long a lead is kept unless the service is told to keep it shorter. */
export const leadRetentionMonths = 24;
