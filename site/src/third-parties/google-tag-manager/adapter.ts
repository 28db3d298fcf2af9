import type { Adapter } from "../adapter.ts";
import { dataLayer } from "../consent-mode.ts";

/** https://developers.google.com/tag-platform/tag-manager/web */
export const googleTagManager: Adapter = {
  outlivesStop: true,

  start(id, load) {
    dataLayer().push({ "gtm.start": Date.now(), event: "gtm.js" });
    load(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  },

  tracker: () => (name, properties) => {
    dataLayer().push({ event: name, ...properties });
  },
};
