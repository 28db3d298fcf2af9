import { expect, test } from "vitest";
import type { Brand } from "../../brand/brand-type.ts";
import { firstBrand } from "../../brand/first-brand.ts";
import { brand as other } from "../../tests/support/other-brand/brand.ts";
import { recordedOf, webVtt } from "../demo/captions.ts";
import { signed } from "../partnership-pdf/source.ts";
import { type Made, madeForOthers } from "./made-for.ts";

const company: Brand = { ...other, links: { ...other.links, demoVideo: null } };
const words = "a".repeat(64);
const own: Made = {
  favicon: { path: "brand/favicon.svg", text: `<svg><title>${other.name}</title></svg>` },
  captions: { path: "content/demo/demo.vtt", text: webVtt([], recordedOf(other)) },
  printed: [{ path: "content/partnerships/one.pdf", bytes: signed(Buffer.from("%PDF"), words), words }],
};
const places = (made: Partial<Made>, brand = company) =>
  madeForOthers(brand, { ...own, ...made }).map(({ where }) => where);
const icon = (inside: string) => ({ favicon: { ...own.favicon, text: `<svg>${inside}</svg>` } });
const recorded = (text: string) => ({ captions: { ...own.captions, text } });
const printed = (bytes: Buffer, of = words) => ({ printed: [{ path: "one.pdf", bytes, words: of }] });

test("what a company made itself is no open point", () => expect(places({})).toEqual([]));

test.each<[string, Partial<Made>, string]>([
  ["an icon with another title", icon("<title>Other</title>"), "brand/favicon.svg:1"],
  ["an icon without a title", icon(""), "brand/favicon.svg:1"],
  [
    "an icon with the first mark",
    icon(`<title>${other.name}</title><path d="${firstBrand.mark[0]}"/>`),
    "brand/favicon.svg:1",
  ],
  ["a video of another company", recorded(webVtt([], recordedOf(firstBrand))), "content/demo/demo.vtt:1"],
  ["a video of nobody knows whom", recorded("WEBVTT\n"), "content/demo/demo.vtt:1"],
  ["a PDF of other words", printed(signed(Buffer.from("%PDF"), "b".repeat(64))), "one.pdf"],
  ["a PDF that says nothing", printed(Buffer.from("%PDF")), "one.pdf"],
])("%s is one", (_, made, place) => expect(places(made)).toEqual([place]));

test("a company with a video of its own elsewhere needs no recording", () => {
  expect(places(recorded("WEBVTT\n"), other)).toEqual([]);
});
