import { createHash } from "node:crypto";
import { paths } from "../routes.ts";
import type { Cover } from "./read-cover.ts";

/** Covers as one file, each under its id, for pages that show many. */
export interface CoverSheet {
  path: string;
  svg: string;
  ids: readonly string[];
}

/** Declarations by the element or class that they are for, as `cover.css` has them: `.cover text`, then `.cover .fill-ink`. */
const rulesOf = (stylesheet: string) =>
  [...stylesheet.matchAll(/^\.cover (\.?[\w-]+) \{([^}]*)\}/gm)].map(([, selector = "", written = ""]) => ({
    selector,
    declarations: [...written.matchAll(/([\w-]+):\s*([^;]+);/g)].map(
      ([, name = "", value = ""]) => [name, value] as const,
    ),
  }));

/**
 * A drawing that needs no style sheet. Rules of a page do not reach into what it
 * draws out of another file, but what it inherits does, its custom properties too.
 */
export function withoutClasses(markup: string, stylesheet: string): string {
  const rules = rulesOf(stylesheet);
  return markup.replace(/<([a-z]+)((?: [\w-]+="[^"]*")*)/g, (_, element: string, attributes: string) => {
    const classes = / class="([^"]*)"/.exec(attributes)?.[1]?.split(/\s+/) ?? [];
    const names = [element, ...classes.map((name) => `.${name}`)];
    const set = new Map(rules.filter(({ selector }) => names.includes(selector)).flatMap((rule) => rule.declarations));
    const presentation = [...set].map(([name, value]) => ` ${name}="${value}"`).join("");
    return `<${element}${attributes.replace(/ class="[^"]*"/, "")}${presentation}`;
  });
}

/**
 * @param name of the collection whose covers these are
 * @param stylesheet the text of cover.css
 */
export function drawCoverSheet(name: string, covers: ReadonlyMap<string, Cover>, stylesheet: string): CoverSheet {
  const drawings = [...covers].map(
    ([id, { markup }]) => `<g id="${id}">${withoutClasses(markup.replace(/<title>.*?<\/title>/s, ""), stylesheet)}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join("")}</svg>\n`;
  const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 8);
  return { path: paths.coverSheet(name, hash), svg, ids: [...covers.keys()] };
}
