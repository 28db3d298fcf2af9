import raw from "@latchwork/content/privacy-notice.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

/** Tables that the site fills in from the code they are about. */
const shown = ["company", "forms", "browser", "thirdParties"] as const;

const section = z
  .strictObject({
    id: z.string(),
    heading: text,
    paragraphs: z.array(text).default([]),
    list: z.array(text).default([]),
    shows: z.enum(shown).optional(),
  })
  .refine(({ paragraphs, list }) => paragraphs.length + list.length > 0, "has neither paragraphs nor a list");

const notice = z
  .strictObject({
    title: text,
    updated: text,
    published: z.iso.date("must be a day in quotes, such as '2026-11-21'"),
    lead: text,
    sections: z.array(section).min(1),
  })
  .refine(
    ({ sections }) => shown.every((table) => sections.filter(({ shows }) => shows === table).length === 1),
    `shows each of these once: ${shown.join(", ")}`,
  );

export type PrivacyNotice = z.output<typeof notice>;
export const privacyNotice: PrivacyNotice = readWords("privacy-notice.yaml", raw, notice);
