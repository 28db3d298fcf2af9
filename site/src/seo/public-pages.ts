import { getCollection } from "astro:content";
import { brand } from "@latchwork/brand";
import { paths } from "../routes.ts";

/** A page that may be found. */
export interface PublicPage {
  path: string;
  /** Day it was published, ISO; pages that are no piece of writing have none. */
  published?: string;
}

/** The full address of a path of the site. */
export const absolute = (path: string): string => new URL(path, `https://${brand.domain}`).href;

const plainPaths = [
  paths.home,
  paths.howItWorks,
  paths.changeAnalysisTool,
  paths.howGoodIsIt,
  paths.resourceHub,
  paths.blog,
  paths.podcast,
  paths.bookADemo,
  paths.privacyNotice,
];

/** Every page that may be found, each once: what the sitemap lists. A test compares it with what was built. */
export async function listPublicPages(): Promise<PublicPage[]> {
  const [articles, studies, guides, partnerships] = await Promise.all([
    getCollection("blog"),
    getCollection("caseStudies"),
    getCollection("guides"),
    getCollection("partnerships"),
  ]);
  return [
    ...plainPaths.map((path) => ({ path })),
    ...articles.map(({ id, data }) => ({ path: paths.article(id), published: data.published })),
    ...studies.map(({ data }) => ({ path: paths.caseStudy(data.customer), published: data.published })),
    ...guides.map(({ id, data }) => ({ path: paths.guide(id), published: data.published })),
    ...partnerships.map(({ id, data }) => ({ path: paths.partnership(id), published: data.published })),
  ];
}
