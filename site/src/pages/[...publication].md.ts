import { brand } from "@latchwork/brand";
import { testimonialOf } from "../content/customers.ts";
import type { Publication } from "../content/publications.ts";
import { fillBrand } from "../content/schemas/fields.ts";
import { listAllPublications, type PublicationPage } from "../page-table/page-table.ts";
import { paths } from "../routes.ts";
import { absolute } from "../seo/absolute.ts";

export async function getStaticPaths() {
  const pages = await listAllPublications();
  return pages.map((page) => ({
    params: { publication: paths.markdown(page.path).slice(1, -".md".length) },
    props: { page },
  }));
}

const cell = (text: string): string => text.replaceAll("|", "\\|");

/** What the page of a guide or case study shows beside its text, from the head of its file. */
function partsBeside({ id, collection, data }: Publication): { before: string[]; after: string[] } {
  if (collection === "guides") {
    const rows = data.rows.map(({ clause, requirement, coverage, mapping }) =>
      [clause, requirement, coverage, mapping].map(cell).join(" | "),
    );
    const head = ["Clause", "Requirement", "Coverage", `How ${brand.name} maps`];
    const table = [head.join(" | "), head.map(() => "---").join(" | "), ...rows];
    return { before: ["## Coverage, clause by clause", table.map((row) => `| ${row} |`).join("\n")], after: [] };
  }
  if (collection === "case-studies") {
    const { figures, facts } = data;
    const { quote, person, role } = testimonialOf(id);
    const list = [
      ...figures.map(({ figure, says }) => `${figure}: ${says}`),
      ...facts.map(({ fact, says }) => `${fact}: ${says}`),
    ];
    return {
      before: [list.map((item) => `- ${item}`).join("\n")],
      after: [`> ${quote}\n>\n> ${person}, ${role}`],
    };
  }
  return { before: [], after: [] };
}

/** The publication as its author wrote it, for readers and programs that want no page around it. */
export function GET({ props }: { props: { page: PublicationPage } }): Response {
  const { path, publication, heading } = props.page;
  const { summary, published, ...data } = publication.data;
  const facts = [
    "date" in data ? data.date : published,
    "minutes" in data ? `${data.minutes} min read` : undefined,
    "author" in data ? data.author : undefined,
    absolute(path),
  ];
  const body = fillBrand(publication.body ?? "")
    .replaceAll("](/", `](${absolute("/")}`)
    .trim();
  const { before, after } = partsBeside(publication);
  const parts = [`# ${heading}`, `> ${summary}`, facts.filter(Boolean).join(" · "), ...before, body, ...after];
  return new Response(`${parts.join("\n\n")}\n`, { headers: { "content-type": "text/markdown" } });
}
