import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { type PublicationFolder, publicationSchemas as schemas } from "./content/schemas/publications.ts";

const markdownIn = (folder: PublicationFolder) => glob({ pattern: "*.md", base: `../content/${folder}` });

export const collections = {
  /** Pages of docs/ that the site shows too. */
  manuals: defineCollection({ loader: glob({ pattern: ["api.md", "pipeline.md"], base: "../docs" }) }),
  blog: defineCollection({ loader: markdownIn("blog"), schema: schemas.blog }),
  "case-studies": defineCollection({ loader: markdownIn("case-studies"), schema: schemas["case-studies"] }),
  guides: defineCollection({ loader: markdownIn("guides"), schema: schemas.guides }),
  partnerships: defineCollection({ loader: markdownIn("partnerships"), schema: schemas.partnerships }),
};
