import { brand } from "@latchwork/brand";
import { absolute } from "../addresses.ts";
import { findPage, listPages, type Page } from "../page-table/page-table.ts";
import { paths } from "../routes.ts";

/** A page as https://llmstxt.org lists it: its plain Markdown where there is one. */
function listed({ path, heading, description, alternates }: Page): string {
  const markdown = alternates.find(({ type }) => type === "text/markdown");
  return `- [${heading}](${absolute(markdown?.href ?? path)}): ${description}`;
}

/** What the site holds, for language models. */
export async function GET(): Promise<Response> {
  const home = await findPage(paths.home);
  const pages = (await listPages()).filter(({ indexed, path }) => indexed && path !== home.path);
  const labels = new Map(pages.map(({ path, menuLabel, heading }) => [path, menuLabel ?? heading]));
  const sections = Map.groupBy(pages, ({ parent = "" }) => labels.get(parent) ?? "Pages");
  const lists = [...sections].map(([heading, section]) => `## ${heading}\n\n${section.map(listed).join("\n")}\n`);
  return new Response(`# ${brand.name}\n\n> ${home.description}\n\n${lists.join("\n")}`, {
    headers: { "content-type": "text/plain" },
  });
}
