import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Cover, ListedCover } from "./Cover.tsx";
import { drawCoverSheet, withoutClasses } from "./cover-sheet.ts";
import { coverOf } from "./covers.ts";
import { coverProblems, readCover } from "./read-cover.ts";

const folder = resolve(import.meta.dirname, "../../../content/covers");
const ids = readdirSync(folder).map((file) => file.replace(/\.svg$/, ""));

const opening = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">';
const title = "<title>A pass with its stub torn off.</title>";
const stylesheet = readFileSync(resolve(import.meta.dirname, "cover.css"), "utf8");
const drawn = (inside: string) => `${opening}\n  ${inside}\n</svg>\n`;
const problemsOf = (inside: string) => coverProblems(drawn(inside), stylesheet).join("\n");

test("a cover is drawn as a picture with a sentence for it", () => {
  const html = renderToStaticMarkup(createElement(Cover, { id: "mttr" }));
  expect(html).toMatch(/^<svg role="img" viewBox="0 0 640 400" class="cover"><title>A staircase [^<]+\.<\/title><path/);
});

test("in a list a cover is drawn out of a sheet, and its heading speaks for it", () => {
  const html = renderToStaticMarkup(createElement(ListedCover, { address: "/covers.svg#mttr" }));
  expect(html).toBe(
    '<svg aria-hidden="true" viewBox="0 0 640 400" class="cover"><use href="/covers.svg#mttr"></use></svg>',
  );
});

test("a drawing without classes keeps their colours, a class before its element", () => {
  const rules = ".cover text {\n  fill: black;\n  stroke: none;\n}\n.cover .fill-red {\n  fill: red;\n}\n";
  const markup = '<g class="fill-red"><path d="M0 0"/></g><text x="1">A</text><text class="fill-red">B</text>';
  expect(withoutClasses(markup, rules)).toBe(
    '<g fill="red"><path d="M0 0"/></g><text x="1" fill="black" stroke="none">A</text><text fill="red" stroke="none">B</text>',
  );
});

test("a sheet has every drawing under its id, and needs no rule of a page", () => {
  const covers = new Map(ids.map((id) => [id, coverOf(id)]));
  const { path, svg } = drawCoverSheet("all", covers, stylesheet);
  expect([...svg.matchAll(/<g id="([^"]*)">/g)].map(([, id]) => id)).toEqual(ids);
  expect(svg).not.toMatch(/class=|<title>/);
  expect(svg).toContain('fill="var(--color-ink)"');
  expect(drawCoverSheet("all", covers, stylesheet.replace("--color-mark", "--color-rule")).path).not.toBe(path);
});

test("no two covers are alike, in picture or in words", () => {
  const covers = ids.map(coverOf);
  expect(covers.length).toBeGreaterThan(0);
  expect(new Set(covers.map((cover) => cover.title)).size).toBe(covers.length);
  expect(new Set(covers.map((cover) => cover.markup.replace(cover.title, ""))).size).toBe(covers.length);
});

test("a publication without a cover is told which file to add", () => {
  for (const id of ["no-such-id", "constructor"]) {
    expect(() => coverOf(id)).toThrow(`content/covers/${id}.svg is missing: draw it, or copy another`);
  }
});

test("a file gives its sentence and its drawing", () => {
  expect(readCover(drawn(`${title}\n  <g>\n    <path d="M0 0h9" class="fill-ink stroke-none"/>\n  </g>`))).toEqual({
    title: "A pass with its stub torn off.",
    markup: `${title}<g><path d="M0 0h9" class="fill-ink stroke-none"/></g>`,
  });
});

test.each([
  ["a script", "<script>alert(1)</script>", "<script>: remove it; a drawing is made of title, g, path"],
  ["a style", "<style>path{}</style>", "<style>: remove it"],
  ["foreign content", "<foreignObject></foreignObject>", "<foreignObject>: remove it"],
  ["a picture from elsewhere", '<image href="https://example.com/a.png"/>', ": remove it"],
  ["a comment", "<!-- by hand -->", "<!-- by hand -->: remove it"],
  ["a handler", '<path onclick="x()"/>', "remove onclick"],
  ["a reference", '<path href="#a"/>', "remove href"],
  ["an id", '<path id="a"/>', "remove id"],
  ["a style attribute", '<path style="fill:red"/>', "remove style"],
  ["a colour of its own", '<path fill="#f00"/>', "remove fill; colours are classes, one of fill-ink, fill-sheet"],
  ["an unknown class", '<path class="fill-ink fill-red"/>', "there is no class fill-red: use one of fill-ink"],
  ["an attribute without quotes", "<path onclick=x />", ": remove it"],
  ["a tag that is not closed", "<g><path/>", "<g> is not closed: add </g>"],
  ["tags in the wrong order", "<g><text></g></text>", "</g> closes what is not open"],
  ["half a tag", "<path", "remove it"],
  ["a bare ampersand", "<text>R&D</text>", "holds a bare &: write &amp;"],
  ["too much", `<path d="${"M0 0".repeat(4000)}"/>`, "weighs more than 15 KiB"],
])("%s is refused by name, with a remedy", (_, drawing, problem) => {
  expect(problemsOf(title + drawing)).toContain(problem);
});

test.each(["", "<title>A pass.</title>", "<title>A pass with its stub torn off</title>"])(
  "the sentence must be there and be one: %j",
  (wrong) => {
    expect(problemsOf(`${wrong}<path d="M0 0h9"/>`)).toContain("<title>: say in one sentence what is drawn");
  },
);

test("two sentences are one too many", () => {
  expect(problemsOf("<title>A pass for an event. Its stub is torn off.</title>")).toContain("in one sentence");
});

test.each(["0 0 64 40", '0 0 640 400" width="640'])("the drawing has 640 × 400 units and no other frame: %s", (box) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${title}</svg>`;
  expect(coverProblems(svg, stylesheet).join()).toContain(`must begin with ${opening}`);
});
