import type { ReactNode } from "react";
import "./stamp.css";

interface Props {
  /** Signal: a risk was found or something must be done. Clear: nothing was found. Plain: neither. */
  tone: keyof typeof tones;
  /** A second, small line. */
  small?: ReactNode;
  /** Large: the picture of a first screen, sized with the type around it. */
  size?: "small" | "large";
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
export function Stamp({ tone, small, size = "small", className = "", children }: Props) {
  const { all, small: smallTone } = tones[tone];
  const isShort = typeof children === "string" && children.length < 6;
  const sized = size === "small" ? "" : isShort ? "stamp-large stamp-short" : "stamp-large";
  return (
    <span className={`stamp ${sized} ${all} ${className}`}>
      <span className="stamp-word">{children}</span>
      {small && <span className={`stamp-line ${smallTone}`}>{small}</span>}
    </span>
  );
}
