import type { AnalyticsEvents } from "@latchwork/contract/events";
import { track } from "../../analytics/track.ts";
import { showToast } from "../../toast/toast.ts";

/** Copies what a visitor takes along, and says so; where the browser forbids it, says what to do instead. */
export async function copyExport(
  form: AnalyticsEvents["assessment_taken"]["form"],
  text: string,
  done: string,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    track("assessment_taken", { form });
    await showToast(done);
  } catch {
    await showToast("Unable to copy. Please select the text instead.");
  }
}
