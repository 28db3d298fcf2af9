import * as z from "zod";
import { description, exactly, isoDay, searchTitle, some, text } from "./fields.ts";

const opening = z.strictObject({ title: text, lead: text });
const closing = z.strictObject({ heading: text, lead: text });

const page = z
  .strictObject({
    title: searchTitle,
    description,
    keywords: z.array(text),
    category: text,
    contentType: text,
    noindex: z.boolean().default(false),
    /** Its name in menus and breadcrumbs. */
    menuLabel: text.optional(),
    /** The menu of the header that it stands in, in the order of the file. */
    menu: z.enum(["main", "resources", "action"]).optional(),
    /** Id of the cover that its share picture shows: needed unless noindex. */
    cover: text.optional(),
  })
  .refine(({ noindex, cover }) => noindex || cover !== undefined, {
    path: ["cover"],
    error: "is missing: add the id of a cover, or noindex: true",
  });

/** What is said of each page but its text. */
export const pages = z.record(z.string(), page);

export const plainPages = z.record(z.enum(["blog", "privacy-notice"]), opening);

export const podcast = opening.extend({ about: z.array(text).min(1) });

export const resourceHub = opening.extend({ closing });

export const bookADemo = opening.extend({
  agenda: some({ minutes: text, heading: text, text }),
});

export const changeAnalysisTool = opening.extend({
  benefitsHeading: text,
  benefits: exactly(4, { title: text, text }),
  closing,
});

const step = z.strictObject({ stamp: text, heading: text, text, button: text.optional() });

export const newsletter = z.strictObject({
  section: closing,
  form: closing.extend({ button: text }),
  /** What stands in the place of words about a mail where none can be sent. */
  withoutMail: z.strictObject({ lead: text, button: text, requested: step }),
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
const tables = ["company", "forms", "browser", "thirdParties"] as const;

const noticeSection = z
  .strictObject({
    id: text,
    heading: text,
    paragraphs: z.array(text).default([]),
    list: z.array(text).default([]),
    shows: z.enum(tables).optional(),
  })
  .refine(({ paragraphs, list }) => paragraphs.length + list.length > 0, "has neither paragraphs nor a list");

export const privacyNotice = z
  .strictObject({ title: text, updated: text, published: isoDay, lead: text, sections: z.array(noticeSection).min(1) })
  .refine(
    ({ sections }) => tables.every((table) => sections.filter(({ shows }) => shows === table).length === 1),
    `must show each of these once: ${tables.join(", ")}`,
  );
