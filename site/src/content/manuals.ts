import { getEntry } from "astro:content";
import { brand } from "@latchwork/brand";
import workspace from "../../package.json" with { type: "json" };
import { absolute } from "../addresses.ts";
import { apiAddress } from "../api-client/api.ts";
import { type Contents, contentsOf, proseOf } from "./prose.ts";
import { fillBrand } from "./schemas/fields.ts";

/** A page of docs/ that the site shows too. */
interface Manual {
  title: string;
  /** Its first paragraph, HTML, where that says what the rest is about. */
  lead: string | undefined;
  /** The rest, HTML. */
  prose: string;
  contents: Contents[];
  markdown: string;
}

/** Where programs find the API of this company. */
export const apiOrigin = new URL(apiAddress("/"), absolute("/")).origin;

/** `@house/site` is a package of the house. */
const [, software = ""] = /^@([^/]+)/.exec(workspace.name) ?? [];

/** Names of packages begin with the software's name; a company that takes the site over publishes them under its own. */
const packageName = brand.domain.split(".")[0] ?? "";

const filled = (text: string): string =>
  fillBrand(text)
    .replaceAll("{apiOrigin}", apiOrigin)
    .replaceAll(new RegExp(software, "gi"), (name) => (name === name.toLowerCase() ? packageName : brand.name));

/** Links to other files of the repository lead nowhere on a site: their words stay. */
const withoutFileLinks = (html: string): string =>
  html.replaceAll(/<a href="(?!https?:|mailto:|#|\/)[^"]*">([\s\S]*?)<\/a>/g, "$1");

/** @throws Error when docs/ has no such file, or it does not begin with a title */
export async function readManual(id: "api" | "pipeline"): Promise<Manual> {
  const entry = await getEntry("manuals", id);
  if (!entry) throw new Error(`docs/${id}.md is missing`);
  const html = withoutFileLinks(filled(await proseOf(entry)));
  const [heading = "", title] = /^<h1[^>]*>([\s\S]*?)<\/h1>\s*/.exec(html) ?? [];
  if (title === undefined) throw new Error(`docs/${id}.md must begin with a title`);
  const text = html.slice(heading.length);
  // What leads over to a piece of code stays beside it.
  const [opening = "", lead] = /^<p>([\s\S]*?[^:])<\/p>/.exec(text) ?? [];
  const prose = text.slice(opening.length);
  const contents = contentsOf(entry).map(({ slug, text }) => ({ slug, text: filled(text) }));
  return { title, lead, prose, contents, markdown: filled(entry.body ?? "") };
}
