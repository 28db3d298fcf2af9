import { reportedAddress } from "../../analytics/page-view.ts";
import type { Adapter } from "../adapter.ts";
import { gtag } from "../consent-mode.ts";
import { vendorGlobals } from "../vendor-globals.ts";

/** Names of events may hold letters, digits and underscores only. */
const eventName = (name: string) => name.toLowerCase().replace(/\W+/g, "_");

/** https://developers.google.com/tag-platform/gtagjs/install */
export const googleAnalytics: Adapter = {
  outlivesStop: false,

  start(id, load) {
    vendorGlobals[`ga-disable-${id}`] = false;
    gtag("js", new Date());
    gtag("config", id, {
      send_page_view: false,
      // Else it would take the address as it stands, with whatever a visitor was sent or typed.
      page_location: reportedAddress(),
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
    const { title, category, contentType } = properties as { title: string; category: string; contentType: string };
    gtag("event", "page_view", {
      page_location: reportedAddress(),
      page_title: title,
      content_group: category,
      content_type: contentType,
      send_to: id,
    });
  },
};
