import { brand } from "@latchwork/brand";
import { absolute } from "../addresses.ts";
import { testimonialOf } from "../content/customers.ts";
import { pictureBeside } from "../content/pictures.ts";
import { plainBlocks } from "../content/prose-blocks.ts";
import type { Publication } from "../content/publications.ts";
import { fillBrand, shownDates } from "../content/schemas/fields.ts";
import { listAllPublications, type PublicationPage } from "../page-table/page-table.ts";
import { paths } from "../routes.ts";

export async function getStaticPaths() {
  const pages = await listAllPublications();
  return pages.map((page) => ({
    params: { publication: paths.markdown(page.path).slice(1, -".md".length) },
    props: { page },
  }));
}

const cell = (text: string): string => text.replaceAll("|", "\\|");

/** What the page of a guide or case study shows before and after its text, from the head of its file. */
function textAround({ id, collection, data }: Publication): { before?: string; after?: string } {
  if (collection === "guides") {
    const coverage = ({ coverage: level, scope }: (typeof data.rows)[number]) => (scope ? `${level}, ${scope}` : level);
    const head = ["Clause", "Requirement", "Coverage", `How ${brand.name} maps`];
    const rows = data.rows.map((row) => [row.clause, row.requirement, coverage(row), row.mapping].map(cell));
    const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
    return { before: `## Coverage, clause by clause\n\n${table.join("\n")}` };
  }
  if (collection === "case-studies") {
    const figures = data.figures.map(({ figure, says }) => `- ${figure}: ${says}`);
    const facts = data.facts.map(({ fact, says }) => `- ${fact}: ${says}`);
    const { quote, person, role } = testimonialOf(id);
    return { before: [...figures, ...facts].join("\n"), after: `> ${quote}\n>\n> ${person}, ${role}` };
  }
  return {};
}

const picture = /(!\[[^\]]*\]\()<?([^)\s>]+)/g;

/** A text whose pictures can be found from anywhere. */
async function withPictures(markdown: string, folder: string): Promise<string> {
  const addresses = await Promise.all(
    [...markdown.matchAll(picture)].map(async ([, , name = ""]) => (await pictureBeside(folder, decodeURI(name))).src),
  );
  return markdown.replace(picture, (_, opening: string) => `${opening}${absolute(addresses.shift() ?? "")}`);
}

/** The publication as its author wrote it, for readers and programs that want no page around it. */
export async function GET({ props }: { props: { page: PublicationPage } }): Promise<Response> {
  const { path, publication, heading } = props.page;
  const { summary, date, revised, minutes, ...data } = publication.data;
  const days = revised ? `${date}, revised ${shownDates(revised)[1]}` : date;
  const facts = [days, `${minutes} min read`, "author" in data ? data.author : undefined, absolute(path)];
  const body = plainBlocks(fillBrand(await withPictures(publication.body ?? "", publication.collection)))
    .replaceAll("](/", `](${absolute("/")}`)
    .trim();
  const { before, after } = textAround(publication);
  const parts = [`# ${heading}`, `> ${summary}`, facts.filter(Boolean).join(" · "), before, body, after];
  return new Response(`${parts.filter(Boolean).join("\n\n")}\n`, { headers: { "content-type": "text/markdown" } });
}
