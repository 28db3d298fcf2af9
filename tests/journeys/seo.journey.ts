import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Manifest } from "../../site/build/manifest.ts";
import { paths } from "../../site/src/routes.ts";
import { readContent, readPublications, releasedEpisodes, someArticle } from "./support/content.ts";
import { expect, test } from "./support/journey.ts";

const dist = resolve(import.meta.dirname, "../../dist");
const { pages, brand } = JSON.parse(readFileSync(`${dist}/manifest.json`, "utf8")) as Manifest;
const origin = `https://${brand.domain}`;

const htmlOf = (address: string) => readFileSync(`${dist}/site/${pages[address]?.file}`, "utf8");
const isHidden = (html: string) => /<meta name="robots" content="noindex/.test(html);

/** Addresses of the pages that may be found. */
const indexable = Object.keys(pages).filter((address) => !isHidden(htmlOf(address)));

async function read(request: APIRequestContext, path: string): Promise<{ type: string; text: string }> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return { type: answer.headers()["content-type"] ?? "", text: await answer.text() };
}

/** Text of every element of that name, as an XML parser reads it. Fails when the text is no XML. */
async function elements(page: Page, xml: string, name: string): Promise<string[]> {
  // On a blank page, where no policy forbids to parse.
  const blank = await page.context().newPage();
  return blank.evaluate(
    ([text, wanted]) => {
      const read = new DOMParser().parseFromString(text as string, "application/xml");
      const problem = read.querySelector("parsererror");
      if (problem) throw new Error(problem.textContent ?? "no XML");
      return [...read.getElementsByTagName(wanted as string)].map((element) => element.textContent ?? "");
    },
    [xml, name],
  );
}

test("the sitemap is XML, and robots.txt names it", async ({ page, request }) => {
  const { type, text } = await read(request, "/sitemap.xml");
  expect(type).toMatch(/^application\/xml/);
  expect(await elements(page, text, "loc")).toHaveLength(indexable.length);
  expect((await read(request, "/robots.txt")).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("no page that may be found is an orphan", () => {
  const linked = new Set(
    Object.keys(pages).flatMap((address) =>
      [...htmlOf(address).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, to]) => to),
    ),
  );
  expect(indexable.filter((address) => !linked.has(address))).toEqual([]);
});

test("both feeds hold every article, newest first, with full addresses", async ({ page, request }) => {
  await page.goto(paths.blog);
  const articles = indexable.filter((address) => address.startsWith(`${paths.blog}/`));
  for (const [path, type, entry, date] of [
    [paths.blogRss, "application/rss+xml", "item", "pubDate"],
    [paths.blogAtom, "application/atom+xml", "entry", "published"],
  ] as const) {
    const feed = await read(request, path);
    expect(feed.type).toContain(type);
    expect(await page.locator(`link[type="${type}"]`).getAttribute("href")).toBe(path);
    expect(await elements(page, feed.text, entry)).toHaveLength(articles.length);
    const times = (await elements(page, feed.text, date)).map((text) => Date.parse(text));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(feed.text).not.toMatch(/href=&quot;[/#]/);
  }
});

const [aGuide, aStudy, aPartnership] = (["guides", "case-studies", "partnerships"] as const).map(
  (folder) => readPublications(folder)[0]?.path ?? "",
) as [string, string, string];

for (const path of [someArticle, aGuide, aStudy]) {
  test(`${path} is there in plain Markdown that names its page`, async ({ page, request }) => {
    await page.goto(path);
    const markdown = await page.locator("link[type='text/markdown']").getAttribute("href");
    expect(markdown).toBe(paths.markdown(path));
    const answer = await request.get(markdown ?? "");
    expect(answer.headers()["content-type"]).toContain("text/markdown");
    expect(answer.headers()["x-robots-tag"]).toBe("noindex");
    const text = await answer.text();
    expect(text).toMatch(/^# .+\n\n> /);
    expect(text).toContain(`${origin}${path}`);
    expect(text).not.toMatch(/\{brand\}|\]\(\//);
  });
}

test("security.txt names whom to write to, by which rules and until when to believe it", async ({ request }) => {
  const { type, text } = await read(request, "/.well-known/security.txt");
  expect(type).toMatch(/^text\/plain/);
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/m);
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt`);
  expect(text).toContain(`Policy: ${origin}${paths.security}`);
});

interface Thing {
  "@type": string;
  [name: string]: unknown;
}

function thingsOn(address: string): Thing[] {
  const [, json] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(htmlOf(address)) ?? [];
  return json === undefined ? [] : (JSON.parse(json)["@graph"] as Thing[]);
}

test("pages say what they are about in structured data", () => {
  const types = (address: string) => thingsOn(address).map((thing) => thing["@type"]);
  expect(types(paths.home)).toEqual(["Organization", "WebSite", "FAQPage", "VideoObject"]);
  expect(types(paths.howItWorks)).toEqual(["FAQPage"]);
  expect(types(someArticle)).toEqual(["BlogPosting", "BreadcrumbList"]);
  expect(types(aGuide)).toEqual(["TechArticle", "BreadcrumbList"]);
  expect(types(aStudy)).toEqual(["Article", "BreadcrumbList"]);
  expect(types(aPartnership)).toEqual(["Article", "BreadcrumbList"]);
  const [series] = thingsOn(paths.podcast) as [Thing & { hasPart: { episode: { url: string }[] }[] }];
  const episodes = series.hasPart.flatMap(({ episode }) => episode);
  expect(episodes).toHaveLength(releasedEpisodes.length);
  for (const { url } of episodes) expect(htmlOf(paths.podcast)).toContain(`id="${url.split("#")[1]}"`);
  // An event without a page of its own is nothing to send anybody to.
  const announced = readContent("events").filter(({ link }) => link ?? brand.links.event);
  expect(types(paths.resourceHub)).toEqual(announced.map(() => "Event"));
  for (const address of indexable.filter((at) => types(at).some((type) => /Article|BlogPosting/.test(type)))) {
    const [{ image, headline, datePublished, dateModified }] = thingsOn(address) as [Thing];
    expect(headline).toBeTruthy();
    expect(datePublished).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(htmlOf(address).includes("Revised <time")).toBe(dateModified !== undefined);
    expect(htmlOf(address)).toContain(`property="og:image" content="${image}"`);
  }
});
