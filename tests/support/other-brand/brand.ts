import type { Brand } from "../../../brand/brand-type.ts";

/**
 * Another company's folder, for builds in tests: nothing in it is the first
 * brand's, and it has an id at every third party.
 */
export const brand: Brand = {
  name: "Thornmarket",
  legalName: "Thornmarket Security SARL",
  companyNumber: "FR 99 999 999 999",
  registeredIn: "France",
  domain: "thornmarket.example",
  live: true,
  tagline: "Every change looked at",
  supportEmail: "aide@thornmarket.example",
  salesEmail: "bonjour@thornmarket.example",
  securityContactChecked: "2026-02-01",
  mark: [{ d: "M3 3h24v24H3z", fill: "signal" }],
  postalAddress: ["Thornmarket Security SARL", "12 quai des Épines", "29200 Brest", "France"],
  governingLaw: "France",
  certifications: ["ISO 27001"],
  ticketHandling: {
    regions: "In Brittany.",
    retention: null,
    people: null,
    models: null,
    deletion: null,
    breach: null,
    demo: null,
    scopes: null,
    subProcessors: [{ name: "Granite Hosting", purpose: "servers", place: "France" }],
  },
  confirmed: ["certifications", "customers", "figures", "privacyNotice", "securityPromises", "terms", "ticketHandling"],
  links: {
    portal: "https://portal.thornmarket.example",
    event: "https://events.thornmarket.example/small-tests",
    professionalNetwork: { name: "Network", url: "https://network.thornmarket.example" },
    videoSite: { name: "Films", url: "https://films.thornmarket.example" },
    demoVideo: "https://films.thornmarket.example/embed/demo",
    podcastShow: { service: "Radio", url: "https://radio.thornmarket.example", episodes: {} },
  },
  frames: {
    bookingForm: "https://forms.thornmarket.example/booking",
    newsletterForm: "https://forms.thornmarket.example/newsletter",
    privacyDocument: "https://documents.thornmarket.example/privacy",
  },
  editing: null,
  thirdParties: {
    googleAnalytics: "G-THORN12345",
    googleTagManager: "GTM-THORN12",
    plausible: "pa-Thornmarket1234567890",
    leadfeeder: "Th0rnMarket12345",
    hubspot: "eu1:25012345",
    crisp: "1f0c1b2a-3d4e-4f50-8a6b-7c8d9e0f1a2b",
  },
};
