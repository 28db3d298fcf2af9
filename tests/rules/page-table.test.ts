import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brand } from "@latchwork/brand";
import MiniSearch from "minisearch";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, test } from "vitest";
import { addressOf } from "../../site/build/manifest.ts";
import { paths } from "../../site/src/routes.ts";
import { searchOptions } from "../../site/src/search/search-documents.ts";
import { root } from "./repository-files.ts";

/** What these rules compare of `Page` in site/src/page-table/page-table.ts. */
interface Page {
  path: string;
  title: string;
  description: string;
  keywords: string[];
  indexed: boolean;
  parent?: string;
  lastModified?: string;
  alternates: { href: string }[];
}

const site = join(root, "dist/site");
const table: Page[] = JSON.parse(readFileSync(join(root, "dist/pages.json"), "utf8"));
const indexed = table.filter((page) => page.indexed);
const absolute = (path: string) => new URL(path, `https://${brand.domain}`).href;
const read = (path: string) => readFileSync(join(site, path), "utf8");

/** What the head of a document says, by the name of the tag. */
function headOf(html: string): Record<string, string | undefined> {
  const [root] = parse(html).childNodes.filter((node) => node.nodeName === "html");
  const [head] = (root as DefaultTreeAdapterTypes.Element).childNodes;
  const said: Record<string, string> = {};
  for (const element of (head as DefaultTreeAdapterTypes.Element).childNodes) {
    if (!("attrs" in element)) continue;
    const { name, property, rel, content, href } = Object.fromEntries(
      element.attrs.map(({ name, value }) => [name, value]),
    );
    const [text] = element.childNodes;
    if (element.tagName === "title" && text && "value" in text) said.title = text.value;
    if (element.tagName === "meta") said[name ?? property ?? ""] = content ?? "";
    if (element.tagName === "link" && rel === "canonical") said.canonical = href ?? "";
  }
  return said;
}

const headByPath = new Map(
  readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => [addressOf(file), headOf(read(file))]),
);

test("every built page is in the page table, and the reverse", () => {
  const why = "Add the page to site/src/page-table/page-table.ts: sitemap, search, menus and share pictures read it.";
  expect([...headByPath.keys()].sort(), why).toEqual(table.map(({ path }) => path).sort());
});

test.each(table.map((page) => [page.path, page] as const))("the head of %s says what the table says", (path, page) => {
  const head = headByPath.get(path);
  expect(head).toMatchObject({ title: page.title, description: page.description });
  expect(head?.keywords).toBe(page.keywords.join(", ") || undefined);
  expect(head?.robots).toBe(page.indexed ? undefined : "noindex, nofollow");
  expect(head?.canonical).toBe(page.indexed ? absolute(path) : undefined);
  expect(head?.["og:url"]).toBe(page.indexed ? absolute(path) : undefined);
  if (page.indexed) expect(head).toMatchObject({ "og:title": page.title, "og:image:alt": page.title });
  else expect(head?.["og:image"]).toBeUndefined();
});

test("every indexed page has a share picture of its own, and no picture is without its page", () => {
  const pictures = indexed.map(({ path }) => headByPath.get(path)?.["og:image"] ?? "");
  expect(pictures.sort()).toEqual(
    readdirSync(join(site, "share"))
      .map((file) => absolute(`/share/${file}`))
      .sort(),
  );
});

test("the title and the description of an indexed page are its own", () => {
  for (const field of ["title", "description"] as const) {
    const said = indexed.map((page) => page[field]);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  }
});

test("the sitemap lists exactly the indexed pages, with their days", () => {
  const entries = [...read("sitemap.xml").matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)];
  expect(entries.map(([, address, day]) => [address, day])).toEqual(
    indexed.map(({ path, lastModified }) => [absolute(path), lastModified]),
  );
  for (const { lastModified } of indexed) expect(lastModified ?? "2024-01-01").toMatch(/^20\d\d-\d\d-\d\d$/);
});

test("the search finds exactly the indexed pages", () => {
  const { documentIds } = JSON.parse(read(paths.searchIndex)) as { documentIds: Record<string, string> };
  const found = Object.values(documentIds).filter((address) => !address.includes("#"));
  expect(found.sort()).toEqual(indexed.map(({ path }) => path).sort());
});

test.each([
  ["API key", paths.api],
  ["proof of work", paths.api],
  ["SARIF", paths.pipeline],
  ["GitHub Action", paths.pipeline],
])("whoever searches for %s finds %s first", (words, path) => {
  const index = MiniSearch.loadJSON(read(paths.searchIndex), searchOptions);
  expect(index.search(words, searchOptions.searchOptions)[0]?.id).toBe(path);
});

test("the feeds hold exactly the articles", () => {
  const articles = indexed.filter(({ parent }) => parent === paths.blog).map(({ path }) => absolute(path));
  const ids: Record<string, RegExp> = {
    [paths.blogRss]: /<guid isPermaLink="true">(.*?)<\/guid>/g,
    [paths.blogAtom]: /<entry>[\s\S]*?<id>(.*?)<\/id>/g,
    [paths.blogJson]: /"id":"(.*?)"/g,
  };
  expect(articles.length).toBeGreaterThan(10);
  for (const [path, id] of Object.entries(ids)) {
    expect(
      [...read(path).matchAll(id)].map(([, address]) => address),
      path,
    ).toEqual(articles);
  }
});

test("llms.txt names every indexed page but the first, as Markdown where there is some", () => {
  const named = [...read(paths.llms).matchAll(/^- \[.*?\]\((.*?)\): /gm)].map(([, address]) => address);
  const wanted = indexed.map(
    ({ path, alternates }) => alternates.find(({ href }) => href.endsWith(".md"))?.href ?? path,
  );
  expect(named.sort()).toEqual(
    wanted
      .filter((path) => path !== paths.home)
      .map(absolute)
      .sort(),
  );
});
