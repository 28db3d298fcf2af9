import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What the content security policy of a built page has to allow, and what it can never allow. */
export interface PageInspection {
  /** CSP sources, such as `sha256-…=`, one for each inline script that runs. */
  scriptHashes: string[];
  /** The same for each inline style sheet. */
  styleHashes: string[];
  /** Words of the page's `<meta name="uses">`. */
  uses: string[];
  /** One sentence for each thing that a strict policy would block in the browser. */
  problems: string[];
}

const isElement = (node: Node): node is Element => "tagName" in node;

function* elementsIn(node: Node): Generator<Element> {
  if (isElement(node)) yield node;
  if ("content" in node) yield* elementsIn(node.content); // a template keeps its children apart
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child);
}

const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;

const textOf = (element: Element) => element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");

const cspHash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** Scripts that hold data are never run, so no policy looks at them. */
const isData = (script: Element) => /^application\/(ld\+)?json$/i.test(attribute(script, "type")?.trim() ?? "");

/** Browsers drop control characters and blanks before they look for the scheme. */
const isScriptUrl = (value: string) => /^javascript:/i.test(value.replace(/[\0-\x20]/g, ""));

function problemsOf(element: Element): string[] {
  const line = element.sourceCodeLocation?.startLine;
  const where = `<${element.tagName}>${line === undefined ? "" : ` in line ${line}`}`;
  return element.attrs.flatMap(({ name, value }) => {
    if (name === "style") return [`${where} has a style attribute: ${value}`];
    if (name.startsWith("on")) return [`${where} has the event handler attribute ${name}`];
    if (isScriptUrl(value)) return [`${where} has a javascript: address in ${name}`];
    return [];
  });
}

/** @param html a whole document, as it will be served */
export function inspectPage(html: string): PageInspection {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const uses = new Set<string>();
  const problems: string[] = [];
  // Without scripting the parser also looks into <noscript>.
  for (const element of elementsIn(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }))) {
    problems.push(...problemsOf(element));
    if (element.tagName === "style") styleHashes.add(cspHash(textOf(element)));
    if (element.tagName === "script" && attribute(element, "src") === undefined && !isData(element)) {
      scriptHashes.add(cspHash(textOf(element)));
    }
    if (element.tagName === "meta" && attribute(element, "name") === "uses") {
      for (const word of attribute(element, "content")?.split(/\s+/).filter(Boolean) ?? []) uses.add(word);
    }
  }
  return { scriptHashes: [...scriptHashes], styleHashes: [...styleHashes], uses: [...uses], problems };
}
