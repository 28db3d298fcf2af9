/// <reference path="./subset-font.d.ts" />
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { type FontRecipe, features, fontRecipes, glyphsFor } from "./font-recipes.ts";

const generated = join(import.meta.dirname, "../src/generated");
const stylesheet = join(generated, "fonts.css");
const fileOf = (recipe: FontRecipe) => join(generated, "fonts", `${recipe.family.toLowerCase()}.woff2`);

const root = join(import.meta.dirname, "../..");

/** Where the words of pages stand, and where those of the parts that are drawn in the browser do. */
const sources = ["content", "contract/src", "site/src"];

function glyphsOfSite(brand: string): string {
  const files = [brand, ...sources.map((folder) => join(root, folder))]
    .flatMap((folder) => globSync(`${folder}/**/*.{md,yaml,json,svg,ts,tsx,astro,js,css}`))
    .filter((file) => !/\.test\.tsx?$|\/generated\//.test(file));
  return glyphsFor(files.map((file) => readFileSync(file, "utf8")));
}

const require = createRequire(import.meta.url);
const readSource = (recipe: FontRecipe) => readFileSync(require.resolve(recipe.source));

/** Changes with the recipes, with this file, with the letters and with the fonts in the packages. */
function recipeHash(glyphs: string): string {
  const hash = createHash("sha256").update(glyphs);
  for (const file of ["fonts.ts", "font-recipes.ts"]) hash.update(readFileSync(join(import.meta.dirname, file)));
  for (const recipe of fontRecipes) hash.update(readSource(recipe));
  return hash.digest("hex");
}

function isMade(firstLine: string): boolean {
  const files = fontRecipes.map(fileOf);
  return existsSync(stylesheet) && files.every(existsSync) && readFileSync(stylesheet, "utf8").startsWith(firstLine);
}

/** The `@font-face` of a local font, scaled so that text takes the same room before and after the real one loads. */
async function fallbackFace(
  recipe: FontRecipe,
  fallback: FontRecipe["fallbacks"][number],
  glyphs: string,
): Promise<string> {
  const instance = await subsetFont(readSource(recipe), glyphs, {
    targetFormat: "sfnt",
    variationAxes: { ...recipe.axes, ...fallback.measuredAt },
  });
  const metrics = await fromBuffer(instance);
  const width = { xWidthAvg: fallback.averageWidth };
  // Of the local font only the width counts: the lines keep the real face's height. Were its own the same, nothing
  // would be said about it, and the browser would take the local font's.
  const height = { ascent: 0, descent: 0, lineGap: 0, unitsPerEm: 2048 };
  const local = { ...metrics, ...height, familyName: "local", ...width, subsets: { latin: width, thai: width } };
  const { fontFaces } = createFontStack([metrics, local], { fontFaceFormat: "styleObject" });
  const face = fontFaces[0]?.["@font-face"];
  if (!face?.ascentOverride || !face.descentOverride)
    throw new Error(`No fallback could be computed for the face ${recipe.family}.`);
  return `@font-face {
  font-family: "${recipe.family} Fallback";
  src: ${fallback.local.map((name) => `local("${name}")`).join(", ")};
  font-weight: ${fallback.weights};
  ascent-override: ${face.ascentOverride};
  descent-override: ${face.descentOverride};
  line-gap-override: ${face.lineGapOverride ?? "0%"};
  size-adjust: ${face.sizeAdjust ?? "100%"};
}
`;
}

async function makeFace(recipe: FontRecipe, glyphs: string): Promise<string> {
  const font = await subsetFont(readSource(recipe), glyphs, {
    targetFormat: "woff2",
    variationAxes: recipe.axes,
    keepFeatures: features,
    noHinting: true,
  });
  writeFileSync(fileOf(recipe), font);
  const fallbacks = await Promise.all(recipe.fallbacks.map((fallback) => fallbackFace(recipe, fallback, glyphs)));
  return fallbacks.join("");
}

/**
 * Writes the site's three faces, and the rules of what stands in for them, into `site/src/generated`,
 * unless they are there already.
 * @param brand folder of the company, whose name may have letters of its own
 * @returns whether it had to make them
 */
export async function makeFonts(brand: string = join(root, "brand")): Promise<boolean> {
  const glyphs = glyphsOfSite(brand);
  const firstLine = `/* Made by site/build/fonts.ts from ${recipeHash(glyphs)}. */\n`;
  if (isMade(firstLine)) return false;
  mkdirSync(join(generated, "fonts"), { recursive: true });
  const faces = await Promise.all(fontRecipes.map((recipe) => makeFace(recipe, glyphs)));
  // Last, because its first line says that the fonts beside it are finished.
  writeFileSync(stylesheet, firstLine + faces.join(""));
  return true;
}
