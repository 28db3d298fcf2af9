import { track } from "../analytics/track.ts";

export interface Shareable {
  title: string;
  text: string;
  url: string;
}

export type ShareOutcome = "shared" | "copied" | "cancelled" | "failed";

/** What sharing needs of a browser; `navigator` fits. */
export interface ShareApi {
  share?: (data: Shareable) => Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> };
}

/**
 * Shares with the device's own sheet, else copies the address. Never throws.
 * A visitor who closes the sheet has cancelled; nothing is copied behind their back.
 */
export async function share(what: Shareable, api: ShareApi = navigator): Promise<ShareOutcome> {
  if (api.share) {
    try {
      await api.share(what);
      return "shared";
    } catch (error) {
      return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "failed";
    }
  }
  try {
    if (!api.clipboard) return "failed";
    await api.clipboard.writeText(what.url);
    return "copied";
  } catch {
    return "failed";
  }
}

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
