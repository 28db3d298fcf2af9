import type { ReactNode } from "react";
import type { Contents } from "../../content/prose.ts";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { type CoverageRow, CoverageTable } from "./CoverageTable.tsx";
import "../article/article.css";

interface Props {
  guide: {
    title: string;
    framework: { name: string; version: string; publisher: string; link: string };
    minutes: number;
    date: string;
    published: string;
    author: string;
    summary: string;
    rows: readonly CoverageRow[];
  };
  brandName: string;
  contents: readonly Contents[];
  /** A named slot: the drawn cover. */
  cover?: ReactNode;
  children: ReactNode;
}

/** A compliance guide: what the framework asks, row by row, and how far the platform goes. */
export function GuidePage({ guide, brandName, contents, cover, children }: Props) {
  const { framework } = guide;
  return (
    <article className="frame">
      <header className="inset grid gap-x-12 gap-y-8 pt-6 pb-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:pb-14">
        <div>
          <a href={paths.resourceHub} className="link inline-block py-2 text-base print:hidden">
            <Glyph name="back" className="mr-1.5" />
            Back to Resources
          </a>
          <h1 className="mt-6 text-[clamp(2.25rem,3.6vw+0.8rem,4.25rem)] leading-[0.97]">{guide.title}</h1>
          <p className="mt-5 text-lede text-muted">{guide.summary}</p>
          <p className="fact mt-6 flex flex-wrap gap-x-5 gap-y-1 text-muted">
            <time dateTime={guide.published}>{guide.date}</time>
            <span>{`${guide.minutes} min read`}</span>
            <span>{guide.author}</span>
          </p>
          <p className="fact mt-1.5 text-muted">
            <a href={framework.link} className="link" rel="noopener">
              {`${framework.name} ${framework.version}`}
            </a>
            {`, ${framework.publisher}`}
          </p>
        </div>
        <div className="self-start lg:mt-[4.5rem] print:hidden">{cover}</div>
      </header>
      <section className="border-rule border-t" aria-labelledby="coverage-heading">
        <h2 id="coverage-heading" className="inset pt-12 pb-7 text-[clamp(1.75rem,1.8vw+1rem,2.5rem)] leading-none">
          Coverage, clause by clause
        </h2>
        <CoverageTable rows={guide.rows} brandName={brandName} />
      </section>
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
          See the evidence trail of one of your own changes, from ticket to retest.
        </p>
        <a href={paths.bookADemo} className={buttonClass("signal")}>
          Schedule a Demo
        </a>
      </div>
    </article>
  );
}
