import { fillBrand } from "./schemas/fields.ts";

/** The part of a collection's entry that prose is made from. */
interface Rendered {
  id: string;
  rendered?: { html: string } | undefined;
}

const scrollable = /<table>[\s\S]*?<\/table>/g;

/**
 * A Markdown text as HTML, ready to be set: the brand filled in, and wide
 * tables and code in boxes that scroll by themselves and can be reached by
 * keyboard, so that they never push the page sideways.
 *
 * @throws Error when the entry was not rendered
 */
export function proseOf({ id, rendered }: Rendered): string {
  if (!rendered) throw new Error(`content: "${id}" has no text`);
  let tables = 0;
  return fillBrand(rendered.html)
    .replace(scrollable, (table) => {
      tables++;
      return `<div class="prose-table" role="region" aria-label="Table ${tables}" tabindex="0">${table}</div>`;
    })
    .replace(/<pre(?=[ >])/g, '<pre tabindex="0"');
}

export interface Contents {
  slug: string;
  text: string;
}

/** Second-level headings of a rendered text, for the contents beside it. */
export const contentsOf = (headings: readonly { depth: number; slug: string; text: string }[]): Contents[] =>
  headings.filter(({ depth }) => depth === 2).map(({ slug, text }) => ({ slug, text: fillBrand(text) }));

/** Cuts prose before each second-level heading: the lead first, then a piece a section. */
export const sectionsOf = (html: string): string[] => html.split(/(?=<h2)/);

/** Words a minute that a reading time stands for. */
const readingSpeed = 200;

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Minutes that a Markdown text takes. Code and tables are looked at rather than read: their words count half. */
export function minutesToRead(markdown: string): number {
  const lookedAt = markdown.match(/^```[\s\S]*?^```|^\|.*$/gm) ?? [];
  const words = countWords(markdown) - countWords(lookedAt.join("\n")) / 2;
  return Math.max(1, Math.round(words / readingSpeed));
}
