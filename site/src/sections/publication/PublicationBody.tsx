import type { ReactNode } from "react";
import type { Contents } from "../../content/prose.ts";
import "./publication-body.css";

/** The text of a piece beside its contents, which stay in sight where there is room. */
export function PublicationBody({ contents, children }: { contents: readonly Contents[]; children: ReactNode }) {
  return (
    <div className="publication-body inset border-rule border-t py-10 lg:py-16">
      <nav aria-label="Contents" className="piece-contents print:hidden">
        <p className="label mb-3">Contents</p>
        <ol data-contents>
          {contents.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">{children}</div>
    </div>
  );
}
