import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";

/** A picture of a text as pages show it. Addresses are paths of this site. */
interface Picture {
  src: string;
  /** The same picture in other widths, as a `srcset`; empty for drawings, which have every width. */
  srcset: string;
  width: number;
  height: number;
}

const photographs = import.meta.glob<ImageMetadata>("../../../content/*/*.{png,jpg,jpeg,webp,avif}", {
  import: "default",
  eager: true,
});
const drawings = import.meta.glob<ImageMetadata>(
  ["../../../content/*/*.svg", "!../../../content/covers/*", "!../../../content/logos/*"],
  { import: "default", eager: true },
);

/** Pixels: half a phone's screen, a text's column, and that column on a screen of double density. */
const widths = [480, 768, 1280];

/**
 * A picture that lies beside the texts of a folder.
 *
 * @throws Error when there is no such file
 */
export async function pictureBeside(folder: string, name: string): Promise<Picture> {
  const path = `../../../content/${folder}/${name.replace(/^\.\//, "")}`;
  const drawing = drawings[path];
  if (drawing) return { src: drawing.src, srcset: "", width: drawing.width, height: drawing.height };
  const photograph = photographs[path];
  if (!photograph) throw new Error(`content/${folder}/${name} is missing: put the picture there, or mend its name`);
  const { src, srcSet, attributes } = await getImage({
    src: photograph,
    format: "webp",
    width: Math.min(photograph.width, Math.max(...widths)),
    widths: widths.filter((width) => width < photograph.width),
  });
  return { src, srcset: srcSet.attribute, width: Number(attributes.width), height: Number(attributes.height) };
}
