import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brand } from "@latchwork/brand";
import { Resvg } from "@resvg/resvg-js";
import { formatHex8 } from "culori";
import satori from "satori";
import coverStyle from "../covers/cover.css?raw";
import { coverOf } from "../covers/covers.ts";
import type { Page } from "../page-table/page-table.ts";
import { roleColour, roles } from "../styles/role-colours.ts";
import { sharePictureSize } from "./address.ts";
import { cacheFolder, loadFaces } from "./faces.ts";

const { width, height } = sharePictureSize;
const faces = loadFaces();

/** Pixels from the left to the perforation that parts the words from the cover. */
const perforation = 640;

// Neither program that draws here knows custom properties or OKLCH.
const colours = new Map(roles.map((role) => [role, formatHex8(roleColour(role, "light"))]));
const colour = (role: string): string => colours.get(role) ?? "";
// A face is found by what its file says, not by what the site calls it.
const resolvedCoverStyle = coverStyle
  .replace("var(--font-mono)", '"Geist Mono"')
  .replaceAll(/var\((--[\w-]+)\)/g, (_, role: string) => colour(role));

// The longer a title, the smaller, so that four lines at most fill the same room.
const titleSize = (title: string): number => (title.length > 70 ? 54 : title.length > 44 ? 62 : 76);

/** What is seen of a page where its address is shared: title, one sentence, and in small print what it is or whose. */
function sharePictureOf({ path, heading, description, label, cover }: Page) {
  if (!cover) throw new Error(`${path} has no cover for its share picture`);
  return { title: heading, line: label ? undefined : description, label: label || brand.domain, cover };
}

/** The left part, with the words. Satori lays out flex boxes, styled where they stand. */
function Words({ title, line, label }: ReturnType<typeof sharePictureOf>) {
  const muted = colour("--color-muted");
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        boxSizing: "border-box",
        width,
        height,
        padding: "60px 0 56px 64px",
        background: colour("--color-surface"),
        color: colour("--color-ink"),
        fontFamily: "Text",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 14 }}>
        <svg width="40" height="40" viewBox="0 0 30 30" aria-hidden="true">
          {brand.mark.map(({ d, fill }) => (
            <path key={d} d={d} fill={colour(`--${fill}`)} />
          ))}
        </svg>
        <span style={{ fontFamily: "Display", fontSize: 36, letterSpacing: "-0.02em" }}>{brand.name}</span>
      </div>
      <div style={{ display: "flex", flexDirection: "column", width: perforation - 64 - 44 }}>
        <span
          style={{
            display: "block",
            fontFamily: "Display",
            fontSize: titleSize(title),
            lineHeight: 1.04,
            letterSpacing: "-0.02em",
            lineClamp: 5,
          }}
        >
          {title}
        </span>
        {line && (
          <span style={{ display: "block", marginTop: 22, fontSize: 27, lineHeight: 1.4, color: muted, lineClamp: 4 }}>
            {line}
          </span>
        )}
      </div>
      <span style={{ fontFamily: "Mono", fontSize: 22, color: muted }}>{label}</span>
    </div>
  );
}

/** The right part: a stub torn along the perforation, with a notch at each end of it, and the cover on it. */
function coverPart(cover: string): string {
  const notch = 16;
  const room = width - perforation;
  const ink = colour("--color-ink");
  const drawing = { x: perforation + 24, y: (height - 320) / 2, width: room - 48 };
  return `<rect x="${perforation}" width="${room}" height="${height}" fill="${colour("--color-sheet")}"/>
<path d="M${perforation} ${notch + 10}V${height - notch - 10}" stroke="${ink}" stroke-width="3" stroke-dasharray="3 11" stroke-linecap="round"/>
<circle cx="${perforation}" r="${notch}" fill="${ink}"/>
<circle cx="${perforation}" cy="${height}" r="${notch}" fill="${ink}"/>
<svg x="${drawing.x}" y="${drawing.y}" width="${drawing.width}" height="${drawing.width * 0.625}" viewBox="0 0 640 400" class="cover">
<style>${resolvedCoverStyle}</style>${coverOf(cover).markup}</svg>`;
}

/**
 * Draws a page's share picture as PNG. The same words and cover give the same bytes; what was drawn once is kept.
 *
 * @throws Error when the page has no cover
 */
export async function drawSharePicture(page: Page): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharePictureOf(page);
  const fonts = (await faces).map(({ name, weight, data }) => ({ name, weight, data }));
  const words = await satori(<Words {...picture} />, { width, height, fonts });
  const drawing = words.replace(/<\/svg>$/, `${coverPart(picture.cover)}</svg>`);
  const kept = join(cacheFolder, `${createHash("sha256").update(drawing).digest("hex").slice(0, 32)}.png`);
  if (!existsSync(kept)) {
    const fontFiles = (await faces).filter(({ name }) => name === "Mono").map(({ file }) => file);
    const drawn = new Resvg(drawing, { font: { loadSystemFonts: false, fontFiles }, logLevel: "off" });
    writeFileSync(kept, drawn.render().asPng());
  }
  return new Uint8Array(readFileSync(kept));
}
