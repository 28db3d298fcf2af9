import type { ReactNode } from "react";
import type { Contents } from "../../content/prose.ts";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import "../article/article.css";

interface Props {
  page: { partner: string; title: string; date: string; published: string; minutes: number; summary: string };
  /** Address of the page as a PDF, once there is one. */
  pdf: string | undefined;
  contents: readonly Contents[];
  /** A named slot: the drawn cover. */
  cover?: ReactNode;
  children: ReactNode;
}

/** What two companies do together, to be read here, sent on, or taken along as a PDF. */
export function PartnershipPage({ page, pdf, contents, cover, children }: Props) {
  return (
    <article className="frame">
      <header className="inset grid gap-x-12 gap-y-8 pt-6 pb-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:pb-14">
        <div>
          <a href={paths.resourceHub} className="link inline-block py-2 text-base print:hidden">
            <Glyph name="back" className="mr-1.5" />
            Back to Resources
          </a>
          <h1 className="mt-6 text-[clamp(2.25rem,3.6vw+0.8rem,4.25rem)] leading-[0.97]">{page.title}</h1>
          <p className="mt-5 text-lede text-muted">{page.summary}</p>
          <p className="fact mt-6 flex flex-wrap gap-x-5 gap-y-1 text-muted">
            <time dateTime={page.published}>{page.date}</time>
            <span>{`${page.minutes} min read`}</span>
          </p>
          <p className="mt-7 flex flex-wrap gap-3 print:hidden">
            {pdf && (
              <a href={pdf} target="_blank" rel="noopener" className={buttonClass("ink", "small")}>
                Download PDF
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            )}
            <button
              type="button"
              data-share-title={page.title}
              data-share-text={page.summary}
              className={`needs-script ${buttonClass("outline", "small")}`}
            >
              Share
            </button>
          </p>
        </div>
        <div className="self-start lg:mt-[4.5rem] print:hidden">{cover}</div>
      </header>
      <div className="article-body inset border-rule border-t py-10 lg:py-16">
        <nav aria-label="Contents" className="article-contents print:hidden">
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
      <div className="inset grid items-center gap-6 border-rule border-t py-12 md:grid-cols-[1fr_auto] print:hidden">
        <p className="max-w-[24em] font-display font-semibold text-h3">
          {`Talk through what ${page.partner}'s testers would do with one of your tickets.`}
        </p>
        <a href={paths.bookADemo} className={buttonClass("signal")}>
          Talk To Us
        </a>
      </div>
    </article>
  );
}
