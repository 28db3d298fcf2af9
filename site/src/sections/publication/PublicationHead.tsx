import type { ReactNode } from "react";
import { paths } from "../../routes.ts";
import { Glyph } from "../../ui/Glyph.tsx";

const toResources = { href: paths.resourceHub, label: "Back to Resources" };

interface Props {
  /** Where a reader came from, or would have: the resource hub, unless something else is named. */
  back?: { href: string; label: string };
  cover: ReactNode;
  /** Where beside the words the cover begins. */
  coverClass: string;
  /** Title, summary and facts. */
  children: ReactNode;
}

/** How each piece to be read begins: the way back, its words, and the drawn cover beside them. */
export function PublicationHead({ back = toResources, cover, coverClass, children }: Props) {
  return (
    <header className="inset grid gap-x-12 gap-y-8 pt-6 pb-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:pb-14">
      <div>
        <a href={back.href} className="link inline-block py-2 text-base print:hidden">
          <Glyph name="back" className="mr-1.5" />
          {back.label}
        </a>
        {children}
      </div>
      <div className={`self-start ${coverClass}`}>{cover}</div>
    </header>
  );
}
