import { leadRetentionMonths } from "./limits.ts";

/**
 * What a form says about the data typed into it. Each lead is stored with
 * `version`, so it can be shown later which words its sender saw: new words, new
 * version.
 */
export const leadNotice = {
  version: "2026-11",
  booking: `We use this to answer you and to prepare the demo. It is kept for at most ${leadRetentionMonths} months.`,
  newsletter: `We use the address for the newsletter only. Each issue has a link that ends it.`,
  marketing: "Also send me the newsletter, about once a month. I can end it at any time.",
} as const;

/** What is kept of a lead, for the privacy notice. */
export const keptOfALead = {
  booking: ["name", "e-mail address", "company", "role", "team size", "offer of interest", "message"],
  newsletter: [
    "e-mail address",
    "times of confirming and of unsubscribing",
    "after you unsubscribe, and until you confirm again, a hash that stops our forms from mailing the address",
  ],
  always: [
    "time of sending",
    "version of the notice that was shown",
    "whether news was asked for",
    "a hash that shows when a form is sent twice",
    "when it was passed on, to which service and whether that failed",
    "for each time it was passed on, the ids of the request and of the delivery, which the log has too",
  ],
  /** Neither of these is stored with a lead. */
  never: ["network address", "browser", "pages visited"],
} as const;
