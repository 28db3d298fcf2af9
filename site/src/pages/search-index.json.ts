import MiniSearch from "minisearch";
import { readManual } from "../content/manuals.ts";
import { seasons } from "../content/podcast.ts";
import { readContent } from "../content/read-content.ts";
import { fillBrand } from "../content/schemas/fields.ts";
import { listAllPublications, listPages } from "../page-table/page-table.ts";
import { paths } from "../routes.ts";
import { type SearchDocument, searchOptions } from "../search/search-documents.ts";

/** A Markdown text as words. */
const plain = (markdown: string): string =>
  fillBrand(markdown)
    .replace(/\]\([^)]*\)/g, " ")
    .replaceAll("![", " ")
    .replace(/[#*_`|>[\]-]+/g, " ");

const faqText = (name: "faq-home" | "faq-how-it-works"): string =>
  readContent(name)
    .map(({ question, answer }) => `${question} ${answer}`)
    .join(" ");

/** What a page is also found by, though its title, description and keywords do not say it. */
const bodies: Record<string, string> = {
  [paths.api]: plain((await readManual("api")).markdown),
  [paths.pipeline]: plain((await readManual("pipeline")).markdown),
  [paths.home]: faqText("faq-home"),
  [paths.howItWorks]: faqText("faq-how-it-works"),
  [paths.bookADemo]: "contact sales price",
  [paths.privacyNotice]: "cookies data protection GDPR",
};

/** Everything that the site's search finds: each indexed page, and each episode on the page of the podcast. */
async function listDocuments(): Promise<SearchDocument[]> {
  const publications = (await listAllPublications()).map(({ path, heading, label, keywords, publication }) => {
    const { data, body = "" } = publication;
    const rows = "rows" in data ? data.rows.map(({ clause, mapping }) => `${clause} ${mapping}`) : [];
    return {
      id: path,
      title: heading,
      label,
      text: data.summary,
      keywords: keywords.join(" "),
      body: [plain(body), ...rows].join(" "),
    };
  });
  const found = new Set(publications.map(({ id }) => id));
  const others = (await listPages())
    .filter(({ indexed, path }) => indexed && !found.has(path))
    .map(({ path, title, description, keywords }) => ({
      id: path,
      title,
      label: "Page",
      text: description,
      keywords: keywords.join(" "),
      body: bodies[path] ?? "",
    }));
  const episodes = seasons.flatMap((season) =>
    season.episodes.map(({ id, title, guest, description }) => ({
      id: `${paths.podcast}#${id}`,
      title,
      label: `Podcast · ${id.toUpperCase()}`,
      text: description,
      keywords: `${id} ${guest}`,
      body: "",
    })),
  );
  return [...publications, ...episodes, ...others];
}

export async function GET(): Promise<Response> {
  const index = new MiniSearch(searchOptions);
  index.addAll(await listDocuments());
  return new Response(JSON.stringify(index), { headers: { "content-type": "application/json" } });
}
