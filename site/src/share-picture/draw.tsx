import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { sharePictureSize } from "./address.ts";
import { coverDrawing } from "./cover-drawing.tsx";
import { cacheFolder, loadFaces } from "./faces.ts";
import { paper } from "./paper.ts";
import type { SharePicture } from "./pictures.ts";
import { perforation, Sheet } from "./Sheet.tsx";

const { width, height } = sharePictureSize;
const faces = loadFaces();

/** The name by which the face of labels is found: what its file says, not what the site calls it. */
const monoFamily = "Geist Mono";

/** The stub: a sheet torn along the perforation, with a notch at each end of it. */
function stub(cover: string): string {
  const notch = 16;
  const room = width - perforation;
  const drawing = coverDrawing(cover, { x: perforation + 24, y: (height - 320) / 2, width: room - 48 }, monoFamily);
  return `<rect x="${perforation}" width="${room}" height="${height}" fill="${paper("--sheet")}"/>
<path d="M${perforation} ${notch + 10}V${height - notch - 10}" stroke="${paper("--ink")}" stroke-width="3" stroke-dasharray="3 11" stroke-linecap="round"/>
<circle cx="${perforation}" r="${notch}" fill="${paper("--ink")}"/>
<circle cx="${perforation}" cy="${height}" r="${notch}" fill="${paper("--ink")}"/>
${drawing}`;
}

/** Draws a page's share picture as PNG. The same words and drawing give the same bytes; what was drawn once is kept. */
export async function drawSharePicture(picture: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = (await faces).map(({ name, weight, data }) => ({ name, weight, data }));
  const words = await satori(<Sheet picture={picture} />, { width, height, fonts });
  const drawing = words.replace(/<\/svg>$/, `${stub(picture.cover)}</svg>`);
  const kept = join(cacheFolder, `${createHash("sha256").update(drawing).digest("hex").slice(0, 32)}.png`);
  if (!existsSync(kept)) {
    const fontFiles = (await faces).filter(({ name }) => name === "Mono").map(({ file }) => file);
    const drawn = new Resvg(drawing, { font: { loadSystemFonts: false, fontFiles }, logLevel: "off" });
    writeFileSync(kept, drawn.render().asPng());
  }
  return new Uint8Array(readFileSync(kept));
}
