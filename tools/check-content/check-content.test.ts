import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { checkContent } from "./check-content.ts";

const root = resolve(import.meta.dirname, "../..");
const content = mkdtempSync(join(tmpdir(), "content-"));
cpSync(join(root, "content"), content, { recursive: true, filter: (path) => !/\.(mp4|webp|pdf)$/.test(path) });

// Texts that mistakes are put into below, should editors have removed the real ones.
for (const name of [
  "mttr",
  "what-is-a-micro-test",
  "dast-for-devops",
  "zero-vulnerabilities",
  "top-5-business-logic-flaws",
]) {
  const [text, cover] = [join(content, `blog/${name}.md`), join(content, `covers/${name}.svg`)];
  if (existsSync(text)) continue;
  const fields = ["title: A title", "date: 3 June 2024", "published: 2024-06-03", "author: A", "summary: A."];
  writeFileSync(text, ["---", ...fields, "description: A.", "keywords: [a]", "---", "", "A text.", ""].join("\n"));
  if (!existsSync(cover)) cpSync(join(content, "covers/past-event.svg"), cover);
}
// Most tests replace whole texts, with the links to their files.
for (const name of readdirSync(content, { recursive: true, encoding: "utf8" }).filter((path) =>
  /\.(md|yaml)$/.test(path),
)) {
  const path = join(content, name);
  writeFileSync(path, readFileSync(path, "utf8").replaceAll(/\(\/downloads\/[^)\s]+\)/g, "(/blog)"));
}
rmSync(join(content, "downloads"), { recursive: true, force: true });
writeFileSync(join(content, "blog/plan-of-a-test.png"), Buffer.from("\x89PNG\r\n", "latin1"));

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
    mkdirSync(dirname(path), { recursive: true });
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
    "blog/mttr.md": [/^minutes: .*/m, "minutes: three\nsubtitle: More"],
    "case-studies/voltmere.md": [/^summary: [\s\S]*?(?=description:)/m, ""],
    "guides/nist-csf-2-compliance.md": ["coverage: Partial", "coverage: Half"],
    "partnerships/hivecrest.md": ["minutes: 8", "minutes: 8 min"],
    "episodes.yaml": [/ {2}guest: a test lead.*\n/, ""],
    "events.yaml": ["date: 2025-11-27", "date: 27/11/2025"],
    "faq-home.yaml": [/- question: What does[\s\S]*?(?=- question)/, ""],
    "covers/mttr.svg": ['class="fill-ink"', 'fill="#141210"'],
    "pages.yaml": [/^ {2}category: tools\n/m, ""],
    "testimonials.yaml": [/ {2}person:.*\n/, ""],
    "podcast.yaml": ["Conversations", "{company}"],
    "customers.yaml": [/glyph: \w+/, "glyph: house"],
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
    /^content\/customers\.yaml:\d+ {2}\S+, glyph: is the text “house”, but must be one of bird/,
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

test("no two publications have one title or one description", () => {
  const lines = problemsAfter({
    "blog/what-is-a-micro-test.md": [/^title: .*/m, "title: Same"],
    "guides/nist-csf-2-compliance.md": [/^title: .*/m, "title: Same"],
  });
  expect(lines).toEqual([
    expect.stringMatching(
      /^content\/guides\/.*\.md:2 {2}title: is that of content\/blog\/.*\.md too: word one of them/,
    ),
  ]);
});

test("what refers to something else is looked at across files", () => {
  const lines = problemsAfter({
    "testimonials.yaml": ["customer: voltmere", "customer: nobody"],
    "home.yaml": [/caseStudy: .*$/m, "caseStudy: nobody }"],
    "events.yaml": ["cover: past-event", "cover: lost"],
    "episodes.yaml": ["id: s1e2\n", "id: s1e1\n"],
    "blog/mttr.md": [/^published: .*\nrevised: .*/m, "published: 2024-06-04\nrevised: 2024-06-04"],
  });
  for (const part of [
    /case-studies\/voltmere\.md:\d+ {2}the file: “voltmere” is not in content\/testimonials\.yaml/,
    /testimonials\.yaml:\d+ {2}entry 4, customer: “nobody” is not in content\/customers\.yaml: add it there, or mend the name/,
    /home\.yaml:\d+ {2}hero, facts, entry 1, caseStudy: “nobody” is not in content\/case-studies\//,
    /events\.yaml:\d+ {2}entry 2 \(testing-what-ships-this-week\), cover: is missing: add content\/covers\/lost\.svg, or name another cover/,
    /episodes\.yaml:\d+ {2}entry 2 \(s1e1\): “s1e1” is taken by an entry above: give it another/,
    /mttr\.md:\d+ {2}date: says another day than published \(2024-06-04\): write “4 June 2024” or “June 2024”, or remove it/,
    /mttr\.md:\d+ {2}revised: is no later than published \(2024-06-04\)/,
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(part));
  }
  expect(lines).toHaveLength(7);
});

const head = readFileSync(join(content, "blog/what-is-a-micro-test.md"), "utf8").split(/(?<=\n---\n)/, 1)[0] ?? "";

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
  ["a dead anchor of the podcast", "[one](/podcast#s9e9)", "the text links to #s9e9, but no heading has that anchor"],
  ["a dead link written apart", "[how][it]\n\n[it]: /how-it-work", "the text links to /how-it-work, where nothing is"],
  ["a picture without words", "![](/a.png)", "the picture /a.png has no text for those who cannot see it"],
  ["a picture from elsewhere", "![A plan.](https://example.com/a.png)", "is from elsewhere: save it beside this file"],
  ["a picture of another folder", "![A plan.](../covers/mttr.svg)", "is in another folder: put it beside this file"],
  ["a picture that is missing", "![A plan.](plan.png)", "the picture plan.png is not beside this file: put it there"],
  ["a picture's name in capitals", "![A.](Plan-of-a-test.png)", "is not beside this file: write plan-of-a-test.png"],
  ["a picture as HTML", '<img src="a.png">', "holds <img>: write a picture as ![what is seen](file.png)"],
  ["a link as HTML", '<a class="b" href="/no">x</a>', "holds <a href>: write a link as [words](/address)"],
  ["an address that runs", "[a](javascript:alert(1))", "holds javascript:, which the site's policy blocks"],
  ["a placeholder that is none", "By {brnd}.", "{brnd} is no placeholder: write code in `backticks`, or mend the name"],
  ["a script", "<script>alert(1)</script>", "holds <script>, which the site's policy blocks: remove it"],
  ["a handler", '<b onclick="x()">x</b>', "holds onclick, which the site's policy blocks: remove it"],
  [
    "a measure without a definition",
    "```measures\nspeed\n```",
    "“speed” is not in content/time-measures.yaml: add it there, or mend the name",
  ],
  [
    "a finding that cannot be read",
    "```findings\ncounted on: 2024-05-31\nwithin: 30\nF-1,31.5.2024,\n```",
    "findings, line 1: “31.5.2024” is no day such as 2024-05-31: write year, month and day in that order.",
  ],
  ["findings without a day", "```findings\nF-1,2024-05-03,\n```", "findings: begin with “counted on: 2024-05-31”"],
  ["code without an end", "```http\nGET /", "the code that ``` begins is not closed: end it with ```"],
])("%s is found in a text, on its line", (_, body, message) => {
  const lines = problemsAfter({ "blog/what-is-a-micro-test.md": `${head}\n${body}\n` });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(message);
  const line = Number(/\.md:(\d+)/.exec(lines[0] ?? "")?.[1]);
  expect(line).toBeGreaterThan(head.split("\n").length);
});

test.each([
  ["of its kind", "plan.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', undefined],
  [
    "with a script",
    "plan.svg",
    '<svg viewBox="0 0 9 9"><script>x</script></svg>',
    "holds <script>, which no picture may",
  ],
  ["with a handler", "plan.svg", '<svg viewBox="0 0 9 9" onload="x"/>', "holds onload, which no picture may"],
  ["that fetches", "plan.svg", '<svg viewBox="0 0 9 9"><image href="https://a.b/"/></svg>', "holds https:, which no"],
  ["without a size", "plan.svg", "<svg/>", "plan.svg is not what its ending says: save it as .svg again"],
  ["with another ending", "plan.png", Buffer.from([255, 216, 255, 224]), "says: rename it to plan.jpg"],
  ["of no kind", "plan.webp", "RIFF", "is not what its ending says: save it as .webp again"],
  ["as large as may be", "plan.jpg", Buffer.alloc(6 * 1024 * 1024, Buffer.from([255, 216, 255])), undefined],
  ["too large", "plan.jpg", Buffer.alloc(6 * 1024 * 1024 + 1, Buffer.from([255, 216, 255])), "more than 6144 KiB"],
  ["of a kind that is not shown", "plan.gif", "GIF89a", "plan.gif cannot be shown: save it as .png, .jpg"],
])("a picture %s: %s", (_, name, bytes, message) => {
  const text = `${head}\n![A plan.](${name})\n`;
  const lines = problemsAfter({ [`blog/${name}`]: bytes, "blog/what-is-a-micro-test.md": text });
  const inText = lines.filter((line) => line.includes("what-is-a-micro-test.md"));
  expect(inText).toEqual(message === undefined ? [] : [expect.stringContaining(message)]);
});

const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"/>';
/** How a PNG of this colour type begins. */
const png = (colourType: number) =>
  Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(17), Buffer.from([colourType])]);

test.each([
  ["drawn", "a.svg", drawn, undefined],
  ["with a script", "a.svg", '<svg viewBox="0 0 9 9"><script/></svg>', "a.svg holds <script>, which no picture may"],
  ["with transparency", "a.png", png(6), undefined],
  ["on a ground of its own", "a.png", png(2), "a.png has a ground of its own"],
  ["as large as may be", "a.svg", drawn.padEnd(100 * 1024), undefined],
  ["too large", "a.svg", drawn.padEnd(100 * 1024 + 1), "a.svg weighs more than 100 KiB"],
  ["of another kind", "a.jpg", "x", "must be the name of an .svg or .png file in content/logos/"],
  ["that is not there", "b.svg", undefined, "“b.svg” is not in content/logos/: put it there, or mend the name"],
])("a customer's logo %s: %s", (_, name, bytes, message) => {
  const lines = problemsAfter({
    ...(bytes !== undefined && { [`logos/${name}`]: bytes }),
    "customers.yaml": [/plotstone: .*/, `plotstone:\n  name: Plotstone\n  logo: ${name}`],
  });
  const said = lines.filter((line) => /^content\/customers\.yaml:\d+ {2}plotstone, logo: /.test(line));
  expect(said).toEqual(message === undefined ? [] : [expect.stringContaining(message)]);
});

test("a customer without any mark is told what is missing", () => {
  const marks = "plotstone: { name: Plotstone }\nsieveline: { name: S, glyph: sieve }";
  expect(problemsAfter({ "customers.yaml": [/plotstone: .*\n.*/, marks] })).toEqual([
    "content/customers.yaml:4  plotstone, logo: is missing: add the name of a file in content/logos/, or glyph and face",
    "content/customers.yaml:5  sieveline, face: is missing: add it, one of display, text, mono",
  ]);
});

test("a logo that nobody names is found", () => {
  expect(problemsAfter({ "logos/a.svg": drawn })).toEqual([
    "content/logos/a.svg:1  the file: no customer names it: remove it, or name it",
  ]);
});

test("a file that nothing reads is found", () => {
  expect(problemsAfter({ "blog/mttr.markdown": "x", "guides/a.pdf": "x" })).toEqual([
    expect.stringMatching(/^content\/blog\/mttr\.markdown:1 {2}the file: is read by no page: a text ends in \.md/),
    expect.stringMatching(/^content\/guides\/a\.pdf:1 {2}the file: is read by no page/),
  ]);
});

/** The same mistake in the head of an article and in an entry of events.yaml. */
test.each<[mistake: string, from: RegExp, to: string, message: string]>([
  ["a tab", /^( *)title:/m, "$1\ttitle:", "is indented by a tab: use spaces"],
  [
    "a field twice",
    /^( *)(published|date): 20\d\d.*/m,
    "$&\n$&",
    "is the second field of this name: remove one of the two",
  ],
  [
    "a colon in a title",
    /(title:).*/,
    "$1 Tests: how",
    "holds a colon that is taken for a field's: put the text in quotes",
  ],
  ["a quotation mark not closed", /(title:).*/, '$1 "Tests', "opens a quotation mark or bracket that is not closed"],
  [
    "a day with dots",
    /(published|date): 20\d\d.*/,
    "$1: 20.11.2026",
    "is “20.11.2026”, but must be a day such as 2026-11-20",
  ],
  [
    "a day with slashes",
    /(published|date): 20\d\d.*/,
    "$1: 11/20/2026",
    "is “11/20/2026”, but must be a day such as 2026-11-20",
  ],
  [
    "no day of the calendar",
    /(published|date): 20\d\d.*/,
    "$1: 2026-11-31",
    "is “2026-11-31”, but the calendar has no such day",
  ],
  ["a number for a text", /(title:).*/, "$1 2026", "title: is 2026, but must be a text: put it in quotes"],
  ["a list for a text", /(title:).*/, "$1 [a, b]", "title: is a list, but must be a text"],
  ["an empty field", /(title:).*/, "$1", "title: is empty, but must be a text"],
  ["a missing field", /( +)?title:.*\n/, "", "title: is missing: add it, with a text"],
  [
    "an unknown field",
    /(title:.*)/,
    "$1\nINDENTdescribtion: x",
    "knows no field “describtion”: did you mean description?",
  ],
  [
    "a field of nothing known",
    /(title:.*)/,
    "$1\nINDENTcolour: red",
    "knows no field “colour”: remove it, or mend its name",
  ],
  ["an unknown placeholder", /(title:).*/, "$1 '{company}'", "title: {company} is no placeholder: use {brand}"],
])("%s is told in plain words, on its line", (mistake, from, to, message) => {
  for (const [file, indent] of [
    ["blog/mttr.md", ""],
    ["events.yaml", "  "],
  ] as const) {
    const before = readFileSync(join(content, file), "utf8");
    const start = before.search(from);
    const line = before.slice(0, start).split("\n").length + (/twice|unknown field|nothing/.test(mistake) ? 1 : 0);
    const lines = problemsAfter({ [file]: [from, to.replace("INDENT", indent)] });
    expect(lines, file).toEqual([expect.stringContaining(message)]);
    if (mistake !== "a missing field") expect(lines[0]).toContain(`content/${file}:${line} `);
  }
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
    const text = `${head}\n[M](/blog/mttr)\n`;
    const lines = problemsAfter({
      "blog/mttr.md": [/^date: .*\npublished: .*\nrevised: .*/m, later],
      "blog/what-is-a-micro-test.md": text,
    });
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toContain("the text links to /blog/mttr, where nothing is");
  }
});

test("a file is offered by a text, under a name and of a kind that can be served", () => {
  const offer = (name: string, link = name) => ({
    "blog/what-is-a-micro-test.md": `${head}\n[A form](/downloads/${link})\n`,
    [`downloads/${name}`]: "question,answer\n",
  });
  expect(problemsAfter(offer("form.csv"))).toEqual([]);
  expect(problemsAfter(offer("form.csv", "forms.csv"))).toEqual([
    expect.stringContaining("the text links to /downloads/forms.csv, where nothing is: mend the address"),
    expect.stringContaining("the file: no text offers it: link to /downloads/form.csv, or remove it"),
  ]);
  expect(problemsAfter(offer("form.xlsx"))).toEqual([
    expect.stringContaining("content/downloads/form.xlsx:1  the file: is not served: save it as .csv"),
  ]);
  expect(problemsAfter(offer("My form.csv"))).toContainEqual(
    expect.stringContaining("the file's name: is its address: use only a to z, 0 to 9 and -"),
  );
});
