import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { brand } from "../../brand/brand.ts";
import { firstBrand } from "../../brand/first-brand.ts";
import { comingSoon, outsideLinks, paths } from "../../site/src/routes.ts";
import { type SearchDocument, searchOptions } from "../../site/src/search/search-documents.ts";
import { html, main, readOn, readYaml, site, textsIn } from "./read-pages.ts";
import { readRoot, root } from "./repository-files.ts";

const contentFiles = readdirSync(join(root, "content")).filter((file) => file.endsWith(".yaml"));
const contentTexts = () =>
  readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|yaml)$/.test(file))
    .map((file) => readRoot(`content/${file}`));
const words = contentFiles
  .filter((file) => !/^(episodes|podcast|samples|hero-ticket|customers)\.yaml$/.test(file))
  .map((file) => ({ file, content: readYaml(file) }));

/** The texts of one entry, such as a card or a question, of each entry in which one of its own texts matches. */
function* entriesWith(pattern: RegExp, value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  const own = Object.values(value).filter((inner) => typeof inner === "string");
  if (own.some((text) => pattern.test(text))) yield own.join(" ");
  for (const inner of Object.values(value)) yield* entriesWith(pattern, inner);
}

// A company that puts in words and figures of its own has its own claims.
const ours = test.runIf(brand.name === firstBrand.name);

ours.each<[page: string, claims: readonly string[]]>([
  [
    paths.home,
    [
      "Continuous, AI-assisted security testing",
      "24/7 dedicated testing team",
      "48-hour SLA",
      "1-2-1 remediation support",
      "Full platform access",
      "AI-powered review and test planning",
      "CI/CD integration",
      "White-label platform and reporting",
      "Consumption-based pricing",
      "Scales without extra headcount",
      "CREST-registered",
      "can serve as SOC 2 and ISO 27001 evidence",
      "as little as 45 minutes",
      "typically happens within five days",
      "Under five minutes",
      "hundreds of thousands of events",
      "All types of application",
    ],
  ],
  [
    paths.howItWorks,
    [
      "Continuous security testing",
      "Three AI agents",
      "As little as 45 minutes",
      "hundreds of thousands of events daily",
      "Under 5 minutes",
      "Within 5 days",
      "accredited team",
      "can serve as SOC 2 and ISO 27001 evidence",
      "falls from months to hours or days",
    ],
  ],
  [paths.changeAnalysisTool, ["can take as little as 45 minutes"]],
])("%s makes its claims in the agreed words", (page, claims) => {
  const read = readOn(page).replaceAll("\u00a0", " ");
  expect(claims.filter((claim) => !read.includes(claim))).toEqual([]);
});

ours("a figure stands beside its customer, wherever it is printed", () => {
  const customers = Object.entries(parse(readRoot("content/customers.yaml")) as Record<string, { name: string }>);
  const names = customers.flatMap(([id, { name }]) => [id, name]);
  const printed = words.flatMap(({ file, content }) =>
    [...entriesWith(/\b(5x|13 seconds|thirteen seconds)\b|70%/, content)].map((entry) => `${file}: ${entry}`),
  );
  expect(printed.length).toBeGreaterThan(4);
  const why = "Say whose figure it is and what it was measured against.";
  expect(
    printed.filter((entry) => !names.some((name) => entry.includes(name))),
    why,
  ).toEqual([]);
});

ours("the 13 seconds are told three times, once beside the time that the tool took itself", () => {
  const times = words
    .filter(({ file }) => file !== "testimonials.yaml")
    .flatMap(({ content }) => [...textsIn(content)])
    .flatMap((text) => text.match(/\b(13|thirteen)[ \u00a0-]s(econds?)?\b/gi) ?? []);
  expect(times).toHaveLength(3);
  expect(JSON.stringify(readYaml("testimonials.yaml"))).not.toMatch(/thirteen|13/);
});

test("a testimonial leads to its customer's study, and nowhere where there is none", () => {
  const quotes = readYaml("testimonials.yaml") as { customer: string; person: string }[];
  for (const page of [paths.home, paths.howItWorks]) {
    const slides = main(page)
      .split("<figure")
      .filter((part) => part.includes("<blockquote"));
    expect(slides).toHaveLength(quotes.length);
    for (const { customer, person } of quotes) {
      const slide = slides.find((part) => part.includes(person))?.split("</figure>")[0] ?? "";
      const study = existsSync(join(root, `content/case-studies/${customer}.md`)) ? [paths.caseStudy(customer)] : [];
      expect(
        [...slide.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
        `${page}: ${customer}`,
      ).toEqual(study);
    }
  }
});

test("how good the engine is can be asked where it is praised, and at the foot of every page", () => {
  const link = `href="${paths.howGoodIsIt}"`;
  for (const page of [paths.home, paths.howItWorks, paths.resourceHub, paths.changeAnalysisTool])
    expect(main(page), page).toContain(link);
  expect(html(paths.privacyNotice)).toContain(link);
});

test.each([
  ["pricing", `${paths.home}#what-does-it-cost`],
  ["cost", `${paths.home}#what-does-it-cost`],
  ["subprocessor", paths.ticketHandling],
  ["sub-processor", paths.ticketHandling],
  ["retention", paths.ticketHandling],
  ["GDPR", paths.privacyNotice],
  ["API", paths.api],
  ["status", paths.api],
])("who searches for %j finds the page that answers", (wanted, answer) => {
  const index = MiniSearch.loadJSON<SearchDocument>(readFileSync(join(site, paths.searchIndex), "utf8"), searchOptions);
  const found = index.search(wanted, { combineWith: "AND" }).map(({ id }) => String(id));
  expect(found.slice(0, 3)).toContain(answer);
  const [page = "", anchor] = answer.split("#");
  if (anchor) expect(html(page)).toContain(`id="${anchor}"`);
  else expect(html(page).toLowerCase()).toContain(wanted.toLowerCase().replace("subp", "sub-p"));
});

test("a micro test is the same thing wherever it is explained", () => {
  const explained = [readRoot("docs/glossary.md"), ...contentTexts()].flatMap(
    (text) => text.replace(/\s+/g, " ").match(/one endpoint, one service or one [a-z]+ ?(of )?[a-z]+/g) ?? [],
  );
  expect(explained.length).toBeGreaterThan(6);
  const agreed = /one endpoint, one service or one (kind of vulnerability|vulnerability type)/;
  expect(explained.filter((text) => !agreed.test(text))).toEqual([]);
});

test("a page that stands in for another speaks of no folders", () => {
  for (const what of outsideLinks) expect(readOn(comingSoon(what))).not.toMatch(/folder|repository|brand\.ts/i);
});

const filler =
  /\b(unlock|seamless|revolutioni[sz]|fast-paced|leverag|cutting-edge|game-chang|world-class|best-in-class|empower|holistic|synerg|delv(e|ing)|effortless|ever-evolving|state-of-the-art|supercharg|streamlin|peace of mind)|!(\s|$)/i;

test("no page is filled with words that say nothing, nor shouts", () => {
  const found = words.flatMap(({ file, content }) =>
    [...textsIn(content)].filter((text) => filler.test(text)).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
  expect(["Unlock your teams", "Try it!"].every((text) => filler.test(text))).toBe(true);
});

const maxSentenceWords = 30;

test("no sentence of a page is longer than 30 words", () => {
  const long = words.flatMap(({ file, content }) =>
    [...textsIn(content)]
      .flatMap((text) => text.split(/(?<=[.?:;])\s+/))
      .filter((sentence) => sentence.split(/\s+/).length > maxSentenceWords)
      .map((sentence) => `${file}: ${sentence}`),
  );
  expect(long, "Say it in two.").toEqual([]);
});

test("the threats on the page of security are some of those in SECURITY.md, and it says how many there are", () => {
  const ids = [...readRoot("SECURITY.md").matchAll(/^\| ([STRIDE]\d+) \|/gm)].map(([, id]) => id);
  const { sections } = readYaml("security.yaml") as {
    sections: { id: string; heading: string; paragraphs?: string[]; threats?: { id: string }[] }[];
  };
  const section = sections.find(({ threats }) => threats);
  const shown = section?.threats?.map(({ id }) => id) ?? [];
  expect(shown).toHaveLength(10);
  expect(section?.heading).toMatch(/^Ten of /);
  expect(ids).toEqual(expect.arrayContaining(shown));
  expect(section?.paragraphs?.[0]).toContain(`lists ${ids.length} threats`);
});
