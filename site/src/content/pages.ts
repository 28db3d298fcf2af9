import raw from "@latchwork/content/pages.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

const page = z
  .strictObject({
    title: text,
    description: text,
    keywords: z.array(text),
    category: text,
    contentType: text,
    noindex: z.boolean().default(false),
    /** Its name in menus and breadcrumbs. */
    menuLabel: text.optional(),
    /** The menu of the header that it stands in, in the order of the file. */
    menu: z.enum(["main", "resources", "action"]).optional(),
    /** Id of the cover that its share picture shows: needed unless noindex. */
    cover: z.string().optional(),
  })
  .refine(({ noindex, cover }) => noindex || cover !== undefined, {
    path: ["cover"],
    error: "is missing: add the id of a cover, or noindex: true",
  });

export const pageWords = readWords("pages.yaml", raw, z.record(z.string(), page));
