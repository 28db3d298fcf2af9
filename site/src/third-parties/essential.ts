import type { Kept } from "./vendor.ts";

/** What the site itself keeps in a visitor's browser, without which it could not do what was asked of it. */
export const essentialKept: readonly Kept[] = [
  {
    kind: "local storage",
    name: "cookie-consent",
    lifetime: "12 months, then you are asked again",
    purpose: "Whether you accepted, rejected or picked. Written when you choose, not before.",
  },
  {
    kind: "local storage",
    name: "cookie-preferences",
    lifetime: "12 months, then you are asked again",
    purpose: "Which categories you allowed, when, and whether your browser sent Global Privacy Control then.",
  },
  {
    kind: "local storage",
    name: "theme",
    lifetime: "until you switch back to “System”",
    purpose: "The colours you picked in the footer. Written when you pick, not before.",
  },
];

/** A third party that may run without being asked for, because what the visitor does needs it. */
export const humanVerification = {
  name: "Cloudflare Turnstile",
  company: "Cloudflare, Inc.",
  purpose:
    "Tells people from programs before the analyser reads a ticket, and only where this site is set up to use it. " +
    "Otherwise, and for the forms, your own browser does a small piece of work instead, and nobody else is asked.",
} as const;
