import { paths } from "../../routes.ts";
import { blogFeed, listFeedEntries } from "../../seo/feed-entries.ts";
import { absolute } from "../../seo/public-pages.ts";
import { xmlText } from "../../seo/xml.ts";

export async function GET(): Promise<Response> {
  const entries = await listFeedEntries();
  const items = entries.map(
    ({ title, address, summary, author, published, html }) => `  <entry>
    <title>${xmlText(title)}</title>
    <link href="${xmlText(address)}"/>
    <id>${xmlText(address)}</id>
    <updated>${published.toISOString()}</updated>
    <published>${published.toISOString()}</published>
    <author><name>${xmlText(author)}</name></author>
    <summary>${xmlText(summary)}</summary>
    <content type="html">${xmlText(html)}</content>
  </entry>`,
  );
  const self = xmlText(absolute(paths.blogAtom));
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <title>${xmlText(blogFeed.title)}</title>
  <subtitle>${xmlText(blogFeed.description)}</subtitle>
  <link href="${self}" rel="self" type="application/atom+xml"/>
  <link href="${xmlText(blogFeed.address)}"/>
  <id>${self}</id>
  <updated>${(entries[0]?.published ?? new Date(0)).toISOString()}</updated>
${items.join("\n")}
</feed>
`,
    { headers: { "content-type": "application/atom+xml" } },
  );
}
