import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import * as z from "zod";
import { text } from "./content/words.ts";

/** A day such as 2025-08-12. YAML reads one without quotes as a date. */
const isoDay = z.union([
  z.iso.date("must be a day such as 2025-08-12"),
  z.date().transform((day) => day.toISOString().slice(0, 10)),
]);

/** `date` is shown as written; `published` is the same for machines. */
const blog = z.strictObject({
  id: z.int().positive(),
  order: z.int().positive(),
  title: text,
  date: text,
  published: isoDay,
  minutes: z.int().positive(),
  author: text,
  summary: text,
  description: text,
  keywords: z.array(text).min(1),
});

const caseStudy = z.strictObject({
  customer: z.string(),
  title: text,
  summary: text,
  description: text,
  keywords: z.array(text).min(1),
  published: isoDay,
  figures: z.array(z.strictObject({ figure: text, says: text })).min(1),
  quote: z.strictObject({ text, person: text, role: text }),
});

const guide = z.strictObject({
  order: z.int().positive(),
  title: text,
  framework: z.strictObject({
    name: text,
    version: z.union([text, z.number().transform(String)]),
    publisher: text,
    link: z.url(),
  }),
  minutes: z.int().positive(),
  date: text,
  published: isoDay,
  author: text,
  summary: text,
  description: text,
  keywords: z.array(text).min(1),
  rows: z
    .array(
      z.strictObject({
        clause: text,
        publisherCode: text.optional(),
        link: z.url().optional(),
        requirement: text,
        coverage: z.enum(["Partial", "Complete"]),
        mapping: text,
      }),
    )
    .min(1),
});

const partnership = z.strictObject({
  partner: text,
  title: text,
  date: text,
  published: isoDay,
  minutes: z.int().positive(),
  summary: text,
  description: text,
  keywords: z.array(text).min(1),
});

export const collections = {
  blog: defineCollection({ loader: glob({ pattern: "*.md", base: "../content/blog" }), schema: blog }),
  caseStudies: defineCollection({
    loader: glob({ pattern: "*.md", base: "../content/case-studies" }),
    schema: caseStudy,
  }),
  guides: defineCollection({ loader: glob({ pattern: "*.md", base: "../content/guides" }), schema: guide }),
  partnerships: defineCollection({
    loader: glob({ pattern: "*.md", base: "../content/partnerships" }),
    schema: partnership,
  }),
};
