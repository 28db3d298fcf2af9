import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { expect, test, vi } from "vitest";
import { GET } from "../pages/blog/feed.[format].ts";
import { asScript } from "./structured-data.ts";

const hostile = vi.hoisted(() => `R&D <b>"quoted"</b> ]]> it's\u0007 &amp;`);
const text = hostile.replace("\u0007", "");
const html = `<p>${text}</p>`;

vi.mock("astro:assets", () => ({ getImage: undefined }));
vi.mock("astro:content", () => ({
  getCollection: async (name: string) =>
    name === "blog"
      ? [
          {
            id: "a",
            data: { title: hostile, summary: hostile, author: hostile, published: "2025-01-02", keywords: [] },
            rendered: { html: `<p>${hostile}</p>` },
          },
        ]
      : [],
}));

const feed = async (format: "rss" | "atom" | "json") => (await GET({ params: { format } })).text();

test("every text of the RSS feed can be read back", async () => {
  const [item] = parseRssFeed(await feed("rss")).items ?? [];
  expect(item).toMatchObject({ title: text, description: text, content: { encoded: html } });
});

test("every text of the Atom feed can be read back", async () => {
  const [entry] = parseAtomFeed(await feed("atom")).entries ?? [];
  expect(entry).toMatchObject({
    title: { value: text },
    summary: { value: text },
    authors: [{ name: text }],
    content: { type: "html", value: html },
  });
});

test("every text of the JSON feed can be read back", async () => {
  const [item] = parseJsonFeed(await feed("json")).items ?? [];
  expect(item).toMatchObject({ title: hostile, summary: hostile, authors: [{ name: hostile }] });
});

test("no text in structured data can end its script element", () => {
  const thing = { "@type": "Thing", name: "</script><script>alert(1)</script><!--" };
  const script = asScript([thing]);
  expect(script).not.toContain("<");
  expect(JSON.parse(script)).toEqual({ "@context": "https://schema.org", "@graph": [thing] });
});
