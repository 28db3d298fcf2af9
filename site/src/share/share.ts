export interface Shareable {
  title: string;
  text: string;
  url: string;
}

export type ShareOutcome = "shared" | "copied" | "cancelled" | "failed";

/** What sharing needs of a browser; `navigator` fits. */
export interface ShareDoors {
  share?: (data: Shareable) => Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> };
}

/**
 * Shares with the device's own sheet, else copies the address. Never throws.
 * A visitor who closes the sheet has cancelled; nothing is copied behind their back.
 */
export async function share(what: Shareable, doors: ShareDoors = navigator): Promise<ShareOutcome> {
  if (doors.share) {
    try {
      await doors.share(what);
      return "shared";
    } catch (error) {
      return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "failed";
    }
  }
  try {
    if (!doors.clipboard) return "failed";
    await doors.clipboard.writeText(what.url);
    return "copied";
  } catch {
    return "failed";
  }
}
