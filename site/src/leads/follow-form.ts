import { track } from "../analytics/track.ts";
import { paths } from "../routes.ts";
import type { LeadStoredMessage } from "./drive-form.ts";

// The page around a form hears from it when it is stored.
addEventListener("message", ({ origin, data }: MessageEvent<Partial<LeadStoredMessage> | null>) => {
  if (origin !== location.origin || data?.type !== "lead-stored") return;
  if (data.form === "newsletter") track("newsletter_requested", {});
  if (data.form !== "book-a-demo") return;
  track("demo_requested", {});
  location.assign(paths.bookingSuccess);
});
