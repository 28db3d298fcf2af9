import { brand } from "@house/brand";
import type { ReactNode } from "react";
import type { Contents } from "../../content/prose.ts";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { ShareBlock } from "../ShareBlock.tsx";
import "./article.css";

export interface ArticleHead {
  title: string;
  date: string;
  published: string;
  minutes: number;
  author: string;
  summary: string;
}

interface Props {
  head: ArticleHead;
  contents: readonly Contents[];
  /** The drawn cover: a named slot, which the type checker does not see. */
  cover?: ReactNode;
  /** The text, as HTML. */
  children: ReactNode;
}

/** An article, set like a page of a good magazine. */
export function ArticlePage({ head, contents, cover, children }: Props) {
  return (
    <article className="frame">
      <header className="inset grid gap-x-12 gap-y-8 pt-6 pb-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:pb-14">
        <div>
          <a href={paths.resourceHub} className="link inline-block py-2 text-base print:hidden">
            <Glyph name="back" className="mr-1.5" />
            Back to Resources
          </a>
          <h1 className="mt-6 text-[clamp(2.25rem,3.6vw+0.8rem,4.25rem)] leading-[0.97]">{head.title}</h1>
          <p className="mt-5 text-lede text-muted">{head.summary}</p>
          <p className="fact mt-6 flex flex-wrap gap-x-5 gap-y-1 text-muted">
            <time dateTime={head.published}>{head.date}</time>
            <span>{`${head.minutes} min read`}</span>
            <span>{head.author}</span>
          </p>
        </div>
        <div className="self-start lg:mt-[4.5rem]">{cover}</div>
      </header>
      <div className="article-body inset border-rule border-t py-10 lg:py-16">
        <nav aria-label="Contents" className="article-contents">
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
      <ShareBlock heading="Share this article" title={head.title} text={head.summary} />
      <div className="inset grid items-center gap-6 border-rule border-t py-12 md:grid-cols-[1fr_auto] print:hidden">
        <p className="max-w-[24em] font-display font-semibold text-h3">
          {`Bring ${brand.name} three tickets from your last sprint. We read them with you in thirty minutes.`}
        </p>
        <a href={paths.bookADemo} className={buttonClass("signal")}>
          Talk To Us
        </a>
      </div>
    </article>
  );
}
