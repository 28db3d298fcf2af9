import type { ReactNode } from "react";

interface Props {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that leaves in a new tab and says so, by arrow and in words for a screen reader. */
export function OutsideLink({ href, className, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span aria-hidden="true">{" ↗"}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
