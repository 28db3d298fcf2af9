import * as z from "zod";
import { description, download, exactly, group, isoDay, keywords, searchTitle, some, text } from "./fields.ts";

const page = group("category contentType", {
  title: searchTitle,
  description,
  keywords,
  noindex: z.boolean().default(false),
  /** Its name in menus and breadcrumbs. */
  menuLabel: text.optional(),
  /** The menu of the header that it stands in, in the order of the file. */
  menu: z.enum(["main", "resources", "action"]).optional(),
  /** Id of the cover that its share picture shows: needed unless noindex. */
  cover: text.optional(),
}).refine(({ noindex, cover }) => noindex || cover !== undefined, {
  path: ["cover"],
  error: "is missing: add the id of a cover, or noindex: true",
});

const step = group("stamp heading text", { button: text.optional() });

const newsletter = z.strictObject({
  section: group("heading lead"),
  form: group("heading lead button"),
  /** What stands in the place of words about a mail where none can be sent. */
  withoutMail: group("lead button", { requested: step }),
  /** The pages on the way from a request to a newsletter and out of it again, by the last part of their address. */
  steps: z.strictObject({
    requested: step,
    confirm: step.required(),
    confirmed: step,
    unsubscribe: step.required(),
    unsubscribed: step,
    "link-invalid": step,
  }),
});

/** Tables of the privacy notice that the site fills in from the code they are about. */
const tables = ["company", "today", "forms", "browser", "thirdParties"] as const;

/** Services of others that the settings switch on: what reads tickets too, what tells people from programs, what gets the forms. */
export const switchedServices = ["model", "verification", "receiver"] as const;

export type SwitchedService = (typeof switchedServices)[number];

const noticeSection = group("id heading", {
  paragraphs: z.array(text).default([]),
  list: z.array(text).default([]),
  /** What is done with which data, on which legal basis, and how long it is kept: a row each. */
  purposes: some("what purpose basis kept").optional(),
  shows: z.enum(tables).optional(),
  /** Rows of the table of what is switched on that no build can know, since the service's settings decide. The launch check compares `used` with them. */
  settings: z.record(z.enum(switchedServices), group("service today sign", { used: z.boolean() })).optional(),
}).refine(({ paragraphs, list }) => paragraphs.length + list.length > 0, "has neither paragraphs nor a list");

const privacyNotice = group("title updated lead", {
  published: isoDay,
  sections: z.array(noticeSection).min(1),
}).refine(
  ({ sections }) => tables.every((table) => sections.filter(({ shows }) => shows === table).length === 1),
  `must show each of these once: ${tables.join(", ")}`,
);

/** Pages that a statement may lead on to, by their names in site/src/routes.ts. */
export const statementLinks = [
  "api",
  "howGoodIsIt",
  "privacyNotice",
  "security",
  "securityTxt",
  "ticketHandling",
] as const;

const closing = group("heading lead");

/** Facts of the brand about tickets that are a text each, in the order of the page. */
const ticketFacts = [
  ...(["regions", "retention", "backups", "deletion", "people", "testData", "signIn", "accessLog"] as const),
  ...(["encryption", "separation", "models", "modelProvider", "injection", "breach", "recovery"] as const),
  ...(["platformTest", "contract", "demo"] as const),
] as const;

const factTable = group("term wanted", { columns: z.array(text).length(3) });

const ticketHandling = group("title lead", {
  platform: group("heading lead", {
    /** `wanted` is what an answer has to hold; it stands on the page while the brand has none. */
    facts: z.record(z.enum(ticketFacts), group("term wanted")),
    scopes: factTable,
    subProcessors: factTable,
  }),
  /** The link opens a mail with the questions, and that subject. */
  ask: group("heading text link subject", {
    form: download,
  }),
  tool: group("heading", { facts: some("term says") }),
});

/** A page that says what the company promises, or asks: sections with a heading beside their text. */
const statement = group("title lead", {
  sections: z
    .array(
      group("id heading", {
        paragraphs: z.array(text).default([]),
        list: z.array(text).default([]),
        /** What could be tried against the site, and what stands against it. The id is that of SECURITY.md. */
        threats: z.array(group("id threat defence")).default([]),
        /** Leads on to another page of the site. */
        link: z.strictObject({ label: text, page: z.enum(statementLinks) }).optional(),
      }).refine(({ paragraphs, list }) => paragraphs.length + list.length > 0, "has neither paragraphs nor a list"),
    )
    .min(1),
});

/** The files of content/ that say something of many pages, or all that one small page says. */
export const pageSchemas = {
  /** What is said of each page but its text. */
  pages: z.record(z.string(), page),
  "plain-pages": z.record(z.enum(["blog", "privacy-notice"]), group("title lead")),
  "book-a-demo": group("title lead", { agenda: some("minutes heading text") }),
  "change-analysis-tool": group("title lead benefitsHeading fullReview", {
    benefits: exactly(4, "title text"),
    closing,
  }),
  newsletter,
  podcast: group("title lead", {
    /** The lists of all episodes as a file in `content/downloads/`. */
    lists: download.optional(),
    about: z.array(text).min(1),
  }),
  "privacy-notice": privacyNotice,
  /** The day is that of the last trial by hand. */
  accessibility: statement.extend({ published: isoDay }),
  security: statement,
  terms: statement,
  "resource-hub": group("title lead", { tools: group("before tool accuracy"), closing }),
  "ticket-handling": ticketHandling,
};
