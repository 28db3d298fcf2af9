/** The forms, by the last part of their address. */
export type LeadForm = "book-a-demo" | "newsletter";

/** Addresses of the forms and of what follows them. */
export const leadPages = {
  forms: { "book-a-demo": "/forms/book-a-demo", newsletter: "/forms/newsletter" },
  /** Where a form that was stored leads. */
  thanks: { "book-a-demo": "/booking-success", newsletter: "/newsletter/requested" },
  /** Reached from mails, with `?link=…`: each asks for one press, since programs that check mails follow links too. */
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
  confirmed: "/newsletter/confirmed",
  unsubscribed: "/newsletter/unsubscribed",
  linkInvalid: "/newsletter/link-invalid",
} as const;
