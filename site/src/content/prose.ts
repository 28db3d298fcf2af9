import type { RenderedContent } from "astro:content";
import type { MarkdownHeading } from "astro";
import { pictureBeside } from "./pictures.ts";
import { drawBlocks } from "./prose-blocks.ts";
import { fillBrand } from "./schemas/fields.ts";

/** The part of a collection's entry that prose is made from. */
interface Rendered {
  id: string;
  /** Folder of content/ that its file and the pictures beside it lie in. */
  collection: string;
  rendered?: RenderedContent;
}

const scrollable = /<table>[\s\S]*?<\/table>/g;

/** What Astro leaves in the place of a picture: what the Markdown says of it, as JSON. */
const marked = /(<p>)?<img __ASTRO_IMAGE_="([^"]*)">(<\/p>)?/g;

/** As wide as the column of a text, or the screen that is narrower. */
const sizes = "(width >= 44rem) 40rem, 92vw";

const written = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** A picture that is a paragraph of its own becomes a figure; its title, in quotes after the address, the caption. */
async function pictureHtml(folder: string, [, before = "", mark = "", after = ""]: RegExpExecArray): Promise<string> {
  const {
    src: name,
    alt,
    title,
  }: { src: string; alt: string; title?: string } = JSON.parse(
    mark.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&"),
  );
  const { src, srcset, width, height } = await pictureBeside(folder, decodeURI(name));
  const choice = srcset && ` srcset="${written(srcset)}" sizes="${sizes}"`;
  const picture = `<img src="${written(src)}"${choice} alt="${written(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  if (!before || !after) return before + picture + after;
  return `<figure>${picture}${title ? `<figcaption>${written(title)}</figcaption>` : ""}</figure>`;
}

/**
 * A Markdown text as HTML, ready to be set: the brand filled in, pictures in
 * the sizes that screens ask for, and wide tables and code in boxes that scroll
 * by themselves and can be reached by keyboard, so that they never push the
 * page sideways.
 *
 * @throws Error when the entry was not rendered, or a picture is missing
 */
export async function proseOf({ id, collection, rendered }: Rendered): Promise<string> {
  if (!rendered) throw new Error(`content: "${id}" has no text`);
  const pictures = await Promise.all([...rendered.html.matchAll(marked)].map((mark) => pictureHtml(collection, mark)));
  let tables = 0;
  return drawBlocks(fillBrand(rendered.html.replace(marked, () => pictures.shift() ?? "")))
    .replace(scrollable, (table) => {
      tables++;
      return `<div class="prose-table" role="region" aria-label="Table ${tables}" tabindex="0">${table}</div>`;
    })
    .replace(/<pre(?=><code)/g, '<pre tabindex="0"');
}

export interface Contents {
  slug: string;
  text: string;
}

/** Second-level headings of a text, for the contents beside it. */
export function contentsOf({ rendered }: Rendered): Contents[] {
  const headings = (rendered?.metadata?.headings ?? []) as MarkdownHeading[];
  return headings.filter(({ depth }) => depth === 2).map(({ slug, text }) => ({ slug, text: fillBrand(text) }));
}

/** Cuts prose before each second-level heading: the lead first, then a piece a section. */
export const sectionsOf = (html: string): string[] => html.split(/(?=<h2)/);
