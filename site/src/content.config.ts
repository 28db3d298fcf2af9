import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { type PieceFolder, pieces } from "./content/pieces.ts";

const markdownIn = (folder: PieceFolder) => glob({ pattern: "*.md", base: `../content/${folder}` });

export const collections = {
  blog: defineCollection({ loader: markdownIn("blog"), schema: pieces.blog }),
  caseStudies: defineCollection({ loader: markdownIn("case-studies"), schema: pieces["case-studies"] }),
  guides: defineCollection({ loader: markdownIn("guides"), schema: pieces.guides }),
  partnerships: defineCollection({ loader: markdownIn("partnerships"), schema: pieces.partnerships }),
};
