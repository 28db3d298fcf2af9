import type { Brand } from "./brand-type.ts";

export type { Brand };

/** Everything that makes this site one company's own. Words about the product live in `content/`. */
export const brand: Brand = {
  name: "Latchwork",
  legalName: "Latchwork Ltd",
  companyNumber: "00000000",
  domain: "latchwork.example",
  live: false,
  tagline: "Security testing at the pace of the sprint",
  supportEmail: "support@latchwork.example",
  salesEmail: "hello@latchwork.example",
  mark: [
    { d: "M2 4h18v5a4 4 0 0 0 0 8v9H2z", fill: "ink" },
    { d: "M16 11h12v4H16z", fill: "signal" },
  ],
  postalAddress: ["Latchwork Ltd", "4 Tallow Yard", "Bristol BS1 0XX", "United Kingdom"],
  certifications: ["CREST", "Cyber Essentials", "ISO 9001", "ISO 27001"],
  confirmed: [],
  event: { date: "27/11/25", title: "Micro Pen Testing in the SDLC", kind: "virtual event", isoDate: "2025-11-27" },
  links: {
    portal: null,
    event: null,
    professionalNetwork: { name: "LinkedIn", url: null },
    videoSite: { name: "YouTube", url: null },
    demoVideo: null,
    podcastShow: { service: "Spotify", url: null, episodes: {} },
  },
  frames: { bookingForm: null, newsletterForm: null, privacyDocument: null },
  thirdParties: {
    googleAnalytics: null,
    googleTagManager: null,
    plausible: null,
    leadfeeder: null,
    hubspot: null,
    crisp: null,
  },
};
