import { track } from "../analytics/track.ts";
import { type ShareOutcome, share } from "./share.ts";

const messages: Partial<Record<ShareOutcome, string>> = {
  copied: "Link copied to clipboard!",
  failed: "Unable to share. Please copy the URL manually.",
};

async function shareThisPage({ shareTitle = "", shareText = "" }: DOMStringMap): Promise<void> {
  const { origin, pathname } = location;
  const outcome = await share({ title: shareTitle, text: shareText, url: origin + pathname });
  if (outcome === "shared" || outcome === "copied") track("page_shared", { way: outcome });
  const message = messages[outcome];
  if (message) (await import("../toast/toast.ts")).showToast(message);
}

/** Makes every share button of the page share its address. */
export function enhanceShareButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-share-title]")) {
    button.addEventListener("click", () => void shareThisPage(button.dataset));
  }
}
