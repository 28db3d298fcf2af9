import { describe, expect, test } from "vitest";
import { brand as standIn } from "../../brand/brand.ts";
import type { Brand, Confirmation } from "../../brand/brand-type.ts";
import { brand as other } from "../../tests/support/other-brand/brand.ts";
import { findOpenPoints, type LaunchSettings, type TextFile, wrongIds } from "./open-points.ts";

const now = new Date("2031-02-03T12:00:00Z");
const file: TextFile = {
  path: "brand/brand.ts",
  text: 'export const brand = {\n  live: true,\n  domain: "x",\n  companyNumber: "1",\n  certifications: [],\n  links: {\n    portal: null,\n    event: null,\n  },\n  ticketHandling: {\n  },\n  securityContactChecked: 1,\n  governingLaw: "x",\n  registeredIn: "x",\n',
};
const contents: TextFile[] = [
  { path: "content/testimonials.yaml", text: "# six\n- customer: one\n  quote: a\n- customer: two\n" },
  { path: "content/case-studies/one.md", text: "---\ntitle: One\n---\n" },
  { path: "content/home.yaml", text: "facts:\n  - { figure: 70% }\n  - { figure: 7% }\n" },
  { path: "content/privacy-notice.yaml", text: "title: Notice\n" },
  { path: "content/security.yaml", text: "title: Flaws\n" },
  { path: "content/terms.yaml", text: "title: Terms\n" },
];
const ready: LaunchSettings = { hasLeadChannel: true, sendsMail: true };
const owned: Brand = {
  ...other,
  domain: "www.thornmarket.fr",
  supportEmail: "aide@thornmarket.fr",
  securityContactChecked: "2031-01-01",
  salesEmail: "bonjour@thornmarket.fr",
  ticketHandling: {
    regions: "In Brittany.",
    retention: "A year.",
    people: "Two.",
    testData: "It is burnt.",
    models: "None.",
    deletion: "At once.",
    breach: "The same day.",
    backups: "A week.",
    signIn: "By post.",
    accessLog: "In a book.",
    encryption: "With a seal.",
    separation: "One drawer each.",
    modelProvider: "None.",
    injection: "No models.",
    recovery: "By noon.",
    platformTest: "In May.",
    contract: "As the law asks.",
    demo: "It is forgotten.",
    scopes: [],
    subProcessors: [],
  },
};

const find = (changes: Partial<Brand> = {}, settings: Partial<LaunchSettings> = {}) =>
  findOpenPoints({ ...owned, ...changes }, file, contents, { ...ready, ...settings }, now);
const without = (confirmation: Confirmation) => owned.confirmed.filter((it) => it !== confirmation);

test("a company that has seen to everything has no open point", () => {
  expect(find()).toEqual([]);
});

describe("an open point stands at its line:", () => {
  test.each<[string, Partial<Brand>, string[]]>([
    ["not live", { live: false }, ["brand/brand.ts:2"]],
    ["a reserved domain", { domain: "thornmarket.example" }, ["brand/brand.ts:3"]],
    ["a reserved domain of the second kind", { domain: "www.example.com" }, ["brand/brand.ts:3"]],
    ["no company number", { companyNumber: "0000" }, ["brand/brand.ts:4"]],
    ["a stand-in link", { links: { ...owned.links, portal: null } }, ["brand/brand.ts:7"]],
    ["the event's link, not the event", { links: { ...owned.links, event: null } }, ["brand/brand.ts:8"]],
    ["certificates nobody confirmed", { confirmed: without("certifications") }, ["brand/brand.ts:5"]],
    [
      "customers nobody confirmed",
      { confirmed: without("customers") },
      ["content/testimonials.yaml:2", "content/testimonials.yaml:4", "content/case-studies/one.md:2"],
    ],
    ["figures nobody confirmed", { confirmed: without("figures") }, ["content/home.yaml:2"]],
    [
      "a fact about tickets that is not set",
      { ticketHandling: { ...owned.ticketHandling, retention: null } },
      ["brand/brand.ts:10"],
    ],
    ["facts about tickets nobody confirmed", { confirmed: without("ticketHandling") }, ["brand/brand.ts:10"]],
    [
      "promises to researchers nobody confirmed",
      { confirmed: without("securityPromises") },
      ["content/security.yaml:1"],
    ],
    [
      "terms nobody has read",
      { confirmed: without("terms") },
      ["brand/brand.ts:13", "brand/brand.ts:14", "content/terms.yaml:1"],
    ],
    ["a notice nobody has read", { confirmed: without("privacyNotice") }, ["content/privacy-notice.yaml:1"]],
  ])("%s", (_what, changes, places) => {
    expect(find(changes).map(({ where }) => where)).toEqual(places);
  });
});

test("each fact about tickets that is not set is a line of its own, and the stand-in brand has some", () => {
  const names = Object.keys(owned.ticketHandling);
  const nothing = Object.fromEntries(names.map((name) => [name, null])) as unknown as Brand["ticketHandling"];
  const said = find({ ticketHandling: nothing }).map(({ what }) => what);
  expect(said).toEqual(names.map((name) => `The page on tickets does not say ${name}.`));
  const unset = names.filter((name) => standIn.ticketHandling[name as keyof Brand["ticketHandling"]] === null);
  expect(unset.length).toBeGreaterThan(0);
  for (const name of unset)
    expect(find({ ticketHandling: standIn.ticketHandling }).map(({ what }) => what)).toContain(
      `The page on tickets does not say ${name}.`,
    );
});

test("a check of sources counts for six months", () => {
  const checkedOn = (day: string) =>
    findOpenPoints(owned, file, [{ path: "content/guides/one.md", text: `---\nchecked: ${day}\n---\n` }], ready, now);
  expect(checkedOn("2030-08-03")).toEqual([]);
  expect(checkedOn("2030-08-02")).toMatchObject([{ where: "content/guides/one.md:2" }]);
});

test("security.txt is due from 30 days before it expires", () => {
  expect(find({ securityContactChecked: "2030-03-07" })).toEqual([]);
  expect(find({ securityContactChecked: "2030-03-05" })).toMatchObject([{ where: "brand/brand.ts:12" }]);
});

test("a banner that keeps its event is one", () => {
  const events = { path: "content/events.yaml", text: "- id: one\n  keepInBanner: true\n" };
  expect(findOpenPoints(owned, file, [events], ready, now)).toMatchObject([{ where: "content/events.yaml:2" }]);
});

test.each(Object.keys(ready) as (keyof LaunchSettings)[])("of the settings, %s counts", (name) => {
  expect(find({}, { [name]: false })).toHaveLength(1);
});

test("an id that no vendor gives out is a line with its place, and so is a wrong repository to edit", () => {
  const source = {
    path: "brand/brand.ts",
    text: "{\n  repository: 1,\n  thirdParties: {\n    plausible: 2,\n    crisp: 3,\n",
  };
  const thirdParties = { ...owned.thirdParties, plausible: "nonsense", crisp: "x" };
  const editing = { host: "gitea", origin: null, repository: "site", branch: "main", signIn: null } as const;
  expect(wrongIds({ ...owned, thirdParties, editing }, source)).toEqual([
    {
      where: "brand/brand.ts:4",
      what: expect.stringMatching(/^thirdParties\.plausible is "nonsense": .* such as pa-/),
    },
    { where: "brand/brand.ts:5", what: expect.stringContaining('crisp is "x"') },
    { where: "brand/brand.ts:2", what: "“site” is no owner and name." },
  ]);
  expect(wrongIds({ ...owned, editing: { ...editing, repository: "company/site" } }, source)).toEqual([]);
});

test.each([
  [{ origin: "git.example.org" }, "origin"],
  [{ origin: "https://git.example.org/" }, "origin"],
  [{ branch: " " }, "branch"],
  [{ host: "github" as const, signIn: "id" }, "signIn"],
])("an editing screen cannot be had with %o", (changes, field) => {
  const editing = { host: "gitea" as const, origin: null, repository: "a/b", branch: "main", signIn: "id", ...changes };
  const source = { path: "b.ts", text: `{\n\n  ${field}: 1` };
  expect(wrongIds({ ...owned, editing }, source).map(({ where }) => where)).toEqual(["b.ts:3"]);
});
