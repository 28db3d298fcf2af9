import { ContentError } from "../content/problems.ts";
import stylesheet from "./cover.css?raw";

/** A drawing on 640 × 400 units. */
export interface Cover {
  /** The sentence that stands for it wherever it cannot be seen. */
  title: string;
  /** What is inside its `svg` element: the title, then the drawing. */
  markup: string;
}

const opening = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">';
const closing = "</svg>";
const maxBytes = 15 * 1024;

const elements = ["title", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"];
const attributes = [
  ...["class", "d", "x", "y", "x1", "y1", "x2", "y2", "dx", "dy", "cx", "cy", "r", "rx", "ry", "width", "height"],
  ...["points", "transform", "fill-rule", "font-size", "text-anchor"],
  ...["stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"],
];
const classes = [...stylesheet.matchAll(/^\.cover \.([\w-]+)/gm)].map(([, name = ""]) => name);

// A closed list keeps out what a strict policy blocks (scripts, styles), what only one theme could show (colours),
// what would clash with a second cover on the page (ids) and what would be loaded from elsewhere.
function problemsOfTag(tag: string, open: string[]): string[] {
  const at = tag.length > 50 ? `${tag.slice(0, 50)}…` : tag;
  const [, slash, name = "", written = "", empty] =
    /^<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>$/.exec(tag) ?? [];
  if (!elements.includes(name)) return [`${at}: remove it; a drawing is made of ${elements.join(", ")}`];
  if (slash) return open.pop() === name ? [] : [`${at} closes what is not open: mend the order of the tags`];
  if (!empty) open.push(name);
  return [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].flatMap(([, attribute = "", value = ""]) => {
    if (!attributes.includes(attribute)) {
      return [`${at}: remove ${attribute}; colours are classes, one of ${classes.join(", ")}`];
    }
    const unknown = attribute === "class" ? value.split(/\s+/).filter((each) => !classes.includes(each)) : [];
    return unknown.map((each) => `${at}: there is no class ${each}: use one of ${classes.join(", ")}`);
  });
}

function problemsOf(svg: string, title: string): string[] {
  if (!svg.startsWith(opening) || !svg.endsWith(closing)) {
    return [`must begin with ${opening} and end with ${closing}: move other attributes to a <g>`];
  }
  const open: string[] = [];
  const problems = [...svg.slice(opening.length, -closing.length).matchAll(/<[^>]*>?/g)].flatMap(([tag]) =>
    problemsOfTag(tag, open),
  );
  if (open.length > 0) problems.push(`<${open.at(-1)}> is not closed: add </${open.at(-1)}>`);
  if (title.length < 20 || !title.endsWith(".") || /\.\s+\p{Lu}/u.test(title)) {
    problems.push("<title>: say in one sentence what is drawn and means, and end it with a full stop");
  }
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(svg)) problems.push("holds a bare &: write &amp;");
  if (Buffer.byteLength(svg) > maxBytes) problems.push(`weighs more than ${maxBytes / 1024} KiB: draw it with less`);
  return problems;
}

/**
 * Reads a file of content/covers/.
 *
 * @param file its name, for messages
 * @throws ContentError that names each problem and its remedy
 */
export function readCover(file: string, written: string): Cover {
  const svg = written.trim();
  const title = /<title>([^<]*)<\/title>/.exec(svg)?.[1]?.trim() ?? "";
  const problems = problemsOf(svg, title);
  if (problems.length > 0) throw new ContentError(`covers/${file}`, problems);
  return { title, markup: svg.slice(opening.length, -closing.length).replaceAll(/>\s+</g, "><").trim() };
}

const files = import.meta.glob<string>("../../../content/covers/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** @throws Error when there is no such file, or it cannot be used */
export function coverOf(id: string): Cover {
  const written = files[`../../../content/covers/${id}.svg`];
  if (written === undefined) throw new Error(`content/covers/${id}.svg is missing: draw it, or copy another`);
  return readCover(`${id}.svg`, written);
}
