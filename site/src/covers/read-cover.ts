/** A drawing on 640 × 400 units. */
export interface Cover {
  /** The sentence that stands for it wherever it cannot be seen. */
  title: string;
  /** What is inside its `svg` element: the title, then the drawing. */
  markup: string;
}

const opening = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">';
const closing = "</svg>";

const titleOf = (svg: string): string => /<title>([^<]*)<\/title>/.exec(svg)?.[1]?.trim() ?? "";

const maxBytes = 15 * 1024;

const elements = ["title", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"];
const attributes = [
  ...["class", "d", "x", "y", "x1", "y1", "x2", "y2", "dx", "dy", "cx", "cy", "r", "rx", "ry", "width", "height"],
  ...["points", "transform", "fill-rule", "font-size", "text-anchor"],
  ...["stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"],
];

// A closed list keeps out what a strict policy blocks (scripts, styles), what only one theme could show (colours),
// what would clash with a second cover on the page (ids) and what would be loaded from elsewhere.
function problemsOfTag(tag: string, open: string[], classes: readonly string[]): string[] {
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

/**
 * What is wrong with a file of content/covers/, each with its remedy.
 *
 * @param stylesheet the text of cover.css, which has the classes a drawing may use
 */
export function coverProblems(written: string, stylesheet: string): string[] {
  const svg = written.trim();
  const title = titleOf(svg);
  const classes = [...stylesheet.matchAll(/^\.cover \.([\w-]+)/gm)].map(([, name = ""]) => name);

  if (!svg.startsWith(opening) || !svg.endsWith(closing)) {
    return [`must begin with ${opening} and end with ${closing}: move other attributes to a <g>`];
  }
  const open: string[] = [];
  const problems = [...svg.slice(opening.length, -closing.length).matchAll(/<[^>]*>?/g)].flatMap(([tag]) =>
    problemsOfTag(tag, open, classes),
  );
  if (open.length > 0) problems.push(`<${open.at(-1)}> is not closed: add </${open.at(-1)}>`);
  if (title.length < 20 || !title.endsWith(".") || /\.\s+\p{Lu}/u.test(title)) {
    problems.push("<title>: say in one sentence what is drawn and means, and end it with a full stop");
  }
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(svg)) problems.push("holds a bare &: write &amp;");
  if (Buffer.byteLength(svg) > maxBytes) problems.push(`weighs more than ${maxBytes / 1024} KiB: draw it with less`);
  return problems;
}

/** A file of content/covers/ as it is drawn on a page. */
export function readCover(written: string): Cover {
  const svg = written.trim();
  const markup = svg.slice(opening.length, -closing.length).replaceAll(/>\s+</g, "><").trim();
  return { title: titleOf(svg), markup };
}
