import raw from "@latchwork/content/pages.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

const page = z.strictObject({
  title: text,
  description: text,
  keywords: z.array(text),
  category: text,
  contentType: text,
  noindex: z.boolean().default(false),
});

/** What head tags and page views say of a page. */
export type PageMetadata = z.output<typeof page>;

const pages = readWords("pages.yaml", raw, z.record(z.string(), page));

/** @throws Error when pages.yaml has no such entry */
export function pageMetadata(id: string): PageMetadata {
  const found = pages[id];
  if (!found) throw new Error(`content/pages.yaml has no entry "${id}": add one with title, description and keywords`);
  return found;
}
