import type { Problem } from "./problems.ts";
import { isPlaceholder } from "./schemas/fields.ts";

/** What a text of the content folder may refer to. */
export interface LinkTargets {
  /** Paths of the site's pages, each with its anchors where they are known. Without it no link is followed. */
  pages?: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Addresses that moved, and where they are now. */
  moved: ReadonlyMap<string, string>;
  /** What is wrong with a picture of this address, with the remedy. */
  pictureProblem(address: string): string | undefined;
}

const heading = /^(#{1,6})\s+(.+)$/gm;
const link = /(!?)\[([^\]\n]*)\]\(\s*<?([^)\s>]*)/g;
/** The address of a link that is written apart from its words. */
const definition = /^ {0,3}\[([^\]\n]+)\]:\s*<?([^\s>]+)/gm;
/** Elements, attributes and addresses that the site's policy blocks, or that hide something from this check. */
const html =
  /<\s*(script|style|iframe|object|embed|form)\b|<[a-z][^<>]*\s(on\w+|style)\s*=|(?:\(|href\s*=\s*["']?|^ {0,3}\[[^\]\n]+\]:)\s*(javascript:)|<\s*(img)\b|<a\s[^<>]*(href)\s*=/gim;

/** The same text with code blanked out, so that what remains stands where it stood. */
const withoutCode = (markdown: string): string =>
  markdown.replace(/^ {0,3}(```+|~~~+)[\s\S]*?^ {0,3}\1\s*$|(`+)[^`\n]+?\2/gm, (code) => code.replace(/[^\n]/g, " "));

/** A heading's anchor, as Astro makes it. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\]\([^)]*\)/g, "")
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, "")
    .replace(/\s/g, "-");

/** Anchors of a text's headings. The second of the same words ends in -1. */
export function anchorsIn(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, , text = ""] of withoutCode(markdown).matchAll(heading)) {
    const anchor = anchorOf(text.trim());
    let free = anchor;
    for (let count = 1; anchors.has(free); count++) free = `${anchor}-${count}`;
    anchors.add(free);
  }
  return anchors;
}

/** A problem of a text. `at` is its place in it. */
type Found = Omit<Problem, "file" | "line"> & { at: number };

/** What is wrong with a Markdown text, each with its remedy. */
export function* markdownProblems(markdown: string, targets: LinkTargets): Generator<Found> {
  const text = withoutCode(markdown);
  const openFence = /^ {0,3}(```|~~~)/m.exec(text);
  if (openFence) {
    const [, fence] = openFence;
    yield { at: openFence.index, message: `the code that ${fence} begins is not closed: end it with ${fence}` };
  }
  yield* headingProblems(text);
  for (const { index: at, 0: name } of text.matchAll(/\{[a-zA-Z]+\}/g))
    if (!isPlaceholder(name))
      yield { at, message: `${name} is no placeholder: write code in \`backticks\`, or mend the name` };

  const anchors = anchorsIn(markdown);
  for (const { index: at, 1: image, 2: words = "", 3: address = "" } of text.matchAll(link)) {
    const message = image ? imageProblem(address, words, targets) : linkProblem(address, anchors, targets);
    if (message) yield { at, message };
  }
  for (const { index: at, 2: address = "" } of text.matchAll(definition)) {
    const message = linkProblem(address, anchors, targets);
    if (message) yield { at, message };
  }
  for (const { index: at, 1: element, 2: attribute, 3: scheme, 4: img, 5: href } of text.matchAll(html)) {
    if (img) yield { at, message: "holds <img>: write a picture as ![what is seen](file.png)" };
    else if (href) yield { at, message: "holds <a href>: write a link as [words](/address)" };
    else {
      const blocked = element ? `<${element}>` : (attribute ?? scheme);
      yield { at, message: `holds ${blocked}, which the site's policy blocks: remove it` };
    }
  }
}

function* headingProblems(text: string): Generator<Found> {
  let above = 1;
  for (const { index: at, 1: { length: level } = "", 2: words } of text.matchAll(heading)) {
    const wanted = Math.min(above + 1, 6);
    if (level === 1) yield { at, message: `“${words}”: the title is the page's one first heading: begin with ##` };
    else if (level > wanted)
      yield { at, message: `“${words}”: a heading is left out above it: write ${"#".repeat(wanted)}` };
    above = level;
  }
}

function imageProblem(address: string, words: string, { pictureProblem }: LinkTargets): string | undefined {
  if (words.trim() !== "") return pictureProblem(address);
  return `the picture ${address} has no text for those who cannot see it: write it between [ and ]`;
}

function linkProblem(
  address: string,
  ownAnchors: ReadonlySet<string>,
  { pages, moved }: LinkTargets,
): string | undefined {
  if (!pages || /^(https?:|mailto:)/.test(address)) return undefined;
  // Told as what the policy blocks.
  if (/^javascript:/i.test(address)) return undefined;
  const [path = "", anchor] = address.split("#");
  if (path !== "" && !path.startsWith("/")) return `the link to ${address} is relative: begin it with / or https://`;
  if (path !== "" && !pages.has(path)) {
    const meant =
      moved.get(path) ?? [...pages.keys()].find((page) => page.replace(/\/$/, "") === path.replace(/\/$/, ""));
    return `the text links to ${path}, where nothing is: ${meant ? `write ${meant}` : "mend the address"}`;
  }
  const anchors = path === "" ? ownAnchors : pages.get(path);
  if (!anchor || !anchors || anchors.has(anchor)) return undefined;
  const remedy = anchors.size > 0 ? `use one of ${[...anchors].map((each) => `#${each}`).join(", ")}` : "remove it";
  return `the text links to #${anchor}, but no heading has that anchor: ${remedy}`;
}
