declare module "subset-font" {
  type Axis = number | { min?: number; max?: number; default?: number };
  /** Cuts a font down to the glyphs of a text and to parts of its variation axes. Throws on a broken font. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "sfnt" | "woff" | "woff2";
      keepFeatures?: readonly string[];
      variationAxes?: Readonly<Record<string, Axis>>;
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
