import raw from "@latchwork/content/plain-pages.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

const plainPage = z.strictObject({
  title: text,
  lead: text,
  sections: z.array(z.strictObject({ id: z.string(), heading: text, paragraphs: z.array(text).min(1) })).default([]),
  action: z
    .strictObject({ label: text, to: z.enum(["bookADemo", "changeAnalysisTool", "blog"]) })
    .default({ label: "Talk To Us", to: "bookADemo" }),
});

export type PlainPageWords = z.output<typeof plainPage>;

const pages = readWords("plain-pages.yaml", raw, z.record(z.string(), plainPage));

/** @throws Error when plain-pages.yaml has no such entry */
export function plainPageWords(id: string): PlainPageWords {
  const found = pages[id];
  if (!found) throw new Error(`content/plain-pages.yaml has no entry "${id}"`);
  return found;
}
