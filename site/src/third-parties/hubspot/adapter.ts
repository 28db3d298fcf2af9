import { reportedPath } from "../../analytics/page-view.ts";
import type { Adapter } from "../adapter.ts";
import { vendorGlobals } from "../vendor-globals.ts";

/** https://developers.hubspot.com/docs/api/events/tracking-code */
export const hubspot: Adapter = {
  outlivesStop: true,

  start(given, load) {
    const [account = "", centre = "na1"] = given.split(":").reverse();
    const host = centre === "na1" ? "js.hs-scripts.com" : `js-${centre}.hs-scripts.com`;
    vendorGlobals.disableHubSpotCookieBanner = true; // the site has asked already
    vendorGlobals._hsq ??= [];
    vendorGlobals._hsq.push(["setPath", reportedPath(new URL(location.href))]);
    load(`https://${host}/${account}.js`, { id: "hs-script-loader" });
  },

  stop() {
    vendorGlobals._hsq?.push(["doNotTrack"]);
  },
};
