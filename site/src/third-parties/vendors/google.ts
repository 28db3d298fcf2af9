import type { AnalyticsEvents } from "@latchwork/contract/events";
import { reportedPath } from "../../analytics/reported-path.ts";
import type { Consent } from "../../consent/consent.ts";
import { type Vendor, vendorGlobals } from "../vendor.ts";

/** The queue that Google's tags read, made with its default by the document's own script. */
const dataLayer = () => (vendorGlobals.dataLayer ??= []);

/** Queues a command. Google's tags know commands from events by their being `arguments`. */
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments);
}

const signal = (isAllowed: boolean) => (isAllowed ? "granted" : "denied");

/** The seven signals of Google Consent Mode v2 for a choice. Security storage is essential. */
export function consentSignals({ preferences: { analytics, marketing, functional } }: Consent) {
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(analytics),
    functionality_storage: signal(functional),
    personalization_storage: signal(functional),
    security_storage: signal(true),
  };
}

/** Names of events may hold letters, digits and underscores only. */
const eventName = (name: string) => name.toLowerCase().replace(/\W+/g, "_");

const google = {
  company: "Google Ireland Limited",
  category: "analytics",
  privacyNotice: "https://policies.google.com/privacy",
  relaxes: ["script-strings"],
  trustedTypes: ["goog#html"],
  documented: "https://developers.google.com/tag-platform/security/guides/csp",
} as const satisfies Partial<Vendor>;

const tagHosts = "https://*.googletagmanager.com";

/** https://developers.google.com/tag-platform/gtagjs/install */
export const googleAnalytics: Vendor = {
  id: "googleAnalytics",
  name: "Google Analytics",
  ...google,
  purpose: "Counts visits, pages and outcomes, so that we know what is read and what is not.",
  kept: [
    { kind: "cookie", name: "_ga", lifetime: "2 years", purpose: "Tells one browser from another." },
    { kind: "cookie", name: "_ga_*", lifetime: "2 years", purpose: "Keeps the state of the visit." },
  ],
  idForm: /^G-[A-Z0-9]{6,12}$/,
  idExample: "G-ABCDEF1234",
  sources: {
    "script-src": [tagHosts],
    "img-src": ["https://*.google-analytics.com", tagHosts],
    "connect-src": ["https://*.google-analytics.com", "https://*.analytics.google.com", tagHosts],
  },
  owner:
    "In the property, switch off Google signals and Enhanced measurement: the site reports its own page views and " +
    "outcomes, and Enhanced measurement would also read what visitors search for.",

  start(id, load) {
    vendorGlobals[`ga-disable-${id}`] = false;
    gtag("js", new Date());
    gtag("config", id, {
      send_page_view: false,
      // Else it would take the address as it stands, with whatever a visitor was sent or typed.
      page_location: vendorGlobals.location.origin + reportedPath(vendorGlobals.location.href),
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
    load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  },

  // https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out
  stop(id) {
    vendorGlobals[`ga-disable-${id}`] = true;
  },

  tracker: (id) => (name, properties) => {
    if (name !== "page_view") return gtag("event", eventName(name), { ...properties, send_to: id });
    const { path, title, category, contentType } = properties as AnalyticsEvents["page_view"];
    gtag("event", "page_view", {
      page_location: vendorGlobals.location.origin + path,
      page_title: title,
      content_group: category,
      content_type: contentType,
      send_to: id,
    });
  },
};

/** https://developers.google.com/tag-platform/tag-manager/web */
export const googleTagManager: Vendor = {
  id: "googleTagManager",
  name: "Google Tag Manager",
  ...google,
  purpose:
    "Loads the measuring tags that we have set up, in line with your choice here. Those tags may keep something themselves.",
  kept: [],
  idForm: /^GTM-[A-Z0-9]{4,10}$/,
  idExample: "GTM-ABC1234",
  outlivesStop: true,
  sources: {
    "script-src": ["https://www.googletagmanager.com"],
    "img-src": ["https://www.googletagmanager.com"],
    "connect-src": ["https://www.googletagmanager.com", "https://www.google.com"],
  },
  owner:
    "What a container loads is not known here. Give every tag its consent checks; Custom HTML tags and custom " +
    "JavaScript variables do not run under this policy; each further host has to be declared; and do not let it load " +
    "the same Google Analytics property a second time.",

  start(id, load) {
    dataLayer().push({ "gtm.start": Date.now(), event: "gtm.js" });
    load(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  },

  tracker: () => (name, properties) => {
    dataLayer().push({ event: name, ...properties });
  },
};
