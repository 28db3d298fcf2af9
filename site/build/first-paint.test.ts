import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { firstScreenOf } from "./first-screen.ts";
import { inspectPage } from "./inspect-page.ts";
import { stagePages } from "./stage.ts";
import { usedStyles } from "./used-styles.ts";

const names = {
  tags: new Set(["html", "body", "p", "a"]),
  classes: new Set(["lead", "w-[min(1rem,2%)]", "sm:flex", "1st"]),
  ids: new Set(["top"]),
};
const kept = (css: string) => usedStyles(css, names);

describe("the rules of a first screen", () => {
  test.each([
    ["p{margin:0}"],
    [".lead,#top>a{margin:0}"],
    [".w-\\[min\\(1rem\\,2\\%\\)\\]{width:1px}"],
    [".\\31 st{margin:0}"],
    ["@media (width>=40rem){.sm\\:flex{display:flex}}"],
    ['[data-theme="a.b"] p:first-child{margin:0}'],
    [":is(.other,.lead)>p::before{margin:0}"],
    ["p:not(.other):nth-child(2n+1){margin:0}"],
    ["@layer theme,base;@layer base{p{margin:0}}"],
    ["@view-transition{navigation:auto}::view-transition-old(root){animation-duration:1s}"],
    ['@font-face{font-family:"A Fallback";src:local("Arial")}'],
  ])("keep %s", (css) => {
    expect(kept(css)).toBe(css);
  });

  test.each([
    [".other{margin:0}"],
    ["p .other,#bottom{margin:0}"],
    ["table{margin:0}"],
    [":is(.other,table) p{margin:0}"],
    ["a:hover{margin:0}"],
    ["::file-selector-button{margin:0}"],
    ["::-webkit-datetime-edit{margin:0}"],
    ["@media print{p{margin:0}}"],
    ["@page{size:A4}"],
    ["@media (width>=40rem){.other{margin:0}}"],
    ["@keyframes spin{to{rotate:1turn}}"],
    ["html{--unused:1px}"],
    ["/* said in the source */"],
    ["p{cursor:pointer;transition-duration:1s;scroll-margin-top:1px}"],
    ["p::selection{color:red}"],
  ])("do without %s", (css) => {
    expect(kept(css)).toBe("");
  });

  test("leave out what only browsers need that are too old for the site's colours", () => {
    expect(kept("@layer properties{@supports (-webkit-hyphens:none){p{--a:1}}}@layer theme{p{margin:0}}")).toBe(
      "@layer properties;@layer theme{p{margin:0}}",
    );
    expect(kept("p{color:red}@supports (color:color-mix(in lab, red, red)){a{color:blue}}")).toBe(
      "p{color:red}a{color:blue}",
    );
    expect(kept("@supports (color:contrast-color(red)){p{color:blue}}")).toContain("@supports");
  });

  test("say once what is said more often", () => {
    expect(kept("p{color:red;color:blue}")).toBe("p{color:blue}");
    expect(kept("p{color:red;margin:0}p{color:blue}")).toBe("p{margin:0;color:blue}");
    expect(kept("p{color:red!important;color:blue}")).toBe("p{color:red!important;color:blue}");
    expect(kept("p{color:red}a{color:blue}p{color:green}")).toBe("p{color:red}a{color:blue}p{color:green}");
  });

  test("keep of a list what may match, of variables what is used, of nested rules their children", () => {
    expect(kept(".other,p{margin:0}")).toBe("p{margin:0}");
    expect(kept("html{--a:var(--b);--b:1px;--c:2px}p{margin:var(--a)}")).toBe(
      "html{--a:var(--b);--b:1px}p{margin:var(--a)}",
    );
    expect(kept(".lead{& .other{margin:0}& a{margin:0}}")).toBe(".lead{& a{margin:0}}");
    expect(kept("@keyframes spin{to{rotate:1turn}}p{animation:spin 1s}")).toContain(
      "@keyframes spin{to{rotate:1turn}}",
    );
  });
});

const page = (main: string) =>
  `<!doctype html><html><head></head><body><main>${main}</main><footer class="foot"><p>F</p></footer></body></html>`;
/** The start tags of what comes later. */
const laterIn = (html: string) =>
  firstScreenOf(html).later.map(({ end }) => html.slice(html.lastIndexOf("<", end - 1), end));
const long = "word ".repeat(200);

describe("the first screen", () => {
  test("ends where a screen is full; what is longer than a screen is divided", () => {
    const sections = `<section id="a">${long}</section><section id="b"><p>${long}</p><p id="c">${long}</p></section>`;
    expect(laterIn(page(`${sections}<section id="d">${long}</section>`))).toEqual([
      '<p id="c">',
      '<section id="d">',
      '<footer class="foot">',
    ]);
    expect(laterIn(page(`<div><p>${long}</p><p>${long}</p><p class="x">${long}</p></div>`))).toEqual([
      '<p class="x">',
      '<footer class="foot">',
    ]);
  });

  test("is followed by parts of which none is long to lay out", () => {
    const items = (count: number) => `<li>${"<b>1</b>".repeat(count)}</li>`;
    const [first, ...later] = firstScreenOf(
      page(`<p>${long.repeat(2)}</p><ul>${items(100)}${items(20)}</ul><ul>${items(100)}</ul>`),
    ).later;
    expect(first?.size).toBe(1); // the list itself, whose items come one by one
    expect(later.map(({ size }) => size)).toEqual([101, 21, 102, 2]);
  });

  test("of a short page only the footer comes later", () => {
    expect(laterIn(page("<h1>A</h1><p>B</p>"))).toEqual(['<footer class="foot">']);
  });

  test("names what stands on it, and nothing that is closed or comes later", () => {
    const { names } = firstScreenOf(
      page('<h1 class="big red" id="t">A</h1><dialog class="shut"></dialog><div popover class="shut"></div>'),
    );
    expect([...names.classes]).toEqual(expect.arrayContaining(["big", "red", "scripted"]));
    expect(names.classes.has("shut") || names.classes.has("foot")).toBe(false);
    expect(names.ids.has("t")).toBe(true);
    expect(names.tags.has("p")).toBe(false);
  });
});

describe("a staged page", () => {
  let site: string;
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), "stage-"));
    mkdirSync(join(site, "_astro"));
    writeFileSync(join(site, "_astro/a.css"), "h1{color:red}.later{color:blue}");
    writeFileSync(join(site, "_astro/b.css"), "p{color:green}");
  });
  afterEach(() => rmSync(site, { recursive: true, force: true }));

  const head =
    '<script data-after-paint>// a comment\nrun( 1 );</script><link rel="stylesheet" href="/_astro/a.css"><link rel="stylesheet" href="/_astro/b.css">';
  const built = `<!doctype html><html><head>${head}</head><body><main><h1>A</h1><svg><use href="/_astro/a.svg#a"></use><use href="#b"></use></svg><script type="module" src="/_astro/x.js"></script></main><footer><p>B</p></footer></body></html>`;

  test("holds its first rules, names one sheet and its scripts, and waits for neither", () => {
    writeFileSync(join(site, "index.html"), built);
    stagePages(site, ["index.html", "_astro/a.css", "_astro/b.css"]);
    const staged = readFileSync(join(site, "index.html"), "utf8");
    const [sheet = ""] = readdirSync(join(site, "_astro"));
    expect(readdirSync(join(site, "_astro"))).toHaveLength(1);
    expect(readFileSync(join(site, "_astro", sheet), "utf8")).toBe("h1{color:red}.later{color:blue}\np{color:green}");
    expect(staged).toContain("<style>h1{color:red}</style>");
    expect(staged).toContain(`<noscript><link rel="stylesheet" href="/_astro/${sheet}"></noscript>`);
    expect(staged).toContain(`<script data-styles="/_astro/${sheet}" data-scripts="/_astro/x.js">run(1);</script>`);
    expect(staged).toContain('<footer data-later="2">');
    expect(staged).not.toContain('type="module"');
    expect(staged).toContain('<use data-href="/_astro/a.svg#a"></use><use href="#b"></use>');
    expect(inspectPage(staged).problems).toEqual([]);
  });

  test.each([
    ["before the page's scripts where an island starts by itself", "certain", true],
    ["for when an island is pointed at", true, false],
  ])("has Astro's code for islands in a file, %s", (_when, value, isEager) => {
    const intent = "(()=>{var s=1;(self.Astro||(self.Astro={})).intent=s})();";
    const runtime = `(()=>{var b=2;customElements.get("astro-island")||customElements.define("astro-island",b)})();`;
    const opts = JSON.stringify({ name: "Form", value }).replaceAll('"', "&quot;");
    const page = built.replace(
      "<h1>",
      `<script>${intent}</script><script>${runtime}</script><astro-island opts="${opts}"></astro-island><script>run(2);</script><h1>`,
    );
    writeFileSync(join(site, "index.html"), page);
    stagePages(site, ["index.html"]);
    const staged = readFileSync(join(site, "index.html"), "utf8");
    const islands = readdirSync(join(site, "_astro")).find((name) => name.endsWith(".js"));
    expect(readFileSync(join(site, "_astro", islands ?? ""), "utf8")).toBe(`${intent}\n${runtime}`);
    const file = `/_astro/${islands}`;
    expect(staged).toContain(
      isEager ? `data-scripts="${file} /_astro/x.js">` : `data-scripts="/_astro/x.js" data-islands="${file}">`,
    );
    expect(staged).toMatch(/<main><astro-island [^>]*><\/astro-island><script>run\(2\);<\/script><h1>/);
  });

  test("is one that asks for it: another document stays as it is", () => {
    const other = built.replace("<script data-after-paint>", "<script>");
    writeFileSync(join(site, "other.html"), other);
    stagePages(site, ["other.html"]);
    expect(readFileSync(join(site, "other.html"), "utf8")).toBe(other);
  });
});
