import { isBlank } from "@latchwork/contract/limits";
import type { VerificationStatus } from "./verification/use-verification.ts";

interface Asked {
  ticket: string;
  /** Whether the page offers sample tickets. */
  hasSamples: boolean;
  status: VerificationStatus;
}

/** The next thing without which no analysis can begin, or undefined when nothing is missing or it is on its way. */
export function whatIsMissing({ ticket, hasSamples, status }: Asked): string | undefined {
  if (isBlank(ticket)) return hasSamples ? "Paste a ticket or pick a sample first." : "Paste a ticket first.";
  return status === "working" || status === "verified" ? undefined : "Confirm you are human first.";
}
