import { type CollectionEntry, getCollection } from "astro:content";
import { fillKnown } from "../../content/words.ts";
import { paths } from "../../routes.ts";
import { absolute } from "../../seo/public-pages.ts";

export async function getStaticPaths() {
  const articles = await getCollection("blog");
  return articles.map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
}

/** The article as its author wrote it, for readers and programs that want no page around it. */
export function GET({ props }: { props: { entry: CollectionEntry<"blog"> } }): Response {
  const { id, data, body = "" } = props.entry;
  const { title, date, minutes, author, summary } = data;
  const text = fillKnown(body)
    .replaceAll("](/", `](${absolute("/")}`)
    .trim();
  return new Response(
    `# ${title}

> ${summary}

${date} · ${minutes} min read · ${author} · ${absolute(paths.article(id))}

${text}
`,
    { headers: { "content-type": "text/markdown" } },
  );
}
