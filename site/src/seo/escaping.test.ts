import { expect, test, vi } from "vitest";
import { GET as atom } from "../pages/blog/feed.atom.ts";
import { GET as rss } from "../pages/blog/feed.rss.ts";
import type { FeedEntry } from "./feed-entries.ts";
import { asScript } from "./structured-data.ts";

const hostile = vi.hoisted(() => `R&D <b>"quoted"</b> ]]> it's\u0007 &amp;`);
const escaped = "R&amp;D &lt;b&gt;&quot;quoted&quot;&lt;/b&gt; ]]&gt; it&apos;s &amp;amp;";

vi.mock("astro:content", () => ({}));
vi.mock("./feed-entries.ts", () => {
  const entry: FeedEntry = {
    title: hostile,
    address: `https://site.example/?a=1&b="${hostile}"`,
    summary: hostile,
    author: hostile,
    published: new Date("2025-01-02T09:00:00Z"),
    html: hostile,
  };
  return {
    blogFeed: { title: hostile, description: hostile, address: `https://site.example/?a=1&b=${hostile}` },
    listFeedEntries: async () => [entry],
  };
});

test.each([
  { name: "RSS", feed: rss, texts: 8 },
  { name: "Atom", feed: atom, texts: 9 },
])("every text of the $name feed is escaped", async ({ feed, texts }) => {
  const xml = await (await feed()).text();
  expect(xml.split(escaped)).toHaveLength(texts + 1);
  expect(xml).not.toMatch(/<b>|&(?!(?:amp|lt|gt|quot|apos);)/);
  expect(xml).not.toContain("\u0007");
});

test("no text in structured data can end its script element", () => {
  const thing = { "@type": "Thing", name: "</script><script>alert(1)</script><!--" };
  const script = asScript([thing]);
  expect(script).not.toContain("<");
  expect(JSON.parse(script)).toEqual({ "@context": "https://schema.org", "@graph": [thing] });
});
