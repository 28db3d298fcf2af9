import { Cover } from "../covers/Cover.tsx";
import { paths } from "../routes.ts";
import { CardSearch, searchText } from "../ui/CardSearch.tsx";
import { ResourceCard } from "../ui/ResourceCard.tsx";

interface Props {
  words: { title: string; lead: string };
  articles: readonly { slug: string; title: string; summary: string; date: string; minutes: number }[];
}

/** Newest first, and the newest over the whole width where the others stand in threes. */
export function BlogIndex({ words, articles }: Props) {
  return (
    <div className="frame inset pt-14 pb-16 lg:pt-20 lg:pb-24">
      <header className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[auto_minmax(0,1fr)]">
        <h1 className="max-w-[9em] text-h1">{words.title}</h1>
        <p className="max-w-[34em] text-muted lg:pb-1.5">{words.lead}</p>
      </header>
      <div className="mt-10">
        <CardSearch searches="articles" label="Search blog posts" placeholder="Search blog posts..." />
      </div>
      <p data-no-cards hidden className="mt-10 text-muted">
        No blog posts found matching your search.
      </p>
      <h2 className="sr-only">Articles</h2>
      <ul id="articles" className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {articles.map(({ slug, title, summary, date, minutes }, index) => (
          <li
            key={slug}
            className={index === 0 ? "lg:col-span-full" : undefined}
            data-search-text={searchText(title, summary)}
          >
            <ResourceCard
              href={paths.article(slug)}
              cover={<Cover id={slug} />}
              badge="Blog"
              label={`${date} · ${minutes} min read`}
              lead={index === 0}
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
