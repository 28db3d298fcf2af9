import { type Queue, type Vendor, vendorGlobals } from "../vendor.ts";

/** https://help.dealfront.com: the snippet of "Install the Leadfeeder Tracker". */
export const leadfeeder: Vendor = {
  id: "leadfeeder",
  name: "Leadfeeder",
  company: "Dealfront Group GmbH",
  category: "marketing",
  purpose: "Tells us which companies visit, from the address that a visit comes from.",
  kept: [
    { kind: "cookie", name: "_lfa", lifetime: "1 year", purpose: "Tells one browser from another." },
    { kind: "cookie", name: "_lfa_consent", lifetime: "2 years", purpose: "Keeps whether this is allowed." },
    { kind: "cookie", name: "_lfa_test_cookie_stored", lifetime: "a moment", purpose: "Tries whether cookies work." },
    { kind: "local storage", name: "_lfa*", lifetime: "2 years", purpose: "The same id, and when it expires." },
  ],
  privacyNotice: "https://www.dealfront.com/privacy-notice/",
  idForm: /^[A-Za-z0-9]{8,32}$/,
  idExample: "kn9Eq4R5Z2P7RlvP",
  sources: {
    "script-src": ["https://sc.lfeeder.com"],
    "img-src": ["https://tr.lfeeder.com", "https://tr-rc.lfeeder.com"],
    "connect-src": ["https://tr.lfeeder.com", "https://tr-rc.lfeeder.com"],
  },
  outlivesStop: true,
  relaxes: ["script-strings"],
  owner: "It reads the address of the page by itself; the site takes unlisted parameters out before it is loaded.",
  documented: "https://help.dealfront.com/en/articles/7936730-website-tracker-data-processing-roles",

  start(id, load) {
    const queue: Queue = (...call) => {
      queue._q ??= [];
      queue._q.push(call);
    };
    vendorGlobals.ldfdr ??= queue;
    load(`https://sc.lfeeder.com/lftracker_v1_${id}.js`);
  },
};
