import type { ImageMetadata } from "astro";

/** A file of content/logos/ at the size it is shown in. */
export interface Logo {
  src: string;
  width: number;
  height: number;
}

const files = import.meta.glob<ImageMetadata>("../../../content/logos/*.{svg,png}", { import: "default", eager: true });

// Long names get lower marks and square ones higher, so that all look alike in size.
const [area, highest, widest] = [3000, 34, 150];

/** @throws Error when there is no such file */
export function logoOf(file: string): Logo {
  const found = files[`../../../content/logos/${file}`];
  if (!found) throw new Error(`content/logos/${file} is missing: put it there, or mend its name`);
  const ratio = found.width / found.height;
  const height = Math.min(highest, widest / ratio, Math.sqrt(area / ratio));
  return { src: found.src, width: Math.round(height * ratio), height: Math.round(height) };
}
