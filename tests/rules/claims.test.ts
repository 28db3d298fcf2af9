import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import MiniSearch from "minisearch";
import { type DefaultTreeAdapterTypes, parse as parseHtml } from "parse5";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { brand } from "../../brand/brand.ts";
import { firstBrand } from "../../brand/first-brand.ts";
import { comingSoon, outsideLinks, paths } from "../../site/src/routes.ts";
import { type SearchDocument, searchOptions } from "../../site/src/search/search-documents.ts";
import { wilson } from "../support/wilson.ts";
import { readRoot, root } from "./repository-files.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;

const site = join(root, "dist/site");
const html = (path: string) => readFileSync(join(site, path === paths.home ? "index.html" : `${path}.html`), "utf8");

/** What is read on a page: no scripts, and nothing that only a screen reader says. */
function textOf(node: Node | DefaultTreeAdapterTypes.Document): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if ("tagName" in node) {
    if (["script", "style", "svg", "template"].includes(node.tagName)) return "";
    if (node.attrs.some(({ name, value }) => name === "class" && value.split(" ").includes("sr-only"))) return "";
  }
  return "childNodes" in node ? node.childNodes.map(textOf).join(" ") : "";
}
const readOn = (path: string) => textOf(parseHtml(html(path))).replace(/\s+/g, " ");
const main = (path: string) => /<main[\s\S]*<\/main>/.exec(html(path))?.[0] ?? "";

const contentFiles = readdirSync(join(root, "content")).filter((file) => file.endsWith(".yaml"));
const readYaml = (file: string): unknown => parse(readRoot(`content/${file}`));
const contentTexts = () =>
  readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|yaml)$/.test(file))
    .map((file) => readRoot(`content/${file}`));
const words = contentFiles
  .filter((file) => !/^(episodes|podcast|samples|hero-ticket|customers)\.yaml$/.test(file))
  .map((file) => ({ file, content: readYaml(file) }));

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

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

test("what is told of diffs is what decision 021 measured the first time", () => {
  const decision = readRoot("docs/decisions/021-code-in-a-diff-is-lexed.md");
  const { diffs } = readYaml("how-good-is-it.yaml") as {
    diffs: {
      heading: string;
      sum: Record<string, string>;
      sets: { diffs: number; found: string; right: string; alarmed: string }[];
    };
  };
  const told = diffs.sets.map(({ diffs: count, found, right, alarmed }) => [count, found, right, alarmed].join("; "));
  const [, ...first] =
    /wrote (\d+) diffs.*?(\d+) of the (\d+) risky ones were found, (\d+) of (\d+) findings were right, and (\d+) of the (\d+) harmless/.exec(
      decision,
    ) ?? [];
  const [, ...second] =
    /second blind set of (\d+): recall (\d+) of (\d+), precision (\d+) of (\d+), false alarms (\d+) of (\d+)/.exec(
      decision,
    ) ?? [];
  const asTold = ([count, ...pairs]: string[]) =>
    [count, ...[0, 2, 4].map((at) => `${pairs[at]} of ${pairs[at + 1]}`)].join("; ");
  expect(told).toEqual([asTold(first), asTold(second)]);
  // The manual adds both up, so that the better set never stands alone.
  const sum = (at: number) => Number(first[at]) + Number(second[at]);
  const each = (at: number) => [first, second].map((set) => `${set[at]} of ${set[at + 1]}`);
  const [all, found, risky, right, findings, alarmed, harmless] = [0, 1, 2, 3, 4, 5, 6].map(sum);
  const both = (at: number) => `${sum(at)} of ${sum(at + 1)}, ${wilson(sum(at), sum(at + 1)).join(" to ")}`;
  expect(diffs.sum).toEqual({ diffs: `both, ${all}`, found: both(1), right: both(3), alarmed: both(5) });
  expect(diffs.heading).toBe(`On code, ${sum(4) - sum(3)} of ${findings} findings were wrong`);
  const pipeline = readRoot("docs/pipeline.md");
  expect(pipeline).toContain(`The engine then read all ${all} for the first time:`);
  const row = (name: string, at: number, part?: number, whole?: number) =>
    `| ${[name, ...each(at), `${part} of ${whole}`, wilson(sum(at), sum(at + 1)).join(" to ")].join(" | ")} |`;
  expect(pipeline).toContain(row("risky diffs that raised an alarm, for the right reason or not", 1, found, risky));
  expect(pipeline).toContain(row("harmless diffs that raised an alarm", 5, alarmed, harmless));
  expect(pipeline).toContain(row("findings that were right", 3, right, findings));
  // It says that the two shares may differ by chance alone: two-sided, as counted by Fisher.
  const choose = (n: number, k: number) =>
    Array.from({ length: k }, (_, i) => (n - i) / (k - i)).reduce((a, b) => a * b, 1);
  const alarms = sum(1) + sum(5);
  const chance = (hits: number) => choose(sum(2), hits) * choose(sum(6), alarms - hits);
  const ways = Array.from({ length: alarms + 1 }, (_, hits) => chance(hits));
  const asFar = ways.filter((one) => one <= chance(sum(1)) * (1 + 1e-9)).reduce((a, b) => a + b, 0);
  const share = Math.round((100 * asFar) / choose(sum(2) + sum(6), alarms));
  expect(share).toBeGreaterThan(5);
  expect(pipeline).toContain(
    `as far apart as ${found} of ${risky} and ${alarmed} of ${harmless}, or further, would still come up by chance ${share}% of the time (Fisher's exact test)`,
  );
});

test("the pages of accuracy and benchmark print the counts of each share, and what the engine learnt from", () => {
  const { sets, reliability } = JSON.parse(readRoot("content/benchmark.json")) as {
    sets: { real: { rows: Record<string, Record<string, { part: number; whole: number } | null>> } };
    reliability: { tickets: number }[];
  };
  const number = (value: number) => value.toLocaleString("en-GB");
  const countsOf = (readers: string[]) =>
    readers.flatMap((reader) =>
      Object.values(sets.real.rows[reader] ?? {}).flatMap((one) =>
        one ? [`${number(one.part)} of ${number(one.whole)}`] : [],
      ),
    );
  const printed = [
    { page: readOn(paths.howGoodIsIt), expected: countsOf(["engine", "reviewer"]) },
    { page: readOn(paths.benchmark), expected: countsOf(Object.keys(sets.real.rows)) },
  ];
  for (const { page, expected } of printed) {
    expect(expected.length).toBeGreaterThan(15);
    expect(expected.filter((counts) => !page.includes(counts))).toEqual([]);
  }
  const says = ["how-good-is-it.yaml", "benchmark.yaml"].flatMap((file) => [...textsIn(readYaml(file))]).join(" ");
  const others = reliability.reduce((sum, { tickets }) => sum + tickets, 0);
  const once = readRoot("analyst/corpus/real/further-labels.jsonl").trim().split("\n").length;
  expect(says).toContain(`${number(others)} of the other projects, and ${number(once)} judged only once`);
  expect(says).toContain(
    `${number(once)} of the ${number(others + once)} real texts that the engine learnt from have no project on record`,
  );
  const decision = readRoot("docs/decisions/016-situations-instead-of-templates.md");
  const [, findings = 0, signed, edited, refused] =
    /round 4, real tickets \| (\d+) (?:\| \.\d+ ){6}\| \.(\d+) \| \.(\d+) \| \.(\d+)/.exec(decision)?.map(Number) ?? [];
  expect(decision).toContain("from round 2 on two reviewers each");
  expect(decision).not.toMatch(/^\| round 5/m);
  expect(says).toContain(
    `Two strict reviewers, also language models, have read ${findings} findings on other real tickets.`,
  );
  // The decision has them in whole per cent: only these counts make all three and add up.
  const judgements = [signed, edited, refused].map((share = 0) => Math.round((2 * findings * share) / 100));
  expect(judgements.reduce((sum, count) => sum + count)).toBe(2 * findings);
  const [ones = 0, afterEdit, none] = judgements;
  expect(says).toContain(
    `Of their ${2 * findings} judgements, ${ones} accepted the finding as it stood, ${afterEdit} accepted it after an edit, and ${none} refused it`,
  );
  expect(readRoot("analyst/training/metrics.ts")).toContain("const MAX_FALSE_ALARMS = 0.05;");
  expect(says).toContain("at most one false alarm in twenty harmless tickets, and took the lowest threshold");
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

test("home and how-it-works say what the engine alone misses, as it was measured", () => {
  const { engine } = JSON.parse(readRoot("content/benchmark.json")).sets.real.rows;
  const share = Math.round(engine.riskyFound.share * 100);
  expect(readRoot("content/home.yaml").replace(/\s+/g, " ")).toContain(
    `it marked ${share}% of the public changes in which language models, told to judge as testers, saw something to test. Three in ten of the changes it marked had nothing to test, or said too little to tell.`,
  );
  const { beside, planned, sets } = JSON.parse(readRoot("content/benchmark.json"));
  const { tickets, harmless } = sets.real;
  const home = readOn(paths.home);
  expect(home).toContain(`${Math.round((100 * harmless) / tickets)}%`);
  expect(home).toContain(
    `of ${tickets.toLocaleString("en-GB")} public changes, mostly commit messages, had nothing to test`,
  );
  expect(engine.alarmsRight.share).toBeCloseTo(0.7, 1);
  const { part: asked, whole: vague } = engine.vagueAsked;
  const { silent } = JSON.parse(readRoot("content/real-tickets.json")).kept;
  const askedRisky = engine.riskyFound.whole - engine.riskyFound.part - silent.risky;
  for (const file of ["content/faq-home.yaml", "content/faq-how-it-works.yaml"])
    expect(readRoot(file).replace(/\s+/g, " ")).toContain(
      `On ${tickets.toLocaleString("en-GB")} public changes, mostly commit messages, our engine alone sent back ${engine.questionsRight.whole} with questions. Language models had judged ${vague} too vague, and it caught ${asked} of these. The other ${engine.questionsRight.whole - asked} questions were needless, though ${askedRisky} of them fell on changes that deserved a test.`,
    );
  expect(readRoot("content/how-it-works.yaml").replace(/\s+/g, " ")).toContain(
    `Alone it marked ${share}% of the public changes in which language models, told to judge as testers, saw something to test.`,
  );
  expect(readRoot("docs/api.md")).toContain(
    `the engine marked, rightly or not, [${share}%](/how-good-is-it) of the real public changes in which language models, told to judge as testers, saw something to test.`,
  );
  // What a test takes for planning is the article's figure.
  expect(readRoot("content/how-it-works.yaml")).toContain(`Then 80 hours hold ${80 / 2.5}.`);
  const hundred = (count: number) => (100 * count) / tickets;
  const { automated, manual } = planned;
  const hours = ({ tests, minutes }: { tests: number; minutes: number }) =>
    `${Math.round(hundred(minutes) / 60)} to ${Math.round(2.5 * hundred(tests))}`;
  const whole = (count: number) => Math.round(hundred(count));
  const eitherMarks = (count: "tickets" | "risky") =>
    beside.both[count] + beside.reviewer[count] + beside.engine[count];
  const row = (says: string, ...cells: (string | number)[]) => `${[says, ...cells].join(" ")} `;
  for (const sentence of [
    row("marked, and deserve a test", whole(engine.riskyFound.part), whole(eitherMarks("risky"))),
    row(
      "marked needlessly",
      whole(engine.falseAlarmTickets.part),
      whole(eitherMarks("tickets") - eitherMarks("risky")),
    ),
    row(
      "deserve a test, but missed",
      whole(engine.riskyFound.whole - engine.riskyFound.part),
      whole(beside.neither.risky),
    ),
    row("sent back with a question, nine in ten needlessly", whole(engine.questionsRight.whole), "not counted"),
    row(
      "to test all that was marked",
      `${hours({ tests: automated.tests + manual.tests, minutes: automated.minutes + manual.minutes })} h`,
      "at least twice that",
    ),
    `Of the hours, ${hours(automated)} go into writing ${whole(automated.tests)} scripts, once each, and ${hours(manual)} into ${hundred(manual.tests).toFixed(1)} tests by hand.`,
    `A plain search for security words marks ${whole(sets.real.rows.search.riskyFound.part)} of a hundred rightly and ${whole(sets.real.rows.search.falseAlarmTickets.part)} needlessly.`,
  ])
    expect(home).toContain(sentence);
  expect(engine.questionsRight.share).toBeCloseTo(0.1, 1);
  // At least twice the hours: what the stand-in reports, and one finding wherever only the engine marks.
  const { reviewer } = sets.real.rows;
  expect(reviewer.findingPrecision.whole + beside.engine.tickets).toBeGreaterThanOrEqual(
    2 * engine.findingPrecision.whole,
  );
  const { issue, story } = JSON.parse(readRoot("content/real-tickets.json")).kept.byKind;
  expect(home).toContain(
    `Only ${issue.tickets + story.tickets} were tickets written beforehand. ${issue.risky + story.risky} of these deserve a test; the engine alone marked ${issue.found + story.found} of them and ${issue.falseAlarms + story.falseAlarms} others.`,
  );
});

test("the terms and the page on tickets say what the engine alone misses, as it was measured", () => {
  const { engine } = JSON.parse(readRoot("content/benchmark.json")).sets.real.rows;
  const marked = `marked ${Math.round(engine.riskyFound.share * 100)}% of the public changes in which language models, told to judge as testers, saw something to test`;
  const terms = [...textsIn(readYaml("terms.yaml"))].join(" ");
  expect(terms).toContain(marked);
  expect(terms).toContain(
    "Three in ten of its alarms were on changes that had nothing to test, or said too little to tell.",
  );
  expect(engine.alarmsRight.share).toBeCloseTo(0.7, 1);
  const brandFile = readRoot("brand/brand.ts");
  expect(brandFile).toContain(marked);
  const { classNamed, risky } = JSON.parse(readRoot("content/benchmark.json")).sets.real;
  expect(brandFile).toContain(
    `(“How good is it?”), and ${Math.round(100 * engine.falseAlarmTickets.share)}% of the others. In ${Math.round((100 * classNamed) / risky)}% of the first kind it named a weakness that they expected.`,
  );
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
