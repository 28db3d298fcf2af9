import { brand } from "@latchwork/brand";
import { expect, test } from "vitest";
import { firstBrand } from "../../brand/first-brand.ts";
import { tracesIn } from "./traces.ts";

const found = (path: string, bytes: string | Buffer) => tracesIn([{ path, bytes: Buffer.from(bytes as string) }]);
const { name, domain, mark, tagline } = firstBrand;
const hex = (text: string) => Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase();

test.each<[string, string, string | Buffer]>([
  ["a page", "index.html", `<p>Ask ${name.toUpperCase()}</p>`],
  ["text in a drawing", "a/cover.svg", `<svg><text>${name}</text></svg>`],
  ["the mark in a script", "_astro/x.js", `const d="${mark[0]}"`],
  ["the manifest", "site.webmanifest", `{"name":"${name}"}`],
  ["a picture's text for those who cannot see it", "index.html", `<img alt="The ${name} desk">`],
  ["a PDF's title", "a.pdf", `%PDF-1.4\n<</Title <FEFF${hex(`About ${name}`)}>>>`],
  ["a PDF's title, broken over lines", "a.pdf", `<FEFF${hex(name).slice(0, 8)}\n${hex(name).slice(8)}>`],
  ["a PDF's link", "a.pdf", `/URI (https://${domain}/blog)`],
  ["a video's title", "demo.mp4", `\0\0\0 ftypisom\0\0©nam\0\0\0data${name}`],
  ["a picture's description", "a.png", Buffer.concat([Buffer.from([1]), Buffer.from(`by ${name}`, "utf16le")])],
  ["captions", "demo.vtt", `WEBVTT\n\n00:00.000 --> 00:01.000\n${tagline}\n`],
])("a trace is found in %s", (_, path, bytes) => {
  expect(found(path, bytes)[0]).toMatchObject({ where: `dist/site/${path}`, what: expect.stringContaining(name) });
});

test("another company's files have none", () => {
  expect(found("index.html", "<p>Thornmarket, 12 quai des Épines</p>")).toEqual([]);
  expect(found("a.pdf", `<FEFF${hex("Thornmarket")}>`)).toEqual([]);
});

test("each kind of trace is one line that names some of its files", () => {
  const bytes = Buffer.from(`${domain} ${name}`);
  const lines = tracesIn(["a.html", "b.html", "c.html", "d.html"].map((path) => ({ path, bytes })));
  expect(lines).toEqual([
    {
      where: "dist/site/a.html",
      what: `The name of ${name} is left here, also in dist/site/b.html, dist/site/c.html and 1 more.`,
    },
    { where: "dist/site/a.html", what: expect.stringMatching(/^The domain of/) },
  ]);
  expect(found("a.html", tagline)).toEqual([
    { where: "dist/site/a.html", what: `The tagline of ${name} is left here.` },
  ]);
});

test.runIf(brand.name === firstBrand.name)("what is looked for is what the brand folder says", () => {
  expect(brand).toMatchObject({ domain, tagline, companyNumber: firstBrand.companyNumber });
  expect(brand.mark.map(({ d }) => d)).toEqual(mark);
  expect(brand.postalAddress).toEqual(expect.arrayContaining([...firstBrand.addressLines]));
});
