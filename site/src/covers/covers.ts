import raw from "@latchwork/content/covers.yaml?raw";
import * as z from "zod";
import { readWords, text } from "../content/words.ts";
import type { Scene } from "./scene.tsx";
import { scenes } from "./scene-index.ts";

const byName: ReadonlyMap<string, Scene> = new Map(Object.entries(scenes));

const sentence = text.refine(
  (alt) => alt.endsWith("."),
  "is one sentence that says what is drawn and means: end it with a full stop",
);

const cover = z
  .strictObject({ scene: text, alt: sentence, params: z.record(z.string(), z.unknown()).default({}) })
  .transform(({ scene: name, alt, params }, context) => {
    const scene = byName.get(name);
    if (!scene) {
      const known = [...byName.keys()].join(", ");
      const message = `no scene is called "${name}": use one of ${known}; or draw site/src/covers/scenes/${name}.tsx and list it in scene-index.ts`;
      context.addIssue({ code: "custom", path: ["scene"], message });
      return z.NEVER;
    }
    const read = scene.safeParse(params);
    if (read.success) return { scene: name, alt, picture: read.data };
    for (const { path, message } of read.error.issues) {
      context.addIssue({
        code: "custom",
        path: ["params", ...path],
        message: `${message} (the scene "${name}" in site/src/covers/scenes/ says what it takes)`,
      });
    }
    return z.NEVER;
  });

/** A piece's cover: the scene's name, the drawing on 640 × 400 units, and the sentence that stands for it. */
export type Cover = z.output<typeof cover>;

/**
 * Reads covers.yaml: the cover of each piece by the piece's id.
 *
 * @throws Error that names file, entry and field, one line a problem
 */
export function readCovers(yaml: string): Record<string, Cover> {
  return readWords("covers.yaml", yaml, z.record(z.string(), cover));
}

const covers = readCovers(raw);

/** The ids that have a cover, in the order of covers.yaml. */
export const coverIds: readonly string[] = Object.keys(covers);

/** @throws Error when covers.yaml has no such entry */
export function coverOf(id: string): Cover {
  const found = Object.hasOwn(covers, id) ? covers[id] : undefined;
  if (!found) throw new Error(`content/covers.yaml has no entry "${id}": add one with scene and alt`);
  return found;
}
