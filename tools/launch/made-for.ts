import type { Brand } from "../../brand/brand-type.ts";
import { firstBrand } from "../../brand/first-brand.ts";
import { recordedOf, recordingIn } from "../demo/captions.ts";
import { sourceOf } from "../partnership-pdf/source.ts";
import type { OpenPoint, TextFile } from "./open-points.ts";

/** A partnership page as it was printed. */
export interface Printed {
  path: string;
  bytes: Buffer;
  /** What it would be made from now. */
  words: string;
}

/** What is made by a command out of the built site, and shows a company in pictures that no search reads. */
export interface Made {
  favicon: TextFile;
  /** The captions name the company that the video beside them shows. */
  captions: TextFile;
  printed: readonly Printed[];
}

/** What was made for another company than this one, and has to be made anew. */
export function madeForOthers(brand: Brand, { favicon, captions, printed }: Made): OpenPoint[] {
  const points: OpenPoint[] = [];
  const title = /<title>([^<]*)<\/title>/.exec(favicon.text)?.[1];
  if (title !== brand.name) {
    points.push({ where: `${favicon.path}:1`, what: `The icon's title is “${title ?? ""}”: write “${brand.name}”.` });
  }
  if (brand.name !== firstBrand.name && firstBrand.mark.some((drawn) => favicon.text.includes(drawn))) {
    points.push({ where: `${favicon.path}:1`, what: `The icon draws the mark of ${firstBrand.name}.` });
  }
  if (brand.links.demoVideo === null && recordingIn(captions.text) !== recordedOf(brand)) {
    const what = "The demo video shows another company: npm run record-demo, or name your own in links.demoVideo.";
    points.push({ where: `${captions.path}:1`, what });
  }
  for (const { path, bytes, words } of printed) {
    if (sourceOf(bytes) !== words) {
      points.push({ where: path, what: "It was printed for another company or other words: npm run partnership-pdf." });
    }
  }
  return points;
}
