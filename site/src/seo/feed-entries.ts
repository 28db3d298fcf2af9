import { brand } from "@latchwork/brand";
import { listArticles } from "../content/blog.ts";
import { proseOf } from "../content/prose.ts";
import { paths } from "../routes.ts";
import { absolute } from "./public-pages.ts";

/** An article as feeds tell of it. */
export interface FeedEntry {
  title: string;
  address: string;
  summary: string;
  author: string;
  published: Date;
  /** The whole text as HTML, with full addresses. */
  html: string;
}

/** What both feeds say of themselves. */
export const blogFeed = {
  title: `Security Testing Blog · ${brand.name}`,
  description: `Articles by the people at ${brand.name} who read change tickets and run the tests.`,
  address: absolute(paths.blog),
};

/** Leads links and anchors to where they are read from outside the site. */
const withFullAddresses = (html: string, page: string): string =>
  html.replace(/(?<=href=")\/(?!\/)/g, absolute("/")).replace(/(?<=href=")#/g, `${page}#`);

/** Every article, newest first. */
export async function listFeedEntries(): Promise<FeedEntry[]> {
  const articles = await listArticles();
  return articles
    .map((article) => {
      const address = absolute(paths.article(article.id));
      const { title, summary, author, published } = article.data;
      const html = withFullAddresses(proseOf(article), address);
      return { title, address, summary, author, published: new Date(`${published}T09:00:00Z`), html };
    })
    .sort((a, b) => b.published.getTime() - a.published.getTime());
}
