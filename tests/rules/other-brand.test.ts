import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brand } from "@latchwork/brand";
import { beforeAll, expect, test } from "vitest";
import { brand as other } from "../support/other-brand/brand.ts";
import { builtForOtherBrand } from "../support/other-brand-build.ts";
import { readRoot, root } from "./repository-files.ts";

/** Pictures are drawn from the same words; the recorded video and the printed PDF are made anew by whoever takes over. */
const notText = new Set([".png", ".webp", ".woff2", ".mp4", ".pdf"]);

function textFiles(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notText.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file: file.slice(folder.length + 1), text: readFileSync(file, "utf8") }));
}

/** Raw colours of a brand folder, as the compiled style sheet writes them: without needless blanks. */
const coloursOf = (css: string): string[] => [...css.matchAll(/oklch\([^)]*\)/g)].map(([colour]) => colour);

const squeezed = (text: string) => text.toLowerCase().replace(/\s+/g, "");

const ownColours = coloursOf(readRoot("brand/colours.css"));
const otherColours = new Set(coloursOf(readRoot("tests/support/other-brand/colours.css")));

/** What must not be left of the first company. */
const traces = [
  brand.name,
  brand.legalName,
  brand.domain,
  `Company number ${brand.companyNumber}`,
  brand.tagline,
  brand.supportEmail,
  brand.salesEmail,
  ...brand.postalAddress.filter((line) => line !== "United Kingdom"),
  ...brand.mark.map(({ d }) => d),
  brand.links.professionalNetwork.name,
  brand.links.videoSite.name,
  brand.links.podcastShow.service,
  ...ownColours.filter((colour) => !otherColours.has(colour)),
];

function tracesIn(files: readonly { file: string; text: string }[]): string[] {
  return files.flatMap(({ file, text }) => {
    const found = squeezed(text);
    return traces.filter((trace) => found.includes(squeezed(trace))).map((trace) => `${file}: ${trace}`);
  });
}

let files: { file: string; text: string }[] = [];

beforeAll(async () => {
  files = textFiles(join(await builtForOtherBrand(), "site"));
}, 180_000);

test("the site of another company holds nothing of the first", () => {
  const why =
    "Whatever names the company comes from the brand folder: read it there, or use a placeholder in content/.";
  expect(files.length).toBeGreaterThan(60);
  expect(tracesIn(files), why).toEqual([]);
});

test("it is the other company's own: name, domain, links, ids", () => {
  const home = files.find(({ file }) => file === "index.html")?.text ?? "";
  for (const own of [other.name, other.links.portal, other.links.demoVideo, other.supportEmail]) {
    expect(home).toContain(own);
  }
  expect(home).toContain(`<link rel="canonical" href="https://${other.domain}/"`);
  expect(files.find(({ file }) => file === "sitemap.xml")?.text).toContain(`https://${other.domain}/podcast`);
  expect(files.find(({ file }) => file === "privacy-notice.html")?.text).toContain(other.frames.privacyDocument);
});

test("the rule sees traces, whatever their case and blanks", () => {
  expect(ownColours.filter((colour) => !otherColours.has(colour)).length).toBeGreaterThan(0);
  expect(tracesIn([{ file: "a", text: `HELLO@${brand.domain.toUpperCase()}` }])).not.toEqual([]);
  expect(tracesIn([{ file: "a", text: ownColours.join(";").replaceAll(" ", "  ") }])).not.toEqual([]);
  expect(tracesIn([{ file: "a", text: other.name }])).toEqual([]);
  const built = readFileSync(join(root, "dist/site/index.html"), "utf8");
  expect(tracesIn([{ file: "index.html", text: built }]).length).toBeGreaterThan(3);
});

test("the page on tickets says what the company says of itself, and asks what it does not", () => {
  const page = files.find(({ file }) => file === "how-we-handle-tickets.html")?.text ?? "";
  const [said = "", asked = ""] = page.split('id="ask"');
  for (const own of ["In Brittany.", "Granite holds no key.", "Granite Hosting"]) expect(said).toContain(own);
  for (const question of ["How long are tickets kept?", "What do language models do with tickets?"]) {
    expect(said).not.toContain(question);
    expect(asked).toContain(question);
  }
  expect(asked).not.toContain("How are tickets encrypted?");
});
