import { type DefaultTreeAdapterTypes, html as names, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

/** What keeps its meaning without any style. Everything else is read for its text alone. */
const kept = new Set("h1 h2 h3 h4 p ul ol li dl dt dd a pre code blockquote table thead tbody tr th td".split(" "));
/** What a visitor of the page does not read when it opens. */
const unread = new Set("head script style template noscript svg dialog iframe".split(" "));
const lines = new Set("div section article header footer main nav aside figure form label button details".split(" "));

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, " ");

function plainOf(node: Node): string {
  if (node.nodeName === "#text") return escaped((node as DefaultTreeAdapterTypes.TextNode).value);
  if (!("childNodes" in node) || unread.has(node.nodeName)) return "";
  const inner = node.childNodes.map(plainOf).join("");
  if (inner.trim() === "") return inner;
  if (lines.has(node.nodeName)) return `\n${inner}\n`;
  if (!("attrs" in node) || !kept.has(node.tagName) || node.namespaceURI !== names.NS.HTML) return inner;
  const href = node.attrs.find(({ name }) => name === "href")?.value;
  return `<${node.tagName}${href ? ` href="${escaped(href)}"` : ""}>${inner}</${node.tagName}>`;
}

/** The words of a page with headings, paragraphs, lists, tables and links, and nothing else. */
export function plainPage(page: string, stylesheet: string | null = null): string {
  const title = /<title>([^<]*)/.exec(page)?.[1] ?? "";
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    ...(stylesheet === null ? [] : [`<link rel="stylesheet" href="${stylesheet}">`]),
  ];
  const body = plainOf(parse(page)).replace(/\n\s*/g, "\n").trim();
  return `<!doctype html>\n<html lang="en-GB"><head>${head.join("")}</head><body>\n${body}\n</body></html>\n`;
}
