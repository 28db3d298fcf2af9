/** How one face of the site is made, and what stands in for it until it has loaded. */
export interface FontRecipe {
  /** Family name in CSS, and the file's name in lower case. */
  family: "Display" | "Text" | "Mono";
  /** Font file in a package. */
  source: string;
  /** What stays of each axis: one value, or a range. Unnamed axes stay whole. */
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** `font-weight` of the `@font-face`. */
  weights: string;
  fallbacks: readonly {
    weights: string;
    /** Full and PostScript names of fonts that share the same widths. */
    local: readonly string[];
    /**
     * Average width of a letter in English text, in units of 2048 to the em, as
     * `@capsizecss/unpack` measures it on Liberation 2, whose widths are Arial's
     * and Courier New's.
     */
    averageWidth: number;
    /** The weight of the face that this stands in for. */
    measuredAt: Readonly<Record<string, number>>;
  }[];
}

const arial = { local: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"], averageWidth: 913 };
const arialBold = {
  local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
  averageWidth: 983,
};
const courierNew = {
  local: ["Courier New", "CourierNewPSMT", "Liberation Mono", "LiberationMono"],
  averageWidth: 1229,
};

export const fontRecipes: readonly FontRecipe[] = [
  {
    family: "Display",
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    // The weight axis would cost 12 KiB of the 50 that all faces share.
    axes: { opsz: 96, wdth: 88, wght: 700 },
    // One weight answers for the range, else a browser would thicken it by itself.
    weights: "600 800",
    fallbacks: [{ ...arialBold, weights: "600 800", measuredAt: {} }],
  },
  {
    family: "Text",
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
    weights: "400 700",
    fallbacks: [
      { ...arial, weights: "400 500", measuredAt: { wght: 400 } },
      { ...arialBold, weights: "600 700", measuredAt: { wght: 600 } },
    ],
  },
  {
    family: "Mono",
    source: "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 600 } },
    weights: "400 600",
    fallbacks: [{ ...courierNew, weights: "400 600", measuredAt: { wght: 400 } }],
  },
];

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

/**
 * Every glyph the site may set: printable ASCII, Latin-1, œ, and the
 * typographic signs. What a face lacks is left out without a word: none of the
 * three has → ↗ ▾ ✓, which the site therefore draws.
 */
export const glyphs = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœ–—‘’‚“”„•…′″‹›⁄€™−↑↓`;

/** Those of them that the faces always have: what people type, and what programs set that no source spells. */
const always = `${range(0x20, 0x7e)}\u00a0£©·×–—‘’“”•…′″€−`;

/** The glyphs of the site's faces: of the accented letters and rare signs only those that its texts set. */
export function glyphsFor(texts: readonly string[]): string {
  const set = new Set(texts.flatMap((text) => text.match(/[^\0-\x7f]/gu) ?? []));
  return [...glyphs].filter((glyph) => always.includes(glyph) || set.has(glyph)).join("");
}

/** Layout features that stay. Small capitals, old-style figures and alternates go. */
export const features = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "tnum", "rlig"];
