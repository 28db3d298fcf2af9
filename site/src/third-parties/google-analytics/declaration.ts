import type { VendorDeclaration } from "../declaration.ts";

export const googleAnalytics: VendorDeclaration = {
  id: "googleAnalytics",
  name: "Google Analytics",
  company: "Google Ireland Limited",
  category: "analytics",
  purpose: "Counts visits, pages and outcomes, so that we know what is read and what is not.",
  kept: [
    { kind: "cookie", name: "_ga", lifetime: "2 years", purpose: "Tells one browser from another." },
    { kind: "cookie", name: "_ga_*", lifetime: "2 years", purpose: "Keeps the state of the visit." },
  ],
  privacyNotice: "https://policies.google.com/privacy",
  idForm: /^G-[A-Z0-9]{6,12}$/,
  idExample: "G-ABCDEF1234",
  sources: {
    "script-src": ["https://*.googletagmanager.com"],
    "img-src": ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
    "connect-src": [
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
      "https://*.googletagmanager.com",
    ],
  },
  relaxes: ["script-strings"],
  trustedTypes: ["goog#html"],
  owner:
    "In the property, switch off Google signals and Enhanced measurement: the site reports its own page views and " +
    "outcomes, and Enhanced measurement would also read what visitors search for.",
  documented: "https://developers.google.com/tag-platform/security/guides/csp",
};
