import { type DefaultTreeAdapterTypes, html as namespaces, parse } from "parse5";
import type { Names } from "./used-styles.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * How much the first screen of a page holds at most, in characters. A screen of 1350 × 940 pixels shows some
 * 1,500 of running text below the header; whatever else stands there takes more room a character.
 */
const screenful = 1600;

/** More elements than this are not shown at once later: laid out together they hold a slow phone for a tenth of a second. */
const partful = 120;

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

const sizeOf = (element: Element): number => elementsOf(element).reduce((sum, child) => sum + sizeOf(child), 1);

/** Closed until somebody opens them. The banner is open on a first visit. */
const isClosed = (element: Element) =>
  attribute(element, "popover") !== undefined ||
  (element.tagName === "dialog" && attribute(element, "id") !== "consent-banner");

/** An element that is shown after the first screen. */
export interface LaterElement {
  /** Where in the text its start tag ends. */
  readonly end: number;
  /** How many elements are shown with it: not those within that come later still. */
  readonly size: number;
}

/** What of a page comes after its first screen, in its order, and the names of what is on that. */
export interface FirstScreen {
  readonly later: readonly LaterElement[];
  readonly names: Names;
}

/** @param html a whole document, as Astro wrote it */
export function firstScreenOf(html: string): FirstScreen {
  const document = parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });
  const root = document.childNodes.find(isElement) as Element;
  const body = elementsOf(root).find(({ tagName }) => tagName === "body") as Element;
  const later = new Set<Element>();
  let left = screenful;
  const postpone = (element: Element) => {
    later.add(element);
    if (sizeOf(element) <= partful || !divisible.has(element.tagName)) return;
    for (const child of elementsOf(element)) if (!unpainted.has(child.tagName)) postpone(child);
  };
  const divide = (parent: Element) => {
    for (const element of elementsOf(parent)) {
      if (unpainted.has(element.tagName)) continue;
      const weight = weightOf(element);
      if (left <= 0) postpone(element);
      else if (weight > left && divisible.has(element.tagName)) divide(element);
      else left -= weight;
    }
  };
  const main = elementsOf(body).find(({ tagName }) => tagName === "main");
  if (main) divide(main);
  for (const element of elementsOf(body)) if (element.tagName === "footer") postpone(element);

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
    const own = (part: Element): number =>
      1 + elementsOf(part).reduce((sum, child) => sum + (later.has(child) ? 0 : own(child)), 0);
    return tag && element.namespaceURI === namespaces.NS.HTML ? [{ end: tag.endOffset, size: own(element) }] : [];
  });
  return { later: ends.sort((a, b) => a.end - b.end), names };
}
