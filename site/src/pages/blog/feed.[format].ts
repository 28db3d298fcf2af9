import { generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";
import { absolute } from "../../addresses.ts";
import { proseOf } from "../../content/prose.ts";
import { findPage, listPublications, type Page } from "../../page-table/page-table.ts";
import { paths } from "../../routes.ts";
import { withoutControls } from "../../time-measures/calculator.ts";

/** Leads links, anchors and pictures to where they are read from outside the site. */
const withFullAddresses = (html: string, page: string): string =>
  withoutControls(html)
    .replace(/(?<=<img [^>]*) (srcset|sizes)="[^"]*"/g, "")
    .replace(/(?<=(href|src)=")\/(?!\/)/g, absolute("/"))
    .replace(/(?<=href=")#/g, `${page}#`);

/** Every article, newest first. */
async function listEntries() {
  const pages = await listPublications("blog");
  return Promise.all(
    pages.map(async ({ path, publication }) => {
      const address = absolute(path);
      const { title, summary, author, published, revised = published } = publication.data;
      const html = withFullAddresses(await proseOf(publication), address);
      const [first, updated] = [published, revised].map((day) => new Date(`${day}T09:00:00Z`)) as [Date, Date];
      return { title, address, summary, author, published: first, updated, html };
    }),
  );
}

type Entries = Awaited<ReturnType<typeof listEntries>>;

const language = "en-GB";

const rss = (blog: Page, entries: Entries): string =>
  generateRssFeed({
    title: blog.title,
    link: absolute(blog.path),
    description: blog.description,
    language,
    atom: { links: [{ href: absolute(paths.blogRss), rel: "self", type: "application/rss+xml" }] },
    items: entries.map(({ title, address, summary, published, html }) => ({
      title,
      link: address,
      guid: { value: address, isPermaLink: true },
      pubDate: published,
      description: summary,
      content: { encoded: html },
    })),
  });

const atom = (blog: Page, entries: Entries): string =>
  generateAtomFeed({
    xml: { lang: language },
    title: { value: blog.title },
    subtitle: { value: blog.description },
    links: [
      { href: absolute(paths.blogAtom), rel: "self", type: "application/atom+xml" },
      { href: absolute(blog.path) },
    ],
    id: absolute(paths.blogAtom),
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime()))),
    entries: entries.map(({ title, address, summary, author, published, updated, html }) => ({
      title: { value: title },
      links: [{ href: address }],
      id: address,
      updated,
      published,
      authors: [{ name: author }],
      summary: { value: summary },
      content: { type: "html", value: html },
    })),
  });

const json = (blog: Page, entries: Entries): string =>
  JSON.stringify(
    generateJsonFeed({
      title: blog.title,
      description: blog.description,
      home_page_url: absolute(blog.path),
      feed_url: absolute(paths.blogJson),
      language,
      items: entries.map(({ title, address, summary, author, published, updated, html }) => ({
        id: address,
        url: address,
        title,
        summary,
        content_html: html,
        date_published: published,
        date_modified: updated,
        authors: [{ name: author }],
      })),
    }),
  );

const formats = {
  rss: { type: "application/rss+xml", write: rss },
  atom: { type: "application/atom+xml", write: atom },
  json: { type: "application/feed+json", write: json },
} as const;

/** XML has no place for these, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const controlCharacters = /[\0-\x08\x0b\x0c\x0e-\x1f]/g;

export const getStaticPaths = () => Object.keys(formats).map((format) => ({ params: { format } }));

export async function GET({ params }: { params: { format: keyof typeof formats } }): Promise<Response> {
  const { type, write } = formats[params.format];
  const text = write(await findPage(paths.blog), await listEntries()).replace(controlCharacters, "");
  return new Response(text, { headers: { "content-type": type } });
}
