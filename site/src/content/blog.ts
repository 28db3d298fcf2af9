import { type CollectionEntry, getCollection } from "astro:content";

/** The articles of the blog index, in its display order: newest first. */
export async function listArticles(): Promise<CollectionEntry<"blog">[]> {
  const articles = await getCollection("blog");
  return articles.sort((a, b) => a.data.order - b.data.order);
}
