import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse as parseHtml } from "parse5";
import { parse } from "yaml";
import { paths } from "../../site/src/routes.ts";
import { readRoot, root } from "./repository-files.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The folder of the built site. */
export const site = join(root, "dist/site");
/** A page of it as it was built. */
export const html = (path: string) =>
  readFileSync(join(site, path === paths.home ? "index.html" : `${path}.html`), "utf8");

/** What is read on a page: no scripts, and nothing that only a screen reader says. */
function textOf(node: Node | DefaultTreeAdapterTypes.Document): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if ("tagName" in node) {
    if (["script", "style", "svg", "template"].includes(node.tagName)) return "";
    if (node.attrs.some(({ name, value }) => name === "class" && value.split(" ").includes("sr-only"))) return "";
  }
  return "childNodes" in node ? node.childNodes.map(textOf).join(" ") : "";
}
/** What is read on a page, in one line. */
export const readOn = (path: string) => textOf(parseHtml(html(path))).replace(/\s+/g, " ");
/** The part of a page that is its own. */
export const main = (path: string) => /<main[\s\S]*<\/main>/.exec(html(path))?.[0] ?? "";
/** A file of content/, before the brand and figures are put in. */
export const readYaml = (file: string): unknown => parse(readRoot(`content/${file}`));

/** Every text in a piece of content. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}
