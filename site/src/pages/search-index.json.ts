import { brand } from "@latchwork/brand";
import MiniSearch from "minisearch";
import { faqAnchor } from "../content/faq.ts";
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

/** Every text in a piece of content, whatever its shape. */
function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null ? Object.values(value).map(wordsOf).join(" ") : "";
}

/** What a page is also found by, though its title, description and keywords do not say it. */
const bodies: Record<string, string> = {
  [paths.api]: plain((await readManual("api")).markdown),
  [paths.pipeline]: plain((await readManual("pipeline")).markdown),
  [paths.home]: wordsOf(readContent("home")),
  [paths.howItWorks]: wordsOf(readContent("how-it-works")),
  [paths.changeAnalysisTool]: wordsOf(readContent("change-analysis-tool")),
  [paths.howGoodIsIt]: wordsOf(readContent("how-good-is-it")),
  [paths.benchmark]: wordsOf(readContent("benchmark")),
  [paths.ticketHandling]: `${wordsOf(readContent("ticket-handling"))} ${wordsOf(brand.ticketHandling)}`,
  [paths.bookADemo]: `contact sales ${wordsOf(readContent("book-a-demo"))}`,
  [paths.privacyNotice]: wordsOf(readContent("privacy-notice")),
  [paths.accessibility]: wordsOf(readContent("accessibility")),
  [paths.security]: wordsOf(readContent("security")),
  [paths.terms]: wordsOf(readContent("terms")),
};

/** Everything that the site's search finds: each indexed page, each episode on the page of the podcast, and each question beside its answer. */
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
    season.episodes.map(({ id, title, guest, description, notes }) => ({
      id: `${paths.podcast}#${id}`,
      title,
      label: `Podcast · ${id.toUpperCase()}`,
      text: description,
      keywords: `${id} ${guest}`,
      body: notes ? [notes.heading, ...notes.lines].join(" ") : "",
    })),
  );
  const questions = [
    { path: paths.home, entries: readContent("faq-home") },
    { path: paths.howItWorks, entries: readContent("faq-how-it-works") },
  ].flatMap(({ path, entries }) =>
    entries.map(({ question, answer, cases = [] }) => ({
      id: `${path}#${faqAnchor(question)}`,
      title: question,
      label: "Question",
      text: answer,
      keywords: "",
      body: cases.map(({ when, says }) => `${when}: ${says}`).join(" "),
    })),
  );
  return [...publications, ...episodes, ...questions, ...others];
}

export async function GET(): Promise<Response> {
  const index = new MiniSearch(searchOptions);
  index.addAll(await listDocuments());
  return new Response(JSON.stringify(index), { headers: { "content-type": "application/json" } });
}
