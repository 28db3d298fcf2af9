import type { Adapter } from "../adapter.ts";
import { vendorGlobals } from "../vendor-globals.ts";

/** https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/ */
export const crisp: Adapter = {
  outlivesStop: true,

  start(id, load) {
    vendorGlobals.$crisp ??= [];
    vendorGlobals.CRISP_WEBSITE_ID = id;
    load("https://client.crisp.chat/l.js");
  },

  stop() {
    vendorGlobals.$crisp?.push(["do", "session:reset"]);
  },
};
