import { type Cover, readCover } from "./read-cover.ts";

const files = import.meta.glob<string>("../../../content/covers/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** @throws Error when there is no such file */
export function coverOf(id: string): Cover {
  const written = files[`../../../content/covers/${id}.svg`];
  if (written === undefined) throw new Error(`content/covers/${id}.svg is missing: draw it, or copy another`);
  return readCover(written);
}
