import type { ReactNode } from "react";
import { Glyph } from "./Glyph.tsx";

interface Props {
  href: string;
  className?: string;
  /** Shown when a pointer rests on the link. Explains; never says something that is said nowhere else. */
  tip?: string;
  children: ReactNode;
}

/** A link that leaves in a new tab and says so, by arrow and in words for a screen reader. */
export function OutsideLink({ href, className, tip, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className} data-tip={tip}>
      {children}
      {"\u00a0"}
      <Glyph name="out" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
