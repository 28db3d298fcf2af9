import type { ReactNode } from "react";
import "./stamp.css";

interface Props {
  /** Signal: a risk was found or something must be done. Clear: nothing was found. Plain: no judgement. */
  tone: "signal" | "clear" | "plain";
  /** A second, small line. */
  small?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A rubber stamp. What it says is text; colour and tilt only repeat it. */
export function Stamp({ tone, small, className = "", children }: Props) {
  return (
    <span className={`stamp stamp-${tone} ${className}`}>
      {small ? <span>{children}</span> : children}
      {small && <span className="stamp-small">{small}</span>}
    </span>
  );
}
