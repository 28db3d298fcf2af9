import { reportedPath } from "../../analytics/reported-path.ts";
import { type Vendor, vendorGlobals } from "../vendor.ts";

/** https://developers.hubspot.com/docs/api/events/tracking-code */
export const hubspot: Vendor = {
  id: "hubspot",
  name: "HubSpot",
  company: "HubSpot, Inc.",
  category: "marketing",
  purpose: "Connects visits with requests that you send us, and with mail you asked for.",
  kept: [
    { kind: "cookie", name: "__hstc", lifetime: "6 months", purpose: "Tells one browser from another." },
    { kind: "cookie", name: "hubspotutk", lifetime: "6 months", purpose: "Connects a form with the visits before." },
    { kind: "cookie", name: "__hssc", lifetime: "30 minutes", purpose: "Keeps the state of the visit." },
    { kind: "cookie", name: "__hssrc", lifetime: "until the browser is closed", purpose: "Notices a restart." },
    { kind: "cookie", name: "__hs_*", lifetime: "6 months", purpose: "Keeps whether this is allowed." },
  ],
  privacyNotice: "https://legal.hubspot.com/privacy-policy",
  idForm: /^((na1|na2|na3|eu1|ap1):)?\d{5,12}$/,
  idExample: "eu1:25012345 (data centre and account) or 25012345",
  sources: {
    "script-src": ["https://*.hs-scripts.com", "https://*.hs-analytics.net", "https://*.hs-banner.com"],
    "style-src": ["https://*.hubspot.com"],
    "img-src": ["https://*.hubspot.com"],
    "connect-src": ["https://*.hubspot.com", "https://*.hubapi.com", "https://*.hs-banner.com"],
  },
  outlivesStop: true,
  relaxes: ["script-strings", "html-strings", "inline-styles"],
  owner:
    "In the account, switch off the cookie banner (this site has its own) and the collection of forms that are not " +
    "HubSpot's: the policy blocks both from reading what is typed here, and each would be a line in the console.",
  documented: "https://knowledge.hubspot.com/privacy-and-consent/what-cookies-does-hubspot-set-in-a-visitor-s-browser",

  start(given, load) {
    const [account = "", centre = "na1"] = given.split(":").reverse();
    const host = centre === "na1" ? "js.hs-scripts.com" : `js-${centre}.hs-scripts.com`;
    vendorGlobals.disableHubSpotCookieBanner = true; // the site has asked already
    vendorGlobals._hsq ??= [];
    vendorGlobals._hsq.push(["setPath", reportedPath(vendorGlobals.location.href)]);
    load(`https://${host}/${account}.js`, { id: "hs-script-loader" });
  },

  stop() {
    vendorGlobals._hsq?.push(["doNotTrack"]);
  },
};
