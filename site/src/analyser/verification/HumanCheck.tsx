import type { Verification, VerificationStatus } from "./use-verification.ts";

const labels: Record<VerificationStatus, string> = {
  idle: "Confirm you are human",
  working: "Checking…",
  verified: "Verified human",
  expired: "Expired: confirm again",
  error: "Try again",
};

const failed = "border-signal-text text-signal-text cursor-pointer hover:border-ink hover:bg-sunken";

const looks: Record<VerificationStatus, string> = {
  idle: "border-rule-strong cursor-pointer hover:border-ink hover:bg-sunken",
  working: "border-rule-strong cursor-default",
  verified: "border-clear-text text-clear-text cursor-default",
  expired: failed,
  error: failed,
};

/** The visible control that starts the verification, and the place where a provider's widget appears. */
export function HumanCheck({ verification, buttonId }: { verification: Verification; buttonId: string }) {
  const { status, start, container, widgetShown } = verification;
  const busy = status === "working" || status === "verified";
  return (
    <div className="max-xs:basis-full">
      {/* aria-disabled keeps the focus where it is when the state changes under it. */}
      <button
        id={buttonId}
        type="button"
        onClick={start}
        aria-disabled={busy || undefined}
        className={`inline-flex min-h-12 items-center gap-2.5 rounded-[3px] border-[1.5px] px-3 font-medium font-mono text-small leading-tight max-xs:w-full ${looks[status]}`}
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-5.5 flex-none fill-none stroke-[1.75] stroke-current"
        >
          <rect
            x="2"
            y="2"
            width="20"
            height="20"
            rx="2"
            className={status === "working" ? "check-running" : undefined}
          />
          {status === "verified" && <path d="M6.5 12.5l4 4 7.5-9" className="stroke-[2.75]" />}
        </svg>
        {/* As wide as the longest, in a face of one width: what stands beside it stays where it is. */}
        <span className="text-start xs:min-w-[22ch]">{labels[status]}</span>
      </button>
      <div ref={container} className="mt-3 min-h-[65px]" hidden={!widgetShown} />
    </div>
  );
}
