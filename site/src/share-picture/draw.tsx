import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import coverStyle from "../covers/cover.css?raw";
import { coverOf } from "../covers/covers.ts";
import type { Page } from "../page-table/page-table.ts";
import { paths } from "../routes.ts";
import { sharePictureSize } from "./address.ts";
import { cacheFolder, loadFaces } from "./faces.ts";
import { drawHome } from "./home.tsx";
import { ink, sheet, stamp } from "./ticket.tsx";
import { colour, typeset } from "./typeset.ts";
import { Words } from "./Words.tsx";

const { width, height } = sharePictureSize;

/** Where the sheet with the cover begins. */
const left = 608;

// A face is found by what its file says, not by what the site calls it.
const resolvedCoverStyle = coverStyle
  .replace("var(--font-mono)", '"Geist Mono"')
  .replaceAll(/var\((--[\w-]+)\)/g, (_, role: string) => colour(role));

// The longer a title, the smaller, so that five lines at most fill the same room.
const titleSize = (title: string): number => (title.length > 62 ? 56 : title.length > 44 ? 66 : 84);

/** What is seen of a page where its address is shared: title and cover, and what it is, as a stamp or in one sentence. */
async function drawPage({ path, heading, description, label, cover }: Page): Promise<string> {
  if (!cover) throw new Error(`${path} has no cover for its share picture`);
  const line = label ? undefined : description;
  const words = <Words title={[heading]} size={titleSize(heading)} line={line} width={left - 60 - 36} />;
  const [word, small] = label?.split(" · ") ?? [];
  const room = { x: left + 64, width: width - left - 64 - 40 };
  const drawing = `<svg x="${room.x}" y="${label ? 84 : 150}" width="${room.width}" height="${room.width * 0.625}" viewBox="0 0 640 400" class="cover">
<style>${resolvedCoverStyle}</style>${coverOf(cover).markup}</svg>`;
  const stamped = word && small ? await stamp({ word, small, size: 72 }, width - 48, height - 44) : "";
  return [await typeset(words, left, height), sheet(left, 44), drawing, stamped].join("");
}

/** Pixels. Directories take 1400 to 3000, square. */
const showSize = 1400;

/** An episode's cover without its number, which stands below the picture: units of its 640 by 400. */
const aboveNumber = 292;

/** The podcast's picture as directories show it: its title above the picture of a cover. */
export async function drawShowPicture(title: string, cover: string): Promise<Uint8Array<ArrayBuffer>> {
  const wide = showSize - 160;
  const tall = (wide * aboveNumber) / 640;
  const words = <Words title={[title]} size={190} width={wide} />;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${showSize}" height="${showSize}">
<path d="M0 0h${showSize}v${showSize}H0z" fill="${colour("--color-surface")}"/>${await typeset(words, showSize, showSize - tall - 80)}
<svg x="80" y="${showSize - tall - 80}" width="${wide}" height="${tall}" viewBox="0 0 640 ${aboveNumber}" class="cover">
<style>${resolvedCoverStyle}</style>${coverOf(cover).markup}</svg></svg>`;
  const fontFiles = (await loadFaces()).filter(({ name }) => name === "Mono").map(({ file }) => file);
  const drawn = new Resvg(drawing, { font: { loadSystemFonts: false, fontFiles }, logLevel: "off" });
  return new Uint8Array(drawn.render().asPng());
}

/**
 * Draws a page's share picture as PNG. The same words and cover give the same bytes; what was drawn once is kept.
 *
 * @throws Error when the page has no cover
 */
export async function drawSharePicture(page: Page): Promise<Uint8Array<ArrayBuffer>> {
  const parts = await (page.path === paths.home ? drawHome() : drawPage(page));
  const ground = `<path d="M0 0h${width}v${height}H0z" fill="${colour("--color-surface")}"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ink}${ground}${parts}</svg>`;
  const kept = join(cacheFolder, `${createHash("sha256").update(drawing).digest("hex").slice(0, 32)}.png`);
  if (!existsSync(kept)) {
    const fontFiles = (await loadFaces()).filter(({ name }) => name === "Mono").map(({ file }) => file);
    const drawn = new Resvg(drawing, { font: { loadSystemFonts: false, fontFiles }, logLevel: "off" });
    // A palette is a third of the size, and few colours are all there are.
    writeFileSync(kept, await sharp(drawn.render().asPng()).png({ palette: true, dither: 0 }).toBuffer());
  }
  return new Uint8Array(readFileSync(kept));
}
