import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { type PieceFolder, pieces } from "./content/pieces.ts";

function markdownIn<Folder extends PieceFolder>(folder: Folder) {
  return defineCollection({
    loader: glob({ pattern: "*.md", base: `../content/${folder}` }),
    schema: pieces[folder],
  });
}

export const collections = {
  blog: markdownIn("blog"),
  caseStudies: markdownIn("case-studies"),
  guides: markdownIn("guides"),
  partnerships: markdownIn("partnerships"),
};
