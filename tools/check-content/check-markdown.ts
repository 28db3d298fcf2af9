import type { Problem } from "../../site/src/content/problems.ts";

/** What a text of the content folder may link to. */
export interface LinkTargets {
  /** Paths of the site's pages, each with its headings' anchors where they are known. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Addresses that moved, and where they are now. */
  moved: ReadonlyMap<string, string>;
}

const heading = /^(#{1,6})\s+(.+)$/gm;
const link = /(!?)\[([^\]\n]*)\]\(\s*<?([^)\s>]*)/g;
const unsafeHtml = /<\s*(script|style|iframe|object|embed|form)\b|<[a-z][^<>]*\s(on\w+|style)\s*=|\(\s*(javascript:)/gi;

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

/** Anchors of a text's headings. */
export const anchorsIn = (markdown: string): Set<string> =>
  new Set([...markdown.matchAll(heading)].map(([, , text = ""]) => anchorOf(text.trim())));

/** What is wrong with a Markdown text, each with its remedy. `at` is the place in the text. */
export function* markdownProblems(
  markdown: string,
  targets: LinkTargets,
): Generator<Omit<Problem, "file" | "line"> & { at: number }> {
  const text = withoutCode(markdown);
  const openFence = /^ {0,3}(```|~~~)/m.exec(text);
  if (openFence)
    yield {
      at: openFence.index,
      message: `the code that ${openFence[1]} begins is not closed: end it with ${openFence[1]}`,
    };

  let above = 1;
  for (const { index, 1: { length: level } = "", 2: words } of text.matchAll(heading)) {
    const wanted = Math.min(above + 1, 6);
    if (level === 1)
      yield { at: index, message: `“${words}”: the title is the page's one first heading: begin with ##` };
    else if (level > wanted)
      yield { at: index, message: `“${words}”: a heading is left out above it: write ${"#".repeat(wanted)}` };
    above = level;
  }

  for (const { index, 1: image, 2: words = "", 3: address = "" } of text.matchAll(link)) {
    if (image && words.trim() === "")
      yield {
        at: index,
        message: `the picture ${address} has no text for those who cannot see it: write it between [ and ]`,
      };
    const message = image ? undefined : linkProblem(address, anchorsIn(markdown), targets);
    if (message) yield { at: index, message };
  }

  for (const { index, 1: element, 2: attribute, 3: scheme } of text.matchAll(unsafeHtml)) {
    yield {
      at: index,
      message: `holds ${element ? `<${element}>` : (attribute ?? scheme)}, which the site's policy blocks: remove it`,
    };
  }
}

function linkProblem(
  address: string,
  ownAnchors: ReadonlySet<string>,
  { pages, moved }: LinkTargets,
): string | undefined {
  if (/^(https?:|mailto:)/.test(address)) return undefined;
  const [path = "", anchor] = address.split("#");
  if (path !== "" && !path.startsWith("/")) return `the link to ${address} is relative: begin it with / or https://`;
  if (path !== "" && !pages.has(path)) {
    const meant =
      moved.get(path) ?? [...pages.keys()].find((page) => page.replace(/\/$/, "") === path.replace(/\/$/, ""));
    return `the text links to ${path}, where nothing is: ${meant ? `write ${meant}` : "mend the address"}`;
  }
  const anchors = path === "" ? ownAnchors : pages.get(path);
  if (!anchor || !anchors || anchors.has(anchor)) return undefined;
  return `the text links to #${anchor}, but no heading has that anchor: use one of ${[...anchors].map((each) => `#${each}`).join(", ")}`;
}
