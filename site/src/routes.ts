import { leadPages } from "@latchwork/contract/lead-pages";

/** Articles whose address ends in a slash, and has to: that is how it is linked elsewhere. */
export const slashedArticles = new Set(["top-5-business-logic-flaws"]);

/**
 * Every address of the site. Pages, links, the sitemap and the redirects read
 * it here; nothing else spells a path.
 */
export const paths = {
  home: "/",
  demo: "/#demo",
  customerStories: "/#customer-stories",
  howItWorks: "/how-it-works",
  resourceHub: "/resource-hub",
  blog: "/blog",
  changeAnalysisTool: "/change-analysis-tool",
  howGoodIsIt: "/how-good-is-it",
  benchmark: "/docs/benchmark",
  api: "/docs/api",
  pipeline: "/docs/pipeline",
  apiDescription: "/intelligence/openapi.json",
  ticketHandling: "/how-we-handle-tickets",
  security: "/security",
  securityTxt: "/.well-known/security.txt",
  terms: "/terms",
  accessibility: "/accessibility",
  bookADemo: "/book-a-demo",
  /** With one of the offers filled in, by its name in the contract. */
  bookADemoFor: (offer: string) => `/book-a-demo?offer=${offer}`,
  privacyNotice: "/privacy-notice",
  /** The notice itself, which stands in a frame of the page above. */
  privacyDocument: "/documents/privacy-notice",
  podcast: "/podcast",
  /** Both only once an episode names its audio. */
  podcastRss: "/podcast/feed.rss",
  podcastPicture: "/podcast/show.png",
  search: "/search",
  searchIndex: "/search-index.json",
  llms: "/llms.txt",
  blogRss: "/blog/feed.rss",
  blogAtom: "/blog/feed.atom",
  blogJson: "/blog/feed.json",
  styleguide: "/styleguide",
  bookingSuccess: leadPages.thanks["book-a-demo"],
  bookingForm: leadPages.forms["book-a-demo"],
  newsletterForm: leadPages.forms.newsletter,
  /** Only where the brand names a repository to edit. */
  editing: "/edit",
  /** Under the folder whose files are kept for good. */
  coverSheet: (collection: string, hash: string) => `/_astro/covers-${collection}.${hash}.svg`,
  notFound: "/404",
  serverError: "/500",
  newsletterStep: (step: string) => `/newsletter/${step}`,
  guide: (slug: string) => `/guides/${slug}`,
  partnership: (partner: string) => `/${partner}-partnership`,
  caseStudy: (customer: string) => `/${customer}-case-study`,
  /** A file that texts offer, by its name in `content/downloads/`. */
  download: (file: string) => `/downloads/${file}`,
  /** A publication as plain Markdown, by the path of its page. */
  markdown: (path: string) => `${path.replace(/\/$/, "")}.md`,
  article: (slug: string) => `/blog/${slug}${slashedArticles.has(slug) ? "/" : ""}`,
} as const;

/** Outside addresses that a company may not have yet. Each has a page that says what will open there. */
export const outsideLinks = ["portal", "event", "professional-network", "video-site", "podcast-show"] as const;
export type OutsideLinkId = (typeof outsideLinks)[number];

export const comingSoon = (id: OutsideLinkId): string => `/coming-soon/${id}`;

/** Old addresses and where they live now. `to` is always a path of this site. */
export const redirects: readonly { from: string; to: string; status: 301 }[] = [
  { from: "/case-study", to: paths.caseStudy("plotstone"), status: 301 },
];
