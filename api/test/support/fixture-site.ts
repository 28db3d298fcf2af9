import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { brand } from "@latchwork/brand";
import type { Manifest } from "../../src/pages/manifest.ts";

/** An inline script of the fixture's home page, and its hash as the build writes it. */
export const inlineScript = "document.documentElement.dataset.theme = 'paper'";
export const inlineScriptHash = `sha256-${createHash("sha256").update(inlineScript).digest("base64")}`;

const long = "All work and no play. ".repeat(100);

const slot = (id: string) => `<p id="${id}-error" hidden></p>`;

/** Forms as the site builds them, as far as the server looks. */
const bookingForm = `<!doctype html><title>Form</title>
<div data-problem hidden><p data-problem-text></p></div><div data-summary hidden><ul data-summary-list></ul></div>
<astro-island ssr><form data-step="1"><input id="f-name" name="name" aria-describedby="f-name-hint">${slot("f-name")}
<input id="f-email" name="email">${slot("f-email")}<input id="f-company" name="company">${slot("f-company")}
<select id="f-offer" name="offer"><option value="" selected></option><option value="in-house">In</option></select>
<textarea id="f-message" name="message"></textarea>${slot("f-message")}<input type="checkbox" name="marketing" value="on">
<input name="reference"></form></astro-island>`;
const newsletterForm = `<!doctype html><title>Form</title><div data-problem hidden><p data-problem-text></p></div>
<form><input id="n-email" name="email">${slot("n-email")}<button><span data-mailed>Send me the link</span>\
<span data-unmailed hidden>Sign me up</span></button></form>`;
const linkForm =
  '<!doctype html><title>Link</title><form method="post"><input type="hidden" name="link" value=""></form>';

const files: Record<string, string> = {
  "forms/book-a-demo.html": bookingForm,
  "forms/newsletter.html": newsletterForm,
  "newsletter/confirm.html": linkForm,
  "newsletter/unsubscribe.html": linkForm,
  "index.html": `<!doctype html><title>Home</title><script>${inlineScript}</script><p>${long}`,
  "how-it-works.html": "<!doctype html><title>How it works</title>",
  "change-analysis-tool.html": "<!doctype html><title>Tool</title>",
  "blog/top-5-business-logic-flaws/index.html": "<!doctype html><title>Article</title>",
  "404.html": "<!doctype html><title>404</title>Oops! Page not found",
  "500.html": "<!doctype html><title>Error</title>Unexpected Application Error!",
  "_astro/main.a1b2c3.js": `export const words = ${JSON.stringify(long)};`,
  "assets/cover.d4e5f6.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "robots.txt": "User-agent: *\n",
};

const page = (file: string, more: Partial<Manifest["pages"][string]> = {}) => ({
  file,
  scriptHashes: [],
  styleHashes: [],
  uses: [],
  ...more,
});

const fixtureManifest: Manifest = {
  buildId: "fixture",
  pages: {
    "/": page("index.html", { scriptHashes: [inlineScriptHash] }),
    "/how-it-works": page("how-it-works.html"),
    "/change-analysis-tool": page("change-analysis-tool.html", { uses: ["verification"] }),
    "/blog/top-5-business-logic-flaws/": page("blog/top-5-business-logic-flaws/index.html"),
    "/forms/book-a-demo": page("forms/book-a-demo.html"),
    "/forms/newsletter": page("forms/newsletter.html"),
    "/newsletter/confirm": page("newsletter/confirm.html"),
    "/newsletter/unsubscribe": page("newsletter/unsubscribe.html"),
    "/404": page("404.html"),
    "/500": page("500.html"),
  },
  redirects: [{ from: "/case-study", to: "/how-it-works", status: 301 }],
  brand,
  outside: {},
  apiOrigin: "",
};

/** A small built site in a temporary folder, in the form that the build writes. `changes` replace parts of its manifest. */
export async function fixtureSite(
  changes: Partial<Manifest> = {},
): Promise<{ dist: string; [Symbol.asyncDispose](): Promise<void> }> {
  const dist = await mkdtemp(join(tmpdir(), "fixture-site-"));
  for (const [name, content] of Object.entries(files)) {
    await put(join(dist, "site", name), content);
    if (content.length > 1024) {
      await put(join(dist, "compressed", `${name}.br`), brotliCompressSync(content));
      await put(join(dist, "compressed", `${name}.gz`), gzipSync(content));
    }
  }
  await put(join(dist, "manifest.json"), JSON.stringify({ ...fixtureManifest, ...changes }));
  return { dist, [Symbol.asyncDispose]: () => rm(dist, { recursive: true }) };
}

/** Content of a file of the fixture. */
export function fixtureFile(name: string): string {
  const content = files[name];
  if (content === undefined) throw new Error(`The fixture site has no ${name}.`);
  return content;
}

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
