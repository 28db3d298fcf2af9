import { getCollection } from "astro:content";
import { listArticles } from "../content/blog.ts";
import { seasons } from "../content/episodes.ts";
import { homeFaq, howItWorksFaq } from "../content/faq.ts";
import { pageMetadata } from "../content/pages.ts";
import { fillKnown } from "../content/words.ts";
import { paths } from "../routes.ts";
import type { SearchDocument } from "./search-documents.ts";

/** A Markdown text as words. */
const plain = (markdown = ""): string =>
  fillKnown(markdown)
    .replace(/\]\([^)]*\)/g, " ")
    .replace(/[#*_`|>[\]-]+/g, " ");

const faqText = (faq: typeof homeFaq) => faq.map(({ question, answer }) => `${question} ${answer}`).join(" ");

const plainPages = [
  { id: "home", path: paths.home, body: faqText(homeFaq) },
  { id: "how-it-works", path: paths.howItWorks, body: faqText(howItWorksFaq) },
  { id: "change-analysis-tool", path: paths.changeAnalysisTool, body: "" },
  { id: "resource-hub", path: paths.resourceHub, body: "" },
  { id: "blog", path: paths.blog, body: "" },
  { id: "podcast", path: paths.podcast, body: "" },
  { id: "book-a-demo", path: paths.bookADemo, body: "contact sales price" },
  { id: "privacy-notice", path: paths.privacyNotice, body: "cookies data protection GDPR" },
] as const;

/** Everything that the site's search finds. */
export async function listSearchDocuments(): Promise<SearchDocument[]> {
  const [articles, studies, guides, partnerships] = await Promise.all([
    listArticles(),
    getCollection("caseStudies"),
    getCollection("guides"),
    getCollection("partnerships"),
  ]);
  const pages = plainPages.map(({ id, path, body }): SearchDocument => {
    const { title, description, keywords } = pageMetadata(id);
    return { id: path, title, label: "Page", text: description, keywords: keywords.join(" "), body };
  });
  const written = [
    ...articles.map((entry) => ({
      entry,
      path: paths.article(entry.id),
      label: `Article · ${entry.data.minutes} min`,
    })),
    ...guides.map((entry) => ({ entry, path: paths.guide(entry.id), label: `Guide · ${entry.data.minutes} min` })),
    ...studies.map((entry) => ({ entry, path: paths.caseStudy(entry.data.customer), label: "Case study" })),
    ...partnerships.map((entry) => ({ entry, path: paths.partnership(entry.id), label: "Partnership" })),
  ].map(({ entry, path, label }): SearchDocument => {
    const { title, summary, keywords } = entry.data;
    const rows = "rows" in entry.data ? entry.data.rows.map(({ clause, mapping }) => `${clause} ${mapping}`) : [];
    const body = [plain(entry.body), ...rows].join(" ");
    return { id: path, title, label, text: summary, keywords: keywords.join(" "), body };
  });
  const episodes = seasons.flatMap((season) =>
    season.episodes.map(
      ({ id, title, guest, description }): SearchDocument => ({
        id: `${paths.podcast}#${id}`,
        title,
        label: `Podcast · ${id.toUpperCase()}`,
        text: description,
        keywords: `${id} ${guest}`,
        body: "",
      }),
    ),
  );
  return [...written, ...episodes, ...pages];
}
