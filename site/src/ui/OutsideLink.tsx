import type { ReactNode } from "react";
import { Glyph } from "./Glyph.tsx";

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
      {"\u00a0"}
      <Glyph name="out" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
