/// <reference path="../../build/subset-font.d.ts" />
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { type FontRecipe, fontRecipes, glyphs } from "../../build/font-recipes.ts";

/** Where pictures and their faces are kept from one build to the next. Builds run in the project's folder. */
export const cacheFolder = join(process.cwd(), "node_modules/.cache/share-pictures");

/** What a picture sets its words in: one weight of each face of the site. */
const weights = { Display: 700, Text: 400, Mono: 600 } as const;

const require = createRequire(import.meta.url);

/** The site's faces in the one format that picture makers read. Made once and kept. */
export async function loadFaces() {
  mkdirSync(cacheFolder, { recursive: true });
  return Promise.all(fontRecipes.map(loadFace));
}

async function loadFace(recipe: FontRecipe) {
  const weight = weights[recipe.family];
  const source = readFileSync(require.resolve(recipe.source));
  const made = createHash("sha256")
    .update(source)
    .update(JSON.stringify([recipe.axes, weight, glyphs]))
    .digest("hex");
  const file = join(cacheFolder, `${recipe.family}-${made.slice(0, 16)}.ttf`);
  if (!existsSync(file)) {
    const variationAxes = { ...recipe.axes, wght: weight };
    writeFileSync(file, await subsetFont(source, glyphs, { targetFormat: "sfnt", variationAxes }));
  }
  return { name: recipe.family, weight, data: readFileSync(file), file };
}
