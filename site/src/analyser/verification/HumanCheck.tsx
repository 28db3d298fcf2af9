import type { Verification, VerificationStatus } from "./use-verification.ts";
import "./human-check.css";

const labels: Record<VerificationStatus, string> = {
  idle: "Confirm you are human",
  working: "Checking…",
  verified: "Verified human",
  expired: "Expired: confirm again",
  error: "Try again",
};

/** The visible control that starts the verification, and the place where a provider's widget appears. */
export function HumanCheck({ verification, buttonId }: { verification: Verification; buttonId: string }) {
  const { status, start, container, widgetShown } = verification;
  const busy = status === "working" || status === "verified";
  return (
    <div className="human-check" data-status={status}>
      {/* aria-disabled keeps the focus where it is when the state changes under it. */}
      <button id={buttonId} type="button" onClick={start} aria-disabled={busy || undefined}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <rect x="2" y="2" width="20" height="20" rx="2" />
          <path d="M6.5 12.5l4 4 7.5-9" />
        </svg>
        {labels[status]}
      </button>
      <div ref={container} className="human-check-widget" hidden={!widgetShown || status === "verified"} />
    </div>
  );
}
