import type { Content } from "../../content/schemas/index.ts";
import { Cover } from "../../covers/Cover.tsx";
import { paths } from "../../routes.ts";
import { ResourceCard } from "../../ui/ResourceCard.tsx";

interface Props {
  words: Content<"home">["featured"];
  articles: readonly { slug: string; title: string; summary: string; minutes: number }[];
}

export function Featured({ words, articles }: Props) {
  const { heading, lead, episode } = words;
  return (
    <section className="border-rule border-t" aria-labelledby="featured-heading">
      <div className="frame inset py-16 lg:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div>
            <h2 id="featured-heading" className="text-h2">
              {heading}
            </h2>
            <p className="mt-3 text-muted">{lead}</p>
          </div>
          <a href={paths.resourceHub} className="link py-2 font-semibold text-base">
            Visit Resource Hub
          </a>
        </div>
        <ul className="mt-10 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          <li>
            <ResourceCard
              href={paths.podcast}
              cover={<Cover id={episode.cover} />}
              label={episode.label}
              title={episode.title}
              text={episode.text}
              action="Listen Now"
            />
          </li>
          {articles.map(({ slug, title, summary, minutes }) => (
            <li key={slug}>
              <ResourceCard
                href={paths.article(slug)}
                cover={<Cover id={slug} />}
                label={`Blog · ${minutes} min read`}
                title={title}
                text={summary}
                action="Read More"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
