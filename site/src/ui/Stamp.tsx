import type { ReactNode } from "react";

interface Props {
  /** Signal: a risk was found or something must be done. Clear: nothing was found. Plain: neither. */
  tone: keyof typeof tones;
  /** A second, small line. */
  small?: ReactNode;
  className?: string;
  children: ReactNode;
}

// Large type: 3 : 1 is enough, so the stamp may be as loud as the signal itself. Its small line may not.
const tones = {
  signal: { all: "text-signal", small: "text-signal-text" },
  clear: { all: "text-clear-text", small: "" },
  plain: { all: "text-muted", small: "" },
} as const;

/** A rubber stamp. What it says is text; colour and tilt only repeat it. */
export function Stamp({ tone, small, className = "", children }: Props) {
  const { all, small: smallTone } = tones[tone];
  return (
    <span
      className={`inline-block -rotate-3 whitespace-nowrap rounded-[4px] border-3 px-3 pt-1.75 pb-1.5 font-display font-extrabold text-h3 uppercase leading-none tracking-wider [filter:url(#ink)] max-2xs:whitespace-normal max-2xs:text-base/none forced-colors:[filter:none] ${all} ${className}`}
    >
      {small ? <span>{children}</span> : children}
      {small && (
        <span className={`mt-1.5 block font-mono font-semibold text-label leading-none ${smallTone}`}>{small}</span>
      )}
    </span>
  );
}
