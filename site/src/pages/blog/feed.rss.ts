import { paths } from "../../routes.ts";
import { blogFeed, listFeedEntries } from "../../seo/feed-entries.ts";
import { absolute } from "../../seo/public-pages.ts";
import { xmlText } from "../../seo/xml.ts";

export async function GET(): Promise<Response> {
  const entries = await listFeedEntries();
  const items = entries.map(
    ({ title, address, summary, published, html }) => `    <item>
      <title>${xmlText(title)}</title>
      <link>${xmlText(address)}</link>
      <guid isPermaLink="true">${xmlText(address)}</guid>
      <pubDate>${published.toUTCString()}</pubDate>
      <description>${xmlText(summary)}</description>
      <content:encoded>${xmlText(html)}</content:encoded>
    </item>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>${xmlText(blogFeed.title)}</title>
    <link>${xmlText(blogFeed.address)}</link>
    <description>${xmlText(blogFeed.description)}</description>
    <language>en-GB</language>
    <atom:link href="${xmlText(absolute(paths.blogRss))}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
  </channel>
</rss>
`,
    { headers: { "content-type": "application/rss+xml" } },
  );
}
