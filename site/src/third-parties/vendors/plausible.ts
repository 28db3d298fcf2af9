import type { AnalyticsEvents } from "@latchwork/contract/events";
import { reportedPath } from "../../analytics/reported-path.ts";
import { type Queue, type Vendor, vendorGlobals } from "../vendor.ts";

let isStopped = false;

/** https://plausible.io/docs/script-extensions, "plausible.init() configuration" */
export const plausible: Vendor = {
  id: "plausible",
  name: "Plausible",
  company: "Plausible Insights OÜ",
  category: "analytics",
  purpose: "Counts visits, pages and outcomes without telling visitors apart from one day to the next.",
  kept: [],
  privacyNotice: "https://plausible.io/data-policy",
  idForm: /^pa-[A-Za-z0-9_-]{16,32}$/,
  idExample: "pa-6_srOGVV9SLMWJ1ZpUAbG",
  sources: { "script-src": ["https://plausible.io"], "connect-src": ["https://plausible.io"] },
  relaxes: [],
  owner: "Leave the optional measurements (outbound links, form submissions) off: the site reports its own outcomes.",
  documented: "https://plausible.io/docs/script-extensions",

  start(id, load) {
    isStopped = false;
    if (vendorGlobals.plausible) return;
    const queue: Queue = (...call) => {
      queue.q ??= [];
      queue.q.push(call);
    };
    queue.init = (options) => {
      queue.o = options;
    };
    vendorGlobals.plausible = queue;
    queue.init({
      autoCapturePageviews: false,
      // Every request passes here, with the page's address as `u`; null drops it.
      transformRequest: (request: { u: string }) =>
        isStopped ? null : { ...request, u: vendorGlobals.location.origin + reportedPath(request.u) },
    });
    load(`https://plausible.io/js/${id}.js`);
  },

  stop() {
    isStopped = true;
  },

  tracker: () => (name, properties) => {
    if (name !== "page_view") return vendorGlobals.plausible?.(name, { props: properties });
    const { path, category, contentType } = properties as AnalyticsEvents["page_view"];
    const url = vendorGlobals.location.origin + path;
    vendorGlobals.plausible?.("pageview", { url, props: { category, contentType } });
  },
};
