import * as z from "zod";
import { checkWords, parseYaml, text } from "./words.ts";

/** A day such as 2025-08-12. YAML reads one without quotes as a date. */
const isoDay = z.union(
  [z.iso.date(), z.date().transform((day) => day.toISOString().slice(0, 10))],
  "must be a day such as 2025-08-12",
);

/** Search engines cut what is longer. */
const description = text.refine((written) => written.length <= 160, "is longer than 160 characters: shorten it");

const keywords = z.array(text).min(1);

/** `date` is shown as written; `published` is the same for machines. */
const blog = z.strictObject({
  id: z.int().positive(),
  order: z.int().positive(),
  title: text,
  date: text,
  published: isoDay,
  minutes: z.int().positive(),
  author: text,
  summary: text,
  description,
  keywords,
});

const caseStudy = z.strictObject({
  customer: z.string(),
  title: text,
  summary: text,
  description,
  keywords,
  published: isoDay,
  facts: z.array(z.strictObject({ fact: text, says: text })).min(1),
  figures: z.array(z.strictObject({ figure: text, says: text })).min(1),
  quote: z.strictObject({ text, person: text, role: text }),
});

const guide = z.strictObject({
  order: z.int().positive(),
  title: text,
  framework: z.strictObject({
    name: text,
    version: z.union([text, z.number().transform(String)]),
    publisher: text,
    link: z.url("must be an address such as https://example.org/"),
  }),
  minutes: z.int().positive(),
  date: text,
  published: isoDay,
  author: text,
  summary: text,
  description,
  keywords,
  rows: z
    .array(
      z.strictObject({
        clause: text,
        publisherCode: text.optional(),
        link: z.url("must be an address such as https://example.org/").optional(),
        requirement: text,
        coverage: z.enum(["Partial", "Complete"]),
        mapping: text,
      }),
    )
    .min(1),
});

const partnership = z.strictObject({
  partner: text,
  title: text,
  date: text,
  published: isoDay,
  minutes: z.int().positive(),
  summary: text,
  description,
  keywords,
});

/** The head of a Markdown file, by the folder of content/ it lies in. */
export const pieces = { blog, "case-studies": caseStudy, guides: guide, partnerships: partnership } as const;
export type PieceFolder = keyof typeof pieces;

export interface Piece<Folder extends PieceFolder = PieceFolder> {
  /** Name of the file without its ending. */
  id: string;
  head: z.output<(typeof pieces)[Folder]>;
  body: string;
}

/**
 * Reads a Markdown file as its author wrote it.
 *
 * @throws ContentError that names file, field and remedy, one line a problem
 */
export function readPiece<Folder extends PieceFolder>(folder: Folder, name: string, written: string): Piece<Folder> {
  const file = `${folder}/${name}`;
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(written) ?? [];
  const read = checkWords(file, parseYaml(file, head) ?? {}, pieces[folder]) as Piece<Folder>["head"];
  return { id: name.replace(/\.md$/, ""), head: read, body };
}
