import { brand } from "@latchwork/brand";
import { listArticles } from "../content/blog.ts";
import { pageMetadata } from "../content/pages.ts";
import { listResources } from "../content/resources.ts";
import { paths } from "../routes.ts";

/** What is seen of a page where its address is shared. */
export interface SharePicture {
  /** The page's address. */
  path: string;
  title: string;
  /** One sentence below the title. */
  line?: string;
  /** Small print: what it is, or whose. */
  label: string;
  /** Id of the drawn cover. */
  cover: string;
}

/** Pages that are no piece of writing, by their entry of pages.yaml, with the cover that suits them. */
const plainPages = {
  home: { path: paths.home, cover: "intelligence-engine" },
  "how-it-works": { path: paths.howItWorks, cover: "what-is-a-micro-test" },
  "change-analysis-tool": { path: paths.changeAnalysisTool, cover: "security-is-just-another-form-of-quality" },
  "how-good-is-it": { path: paths.howGoodIsIt, cover: "security-testing-metrics-to-track" },
  "resource-hub": { path: paths.resourceHub, cover: "micro-pen-testing-in-the-sdlc" },
  blog: { path: paths.blog, cover: "top-5-business-logic-flaws" },
  podcast: { path: paths.podcast, cover: "s2e9" },
  "book-a-demo": { path: paths.bookADemo, cover: "advisory-board-expansion" },
  "privacy-notice": { path: paths.privacyNotice, cover: "how-to-work-out-mttd-mean-time-to-detection" },
} as const;

/** The picture of every page that may be found, each once. */
export async function listSharePictures(): Promise<SharePicture[]> {
  const [articles, resources] = await Promise.all([listArticles(), listResources()]);
  const plain = Object.entries(plainPages).map(([id, { path, cover }]) => {
    const { title, description } = pageMetadata(id);
    return { path, title: withoutBrand(title), line: description, label: brand.domain, cover };
  });
  const written = articles.map(({ id, data }) => ({
    path: paths.article(id),
    title: data.title,
    label: `Blog · ${data.minutes} min read`,
    cover: id,
  }));
  const pieces = resources
    .filter(({ external, category }) => !external && category !== "podcasts" && category !== "events")
    .map(({ href, title, typeLabel, duration, cover }) => ({
      path: href,
      title,
      label: `${typeLabel} · ${duration}`,
      cover,
    }));
  return [...plain, ...written, ...pieces];
}

const withoutBrand = (title: string): string => title.replace(` · ${brand.name}`, "").replace(`${brand.name} · `, "");
