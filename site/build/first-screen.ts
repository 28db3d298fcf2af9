import { type DefaultTreeAdapterTypes, html as namespaces, parse } from "parse5";
import type { Names } from "./used-styles.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * How much the first screen of a page holds at most, in characters. A screen of 1350 × 940 pixels shows some
 * 1,500 of running text below the header; whatever else stands there takes more room a character.
 */
const screenful = 1600;

/** What a picture, a frame or a field counts in characters: a line or two of text at least. */
const picture = 150;
const pictures = new Set(["svg", "img", "video", "iframe", "textarea", "input", "select"]);

/** Elements whose children can be left out and come later without the rest being laid out wrongly. */
const divisible = new Set("main article section div ul ol dl".split(" "));
const unpainted = new Set("script style template noscript".split(" "));

const isElement = (node: Node): node is Element => "tagName" in node;
const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;
const elementsOf = (element: Element) => element.childNodes.filter(isElement);

function weightOf(node: Node): number {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value.trim().length;
  if (!isElement(node) || unpainted.has(node.tagName)) return 0;
  if (pictures.has(node.tagName)) return picture;
  return node.childNodes.reduce((sum, child) => sum + weightOf(child), 0);
}

/** Closed until somebody opens them. The banner is open on a first visit. */
const isClosed = (element: Element) =>
  attribute(element, "popover") !== undefined ||
  (element.tagName === "dialog" && attribute(element, "id") !== "consent-banner");

/** What of a page comes after its first screen, and the names of what is on that. */
export interface FirstScreen {
  /** Where in the text each later element's start tag ends. */
  readonly later: readonly number[];
  readonly names: Names;
}

/** @param html a whole document, as Astro wrote it */
export function firstScreenOf(html: string): FirstScreen {
  const document = parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });
  const root = document.childNodes.find(isElement) as Element;
  const body = elementsOf(root).find(({ tagName }) => tagName === "body") as Element;
  const later = new Set<Element>();
  let left = screenful;
  const divide = (parent: Element) => {
    for (const element of elementsOf(parent)) {
      if (unpainted.has(element.tagName)) continue;
      const weight = weightOf(element);
      if (left <= 0) later.add(element);
      else if (weight > left && divisible.has(element.tagName)) divide(element);
      else left -= weight;
    }
  };
  const main = elementsOf(body).find(({ tagName }) => tagName === "main");
  if (main) divide(main);
  for (const element of elementsOf(body)) if (element.tagName === "footer") later.add(element);

  const names = {
    tags: new Set(["html", "head", "body"]),
    classes: new Set(["scripted", "staged"]),
    ids: new Set<string>(),
  };
  const collect = (element: Element) => {
    if (later.has(element) || unpainted.has(element.tagName) || isClosed(element)) return;
    names.tags.add(element.tagName.toLowerCase());
    for (const name of attribute(element, "class")?.split(/\s+/) ?? []) names.classes.add(name);
    const id = attribute(element, "id");
    if (id !== undefined) names.ids.add(id);
    elementsOf(element).forEach(collect);
  };
  collect(root);
  const ends = [...later].flatMap((element) => {
    const tag = element.sourceCodeLocation?.startTag;
    return tag && element.namespaceURI === namespaces.NS.HTML ? [tag.endOffset] : [];
  });
  return { later: ends.sort((a, b) => a - b), names };
}
