import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { checkContent } from "./check-content.ts";

const root = resolve(import.meta.dirname, "../..");
const content = mkdtempSync(join(tmpdir(), "content-"));
cpSync(join(root, "content"), content, { recursive: true, filter: (path) => !/\.(mp4|webp|pdf)$/.test(path) });
const changed = new Map<string, Buffer | undefined>();

function restore(): void {
  for (const [path, before] of changed) before ? writeFileSync(path, before) : rmSync(path);
  changed.clear();
}
afterEach(restore);
afterAll(() => rmSync(content, { recursive: true }));

type Change = readonly [from: string | RegExp, to: string];

/** The problems an author reads after these changes, by file: what is replaced by what, or the text of a new file. */
function problemsAfter(changes: Record<string, Change | string | Buffer>): string[] {
  restore();
  for (const [file, change] of Object.entries(changes)) {
    const path = join(content, file);
    changed.set(path, existsSync(path) ? readFileSync(path) : undefined);
    if (typeof change === "string" || Buffer.isBuffer(change)) {
      writeFileSync(path, change);
      continue;
    }
    const before = readFileSync(path, "utf8");
    const after = before.replace(...change);
    expect(after, `${file} is changed`).not.toBe(before);
    writeFileSync(path, after);
  }
  try {
    checkContent(content);
    return [];
  } catch (error) {
    const [first, ...lines] = (error as Error).message.split("\n");
    expect(first).toBe("The content cannot be used:");
    return lines;
  }
}

test("the content as it is can be built", () => {
  expect(problemsAfter({})).toEqual([]);
});

test("an author reads every problem at once, with file, line, field and remedy", () => {
  const lines = problemsAfter({
    "blog/mttr.md": [/^published:/m, "minutes: three\nsubtitle: More\npublished:"],
    "case-studies/voltmere.md": [/^summary: [\s\S]*?(?=description:)/m, ""],
    "guides/nist-csf-2-compliance.md": ["coverage: Partial", "coverage: Half"],
    "partnerships/hivecrest.md": ["minutes: 8", "minutes: 8 min"],
    "episodes.yaml": [/ {2}guest: a test lead.*\n/, ""],
    "events.yaml": ["date: 2025-11-27", "date: 27/11/2025"],
    "faq-home.yaml": [/- question: What does[\s\S]*?(?=- question)/, ""],
    "covers/mttr.svg": ['class="fill-ink"', 'fill="#141210"'],
    "pages.yaml": [/^ {2}category: tools\n/m, ""],
    "testimonials.yaml": [/ {2}person:.*\n/, ""],
    "podcast.yaml": ["A conversation", "{company}"],
    "customers.yaml": ["glyph: plot", "glyph: house"],
    "unread.yaml": "a: 1\n",
  });
  for (const part of [
    /^content\/blog\/mttr\.md:\d+ {2}minutes: is the text “three”, but must be a number$/,
    /^content\/blog\/mttr\.md:\d+ {2}the file: knows no field “subtitle”: remove it, or mend its name$/,
    /^content\/case-studies\/voltmere\.md:2 {2}summary: is missing: add it, with a text$/,
    /^content\/guides\/nist-csf-2-compliance\.md:\d+ {2}rows, entry 1 \(ID\.RA-01\), coverage: is the text “Half”, but must be one of Partial, Complete$/,
    /^content\/partnerships\/hivecrest\.md:\d+ {2}minutes: is the text “8 min”, but must be a number$/,
    /^content\/episodes\.yaml:\d+ {2}entry 1 \(s1e1\), guest: is missing: add it, with a text$/,
    /^content\/events\.yaml:\d+ {2}entry 1 \(micro-pen-.*\), date: is “27\/11\/2025”, but must be a day such as 2025-11-27$/,
    /^content\/faq-home\.yaml:\d+ {2}the file: has too few entries: at least 10 are needed$/,
    /^content\/covers\/mttr\.svg:\d+ {2}<path.*remove fill; colours are classes, one of fill-ink/,
    /^content\/pages\.yaml:\d+ {2}change-analysis-tool, category: is missing: add it, with a text$/,
    /^content\/testimonials\.yaml:\d+ {2}entry 1, person: is missing: add it, with a text$/,
    /^content\/podcast\.yaml:\d+ {2}lead: \{company\} is no placeholder: use \{brand\}/,
    /^content\/customers\.yaml:\d+ {2}plotstone, glyph: is the text “house”, but must be one of bird/,
    /^content\/unread\.yaml:1 {2}the file: is read by no page: remove it, or mend its name$/,
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(part));
  }
  expect(lines).toHaveLength(14);
});

test("YAML that cannot be read is explained in plain words, on its line", () => {
  const lines = problemsAfter({
    "podcast.yaml": "title: Talk\nlead: One\nabout:\n\t- Two\n",
    "newsletter.yaml": "section: One\nform: Two\nsection: Three\n",
    "resource-hub.yaml": "title: Resources: all of them\n",
    "book-a-demo.yaml": 'title: Demo\nlead: "Not closed\nagenda: []\n',
    "blog/mttr.md": [/^title:.*/m, "title: MTTR: say which R"],
    "blog/dast-for-devops.md": [/^published: .*/m, "published: 10.6.2024"],
    "blog/zero-vulnerabilities.md": "# No head\n",
    "events.yaml": "- id: *one\n",
  });
  expect(lines).toEqual([
    "content/blog/dast-for-devops.md:3  published: is “10.6.2024”, but must be a day such as 2024-06-10",
    "content/blog/mttr.md:2  “title: MTTR: say which R” holds a colon that is taken for a field's: put the text in quotes, or mend the indentation",
    "content/blog/zero-vulnerabilities.md:1  the head: must stand between two lines of ---",
    'content/book-a-demo.yaml:2  “lead: "Not closed” opens a quotation mark or bracket that is not closed: close it',
    "content/events.yaml:1  “- id: *one” begins with * or &, which means something else here: put the text in quotes",
    "content/newsletter.yaml:3  “section: Three” is the second field of this name: remove one of the two",
    "content/podcast.yaml:4  “- Two” is indented by a tab: use spaces",
    "content/resource-hub.yaml:1  “title: Resources: all of them” holds a colon that is taken for a field's: put the text in quotes, or mend the indentation",
  ]);
});

test("what refers to something else is looked at across files", () => {
  const lines = problemsAfter({
    "testimonials.yaml": ["customer: voltmere", "customer: nobody"],
    "home.yaml": [/caseStudy: .*/, "caseStudy: nobody"],
    "events.yaml": ["cover: past-event", "cover: lost"],
    "episodes.yaml": ["id: s1e2\n", "id: s1e1\n"],
    "blog/mttr.md": [/^published: .*/m, "published: 2024-06-04"],
  });
  for (const part of [
    /case-studies\/voltmere\.md:\d+ {2}the file: “voltmere” is not in content\/testimonials\.yaml/,
    /testimonials\.yaml:\d+ {2}entry 4, customer: “nobody” is not in content\/customers\.yaml: add it there, or mend the name/,
    /home\.yaml:\d+ {2}results, items, entry 1 \(.*\), caseStudy: “nobody” is not in content\/case-studies\//,
    /events\.yaml:\d+ {2}entry 2 \(testing-what-ships-this-week\), cover: has no cover: add content\/covers\/lost\.svg/,
    /episodes\.yaml:\d+ {2}entry 2 \(s1e1\): “s1e1” is taken by an entry above: give it another/,
    /mttr\.md:\d+ {2}date: says another day than published \(2024-06-04\): write “4 June 2024” or “June 2024”, or remove it/,
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(part));
  }
  expect(lines).toHaveLength(6);
});

const head = readFileSync(join(root, "content/blog/what-is-a-micro-test.md"), "utf8").split(/(?<=\n---\n)/, 1)[0] ?? "";

test.each([
  ["a dead link", "[how](/how-it-work)", "the text links to /how-it-work, where nothing is: mend the address"],
  [
    "a link without its slash",
    "[five](/blog/top-5-business-logic-flaws)",
    "the text links to /blog/top-5-business-logic-flaws, where nothing is: write /blog/top-5-business-logic-flaws/",
  ],
  ["an old address", "[plot](/case-study)", "where nothing is: write /plotstone-case-study"],
  ["a relative link", "[mttr](mttr)", "the link to mttr is relative: begin it with / or https://"],
  [
    "a dead anchor",
    "[up](#up)\n\n## One thing",
    "the text links to #up, but no heading has that anchor: use one of #one-thing",
  ],
  ["another page's dead anchor", "[m](/blog/mttr#none)", "the text links to #none, but no heading has that anchor"],
  ["a second title", "# Title", "“Title”: the title is the page's one first heading: begin with ##"],
  ["headings out of order", "## One\n\n#### Two", "“Two”: a heading is left out above it: write ###"],
  ["a picture without words", "![](/a.png)", "the picture /a.png has no text for those who cannot see it"],
  ["a script", "<script>alert(1)</script>", "holds <script>, which the site's policy blocks: remove it"],
  ["a handler", '<b onclick="x()">x</b>', "holds onclick, which the site's policy blocks: remove it"],
  ["code without an end", "```http\nGET /", "the code that ``` begins is not closed: end it with ```"],
])("%s is found in a text, on its line", (_, body, message) => {
  const lines = problemsAfter({ "blog/what-is-a-micro-test.md": `${head}\n${body}\n` });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(message);
  const line = Number(/\.md:(\d+)/.exec(lines[0] ?? "")?.[1]);
  expect(line).toBeGreaterThan(head.split("\n").length);
});

test("code may hold what a text may not", () => {
  const body = "`<script>` and `[a](b)`\n\n```html\n# x\n<script>[a](b)</script>\n```\n";
  expect(problemsAfter({ "blog/what-is-a-micro-test.md": `${head}\n${body}` })).toEqual([]);
});

test("a file that is not in UTF-8 is found", () => {
  const lines = problemsAfter({ "blog/what-is-a-micro-test.md": Buffer.from(`${head}\nA caf\u00e9.\n`, "latin1") });
  expect(lines).toEqual([expect.stringContaining("the file: is not in UTF-8: save it again in that encoding")]);
});

test("nothing may link to what is not published yet", () => {
  for (const later of ["draft: true\npublished: 2024-06-03", "published: 2999-01-01"]) {
    const lines = problemsAfter({ "blog/mttr.md": [/^date: .*\npublished: .*/m, later] });
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toContain("the text links to /blog/mttr, where nothing is");
  }
});
