import * as z from "zod";
import { paths } from "../../routes.ts";
import { description, isoDay, keywords, link, searchTitle, shownDates, some, text } from "./fields.ts";

const publication = z.strictObject({
  title: searchTitle,
  summary: text,
  description,
  keywords,
  published: isoDay,
  /** The day as it is shown, where that is not as usual. */
  date: text.optional(),
  /** To read it; counted unless given. */
  minutes: z.int().positive().optional(),
  /** Kept out of the built site. So is what is published on a day to come. */
  draft: z.boolean().default(false),
});

function datedOnce({ date, published }: { date?: string | undefined; published: string }, context: z.RefinementCtx) {
  const shown = shownDates(published);
  if (date === undefined || shown.includes(date)) return;
  const message = `says another day than published (${published}): write “${shown[1]}” or “${shown[2]}”, or remove it`;
  context.addIssue({ code: "custom", path: ["date"], message });
}

const guide = publication.extend({
  author: text,
  framework: z.strictObject({
    name: text,
    version: z.union([text, z.number().transform(String)]),
    publisher: text,
    link,
  }),
  rows: some({
    clause: text,
    publisherCode: text.optional(),
    link: link.optional(),
    requirement: text,
    coverage: z.enum(["Partial", "Complete"]),
    mapping: text,
  }),
});

/** A case study's file has its customer's id for a name. */
const caseStudy = publication.extend({
  facts: some({ fact: text, says: text }),
  figures: some({ figure: text, says: text }),
});

/** The head of a Markdown file, by the folder of content/ it lies in. */
export const publicationSchemas = {
  blog: publication.extend({ author: text }).superRefine(datedOnce),
  "case-studies": caseStudy.superRefine(datedOnce),
  guides: guide.superRefine(datedOnce),
  partnerships: publication.extend({ partner: text }).superRefine(datedOnce),
};
export type PublicationFolder = keyof typeof publicationSchemas;

/** The page of each, by its file's name. */
export const publicationPaths: Record<PublicationFolder, (id: string) => string> = {
  blog: paths.article,
  "case-studies": paths.caseStudy,
  guides: paths.guide,
  partnerships: paths.partnership,
};

/** A cover has the last part of the page's address for an id. */
export const coverOfPage = (path: string): string => path.split("/").filter(Boolean).at(-1) ?? "";

/** @param today such as 2025-08-12 */
export const isPublished = ({ draft, published }: { draft: boolean; published: string }, today: string): boolean =>
  !draft && published <= today;
