import type { ReactNode } from "react";
import { LinkedText } from "../../ui/LinkedText.tsx";

interface Props {
  id: string;
  words: { heading: string; lead: string };
  children: ReactNode;
}

/** One part of the account: what it shows, how to read it, and the figures. */
export function Section({ id, words, children }: Props) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} className="frame inset border-rule border-t py-16 lg:py-20" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-h2">
        {words.heading}
      </h2>
      <p className="mt-4 mb-9 max-w-[40em] text-muted">
        <LinkedText text={words.lead} />
      </p>
      {children}
    </section>
  );
}
