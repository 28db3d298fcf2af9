import { ListedCover } from "../covers/Cover.tsx";
import type { CoverAddress } from "../covers/list-cover-sheets.ts";
import { paths } from "../routes.ts";
import { CardSearch } from "../ui/CardSearch.tsx";
import { ResourceCard } from "../ui/ResourceCard.tsx";

interface Props {
  words: { title: string; lead: string };
  coverAddress: CoverAddress;
  articles: readonly { slug: string; cover: string; title: string; summary: string; date: string; minutes: number }[];
}

/** Newest first, and the newest over the whole width where the others stand in threes. */
export function BlogIndex({ words, coverAddress, articles }: Props) {
  return (
    <div className="frame inset pt-10 pb-16 lg:pt-14 lg:pb-24">
      <header>
        <h1 className="text-h1">{words.title}</h1>
        <p className="mt-5 max-w-[42em] text-lead text-muted">{words.lead}</p>
      </header>
      <div className="mt-8">
        <CardSearch searches="articles" label="Search blog posts" placeholder="Search blog posts..." />
      </div>
      <p data-no-cards hidden className="mt-10 text-muted">
        No blog posts found matching your search.
      </p>
      <h2 className="sr-only">Articles</h2>
      <ul id="articles" className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {articles.map(({ slug, cover, title, summary, date, minutes }, index) => (
          <li key={slug} className={index === 0 ? "lg:col-span-full" : undefined} data-searched>
            <ResourceCard
              href={paths.article(slug)}
              cover={<ListedCover address={coverAddress(cover)} />}
              badge="Blog"
              label={`${date} · ${minutes} min read`}
              look={index === 0 ? "lead" : "card"}
              title={title}
              text={summary}
              action="Read More"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
