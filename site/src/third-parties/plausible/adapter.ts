import { reportedAddress } from "../../analytics/page-view.ts";
import type { Adapter } from "../adapter.ts";
import { type Plausible, vendorGlobals } from "../vendor-globals.ts";

let isStopped = false;

interface Request {
  /** Address of the page. */
  u: string;
}

/** https://plausible.io/docs/script-extensions, "plausible.init() configuration" */
export const plausible: Adapter = {
  outlivesStop: false,

  start(id, load) {
    isStopped = false;
    if (vendorGlobals.plausible) return;
    const queue: Plausible = (...call) => {
      queue.q ??= [];
      queue.q.push(call);
    };
    queue.init = (options) => {
      queue.o = options;
    };
    vendorGlobals.plausible = queue;
    queue.init({
      autoCapturePageviews: false,
      // Every request passes here; null drops it.
      transformRequest: (request: Request) => (isStopped ? null : { ...request, u: reportedAddress() }),
    });
    load(`https://plausible.io/js/${id}.js`);
  },

  stop() {
    isStopped = true;
  },

  tracker: () => (name, properties) => {
    if (name !== "page_view") return vendorGlobals.plausible?.(name, { props: properties });
    const { category, contentType } = properties as { category: string; contentType: string };
    vendorGlobals.plausible?.("pageview", { url: reportedAddress(), props: { category, contentType } });
  },
};
