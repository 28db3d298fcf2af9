import { createHash } from "node:crypto";
import { formatHex8 } from "culori";
import type { ReactNode } from "react";
import satori from "satori";
import { roleColour, roles } from "../styles/role-colours.ts";
import { loadFaces } from "./faces.ts";

const faces = loadFaces();

// Neither program that draws here knows custom properties or OKLCH.
const colours = new Map(roles.map((role) => [role, formatHex8(roleColour(role, "light"))]));
export const colour = (role: string): string => colours.get(role) ?? "";

/** Sets words as an SVG drawing of their outlines. Satori lays out flex boxes, styled where they stand. */
export async function typeset(words: ReactNode, width: number, height: number): Promise<string> {
  const fonts = (await faces).map(({ name, weight, data }) => ({ name, weight, data }));
  const drawing = await satori(words, { width, height, fonts });
  // Several of them stand in one picture: each needs ids of its own.
  const own = createHash("sha256").update(drawing).digest("hex").slice(0, 8);
  return drawing.replaceAll("satori_", `satori_${own}_`);
}
