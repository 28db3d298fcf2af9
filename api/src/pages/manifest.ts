import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Brand } from "@latchwork/brand";
import * as z from "zod";
import { StartError } from "../errors.ts";

const hash = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/);

/** An address of this site: never `//host`, which a browser reads as another host. */
const ownPath = z.string().regex(/^\/(?![/\\])[\x21-\x7e]*$/);

const sources = z.record(z.string(), z.array(z.string()));

/** The build's description of its output, `dist/manifest.json`. */
export const manifest = z.object({
  buildId: z.string(),
  /** By the one true address of the page. */
  pages: z.record(
    ownPath,
    z.object({
      file: z.string(),
      scriptHashes: z.array(hash),
      styleHashes: z.array(hash),
      /** What the page needs of the outside, such as `verification`. */
      uses: z.array(z.string()).default([]),
    }),
  ),
  redirects: z.array(
    z.object({ from: ownPath, to: ownPath, status: z.union([z.literal(301), z.literal(302), z.literal(308)]) }),
  ),
  /** The company whose site was built, as the build read it from its folder. */
  brand: z.custom<Brand>((value) => typeof value === "object" && value !== null),
  /** What pages reach beyond their own origin, by the word in their `uses`. */
  outside: z.record(
    z.string(),
    z.object({
      sources,
      relaxes: z.array(z.enum(["script-strings", "html-strings", "inline-styles"])),
      trustedTypes: z.array(z.string()),
      opensWindows: z.boolean().optional(),
    }),
  ),
  /** Where the pages send their calls; empty for where they came from. */
  apiOrigin: z.string(),
});
export type Manifest = z.infer<typeof manifest>;
export type PageEntry = Manifest["pages"][string];
export type OutsideUse = Manifest["outside"][string];

/** The manifest of the build in `dist`. Throws a {@link StartError} that says what to do when it is absent or damaged. */
export async function readManifest(dist: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(dist, "manifest.json"), "utf8");
  } catch {
    throw new StartError("The site has not been built. Run `npm start`, or `npm run build`.");
  }
  try {
    return manifest.parse(JSON.parse(text));
  } catch (error) {
    throw new StartError(`The built site is damaged. Run \`npm run build\`.\n${error}`);
  }
}
