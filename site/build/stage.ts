import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { firstScreenOf, type LaterElement } from "./first-screen.ts";
import { usedStyles } from "./used-styles.ts";

const stylesheet = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g;
const moduleScript = /<script type="module" src="(\/_astro\/[^"]+\.js)"><\/script>/g;
/** A drawing in a file of its own would be asked for as soon as it is read, before anything is painted. */
const drawnElsewhere = /<use href=(?="\/)/g;
/** What Astro writes in front of a page's first island: its directive and its runtime, which nothing needs to be painted. */
const islandScript =
  /<script>(\(\(\)=>\{(?:(?!<\/script>).)*(?:\(self\.Astro=\{\}\)|customElements\.get\("astro-island"\))(?:(?!<\/script>).)*)<\/script>/gs;
/** An island that is started or fetched without anybody pointing at it; see `browser/client-intent.ts`. */
const eagerIsland = /<astro-island[^>]* opts="[^"]*&quot;value&quot;:&quot;/;
/** Stands in the head of every page that is staged; see `layouts/inline-scripts/after-paint.js`. */
const starter = "<script data-after-paint";

/** Marks each later element with its size, from the last to the first so that the places stay right. */
function marked(html: string, later: readonly LaterElement[]): string {
  return later.reduceRight((text, { end, size }) => {
    const at = text[end - 2] === "/" ? end - 2 : end - 1;
    return `${text.slice(0, at)} data-later="${size}"${text.slice(at)}`;
  }, html);
}

const minified = new Map<string, string>();

/** Comments and blanks are for whoever reads the source. */
function shorterScripts(html: string): string {
  return html.replace(/(<script(?: data-[^>]*)?>)([\s\S]*?)(<\/script>)/g, (_, open, code: string, close) => {
    const short = minified.get(code) ?? transformSync(code, { minify: true }).code.trim();
    minified.set(code, short);
    return `${open}${short}${close}`;
  });
}

/** Writes a file that is named after its content. Returns its address. */
function writeHashed(site: string, name: string, type: "css" | "js", content: string): string {
  const address = `/_astro/${name}.${createHash("sha256").update(content).digest("base64url").slice(0, 8)}.${type}`;
  writeFileSync(join(site, address), content);
  return address;
}

/**
 * Gives each built page the rules of its first screen in its head, and names
 * what comes after the first paint: its other rules, as one file, its scripts, and what its islands need once somebody
 * points at one.
 *
 * @param site folder of the built pages
 * @param files paths of all its files, relative to the folder
 */
export function stagePages(site: string, files: readonly string[]): void {
  const sheets = new Map<string, string>();
  const read = (href: string) => {
    const known = sheets.get(href) ?? readFileSync(join(site, href), "utf8");
    sheets.set(href, known);
    return known;
  };
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const built = readFileSync(join(site, file), "utf8");
    if (!built.includes(starter)) continue;
    const styles = [...built.matchAll(stylesheet)].map(([, href = ""]) => read(href)).join("\n");
    const name = writeHashed(site, "page", "css", styles);
    const scripts = [...built.matchAll(moduleScript)].map(([, src = ""]) => src);
    const islands = [...built.matchAll(islandScript)].map(([, code = ""]) => code);
    const runtime = islands.length > 0 ? writeHashed(site, "islands", "js", islands.join("\n")) : "";
    const isEager = eagerIsland.test(built);
    if (isEager) scripts.unshift(runtime);
    const { later, names } = firstScreenOf(built);
    const head = `<style>${usedStyles(styles, names)}</style><noscript><link rel="stylesheet" href="${name}"></noscript></head>`;
    const page = marked(built, later)
      .replaceAll(drawnElsewhere, "<use data-href=")
      .replace(stylesheet, "")
      .replace(moduleScript, "")
      .replace(islandScript, "")
      .replace("</head>", () => head)
      .replace(
        starter,
        `<script data-styles="${name}" data-scripts="${scripts.join(" ")}"${runtime && !isEager ? ` data-islands="${runtime}"` : ""}`,
      );
    writeFileSync(join(site, file), shorterScripts(page));
  }
  for (const href of sheets.keys()) rmSync(join(site, href));
}
