import { brand } from "@latchwork/brand";
import { seasons } from "../content/podcast.ts";
import { type Publication, readPublications } from "../content/publications.ts";
import { readContent } from "../content/read-content.ts";
import type { PublicationFolder } from "../content/schemas/publications.ts";
import { comingSoon, outsideLinks, paths } from "../routes.ts";
import { withAudio } from "../seo/podcast-feed.ts";

/** Everything that is known of a page before it is drawn. Each HTML file of the built site has one entry. */
export interface Page {
  path: string;
  /** As tabs and search engines show it: with the brand's name. */
  title: string;
  /** The same without the brand's name. */
  heading: string;
  description: string;
  keywords: readonly string[];
  /** Both are reported to analytics with a page view. */
  category: string;
  contentType: string;
  /** Listed in the sitemap, the site's search and llms.txt, and shown with a picture where it is shared. */
  indexed: boolean;
  /** Kind and length, such as "Guide · 8 min read"; for publications. */
  label?: string | undefined;
  /** Its name in menus and breadcrumbs. */
  menuLabel?: string | undefined;
  /** The menu of the header that it stands in. */
  menu?: "main" | "resources" | "action" | undefined;
  /** Path of the page above it, unless that is the home page. */
  parent?: string | undefined;
  /** Id of the cover that its share picture shows. */
  cover?: string | undefined;
  /** ISO day; for pages whose content is dated. */
  lastModified?: string | undefined;
  /** The same in other forms: feeds, plain Markdown. */
  alternates: readonly { type: string; href: string; title?: string }[];
}

/** A page whose text is one Markdown file. */
export interface PublicationPage<Kind extends PublicationFolder = PublicationFolder> extends Page {
  publication: Publication<Kind>;
  label: string;
  cover: string;
  lastModified: string;
  parent: string;
}

const kinds: Record<PublicationFolder, { category: string; contentType: string; parent: string; typeLabel: string }> = {
  blog: { category: "blogs", contentType: "article", parent: paths.blog, typeLabel: "Blog" },
  guides: { category: "guides", contentType: "guide", parent: paths.resourceHub, typeLabel: "Guide" },
  "case-studies": {
    category: "case-studies",
    contentType: "case-study",
    parent: paths.resourceHub,
    typeLabel: "Case Study",
  },
  partnerships: {
    category: "partnerships",
    contentType: "partnership",
    parent: paths.resourceHub,
    typeLabel: "Partnership",
  },
};

/** Newest first. */
export async function listPublications<Kind extends PublicationFolder>(kind: Kind): Promise<PublicationPage<Kind>[]> {
  const { category, contentType, parent, typeLabel } = kinds[kind];
  return (await readPublications(kind)).map((publication): PublicationPage<Kind> => {
    const { path, cover, data } = publication;
    const { title, description, keywords, published, revised, minutes } = data;
    return {
      path,
      title: `${title} · ${brand.name}`,
      heading: title,
      description,
      keywords,
      category,
      contentType,
      indexed: true,
      label: `${typeLabel} · ${minutes} min read`,
      parent,
      cover,
      lastModified: revised ?? published,
      alternates: [{ type: "text/markdown", href: paths.markdown(path) }],
      publication,
    };
  });
}

export async function listAllPublications(): Promise<PublicationPage[]> {
  const all = await Promise.all((Object.keys(kinds) as PublicationFolder[]).map((kind) => listPublications(kind)));
  return all.flat();
}

/** Where the entries of content/pages.yaml are shown: most on one page, some on several that differ in little. */
const placesOf: Record<string, readonly string[]> = {
  home: [paths.home],
  "how-it-works": [paths.howItWorks],
  "resource-hub": [paths.resourceHub],
  blog: [paths.blog],
  "change-analysis-tool": [paths.changeAnalysisTool],
  "how-good-is-it": [paths.howGoodIsIt],
  benchmark: [paths.benchmark],
  "ticket-handling": [paths.ticketHandling],
  security: [paths.security],
  terms: [paths.terms],
  accessibility: [paths.accessibility],
  api: [paths.api],
  pipeline: [paths.pipeline],
  podcast: [paths.podcast],
  "book-a-demo": [paths.bookADemo],
  "booking-form": [paths.bookingForm],
  "booking-success": [paths.bookingSuccess],
  newsletter: Object.keys(readContent("newsletter").steps).map(paths.newsletterStep),
  "newsletter-form": [paths.newsletterForm],
  "privacy-notice": [paths.privacyNotice],
  "privacy-document": [paths.privacyDocument],
  search: [paths.search],
  "coming-soon": outsideLinks.map(comingSoon),
  styleguide: [paths.styleguide],
  "not-found": [paths.notFound],
  "server-error": [paths.serverError],
};

const latest = (days: readonly string[]): string | undefined => days.toSorted().at(-1);

/** The days on which pages that show other content last changed. The others are not dated. */
function lastModifiedByPath(publications: readonly PublicationPage[]): Record<string, string | undefined> {
  const below = (path: string) => publications.filter(({ parent }) => parent === path);
  const days = (pages: readonly PublicationPage[]) => pages.map(({ lastModified }) => lastModified);
  const { published: noticePublished } = readContent("privacy-notice");
  const episodes = seasons.flatMap((season) => season.episodes.map(({ published }) => published));
  return {
    [paths.blog]: latest(days(below(paths.blog))),
    [paths.resourceHub]: latest([...days(below(paths.resourceHub)), ...episodes]),
    [paths.podcast]: latest(episodes),
    [paths.privacyNotice]: noticePublished,
    [paths.privacyDocument]: noticePublished,
    [paths.accessibility]: readContent("accessibility").published,
  };
}

const feeds = [
  { type: "application/rss+xml", href: paths.blogRss, title: "RSS" },
  { type: "application/atom+xml", href: paths.blogAtom, title: "Atom" },
  { type: "application/feed+json", href: paths.blogJson, title: "JSON Feed" },
];

/** Pages that stand below another than the home page, publications apart. */
const parents: Record<string, string> = {
  [paths.benchmark]: paths.howGoodIsIt,
  [paths.api]: paths.changeAnalysisTool,
  [paths.pipeline]: paths.changeAnalysisTool,
};

/** Other forms of the pages that are no publication. */
const alternates: Record<string, Page["alternates"]> = {
  // Once something can be heard.
  [paths.podcast]: seasons.some(({ episodes }) => withAudio(episodes).length > 0)
    ? [{ type: "application/rss+xml", href: paths.podcastRss, title: "RSS" }]
    : [],
  [paths.blog]: feeds,
  [paths.api]: [
    { type: "text/markdown", href: paths.markdown(paths.api) },
    { type: "application/json", href: paths.apiDescription, title: "OpenAPI" },
  ],
  [paths.pipeline]: [{ type: "text/markdown", href: paths.markdown(paths.pipeline) }],
};

const withoutBrand = (title: string): string => title.replace(` · ${brand.name}`, "").replace(`${brand.name} · `, "");

/** Every page of the site, each once. */
export async function listPages(): Promise<Page[]> {
  const publications = await listAllPublications();
  const lastModified = lastModifiedByPath(publications);
  const others = Object.entries(readContent("pages")).flatMap(([id, { noindex, ...words }]) => {
    const places = placesOf[id];
    if (!places) throw new Error(`content/pages.yaml: "${id}" is no page of site/src/page-table/page-table.ts`);
    return places.map((path) => ({
      ...words,
      path,
      heading: withoutBrand(words.title),
      indexed: !noindex,
      lastModified: lastModified[path],
      parent: parents[path],
      alternates: alternates[path] ?? [],
    }));
  });
  return [...others, ...publications];
}

/** @throws Error when the table has no such page */
export async function findPage(path: string): Promise<Page> {
  const page = (await listPages()).find((page) => page.path === path);
  if (!page) throw new Error(`No page is at ${path}: add it to site/src/page-table/page-table.ts`);
  return page;
}
