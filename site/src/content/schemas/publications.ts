import * as z from "zod";
import { paths } from "../../routes.ts";
import { description, group, isoDay, keywords, link, searchTitle, shownDates, some, text } from "./fields.ts";

const common = {
  title: searchTitle,
  description,
  keywords,
  published: isoDay,
  date: text.optional().describe("The day of publication as it is shown, where that is not as usual."),
  revised: isoDay.optional().describe("The day on which its text last changed so that it tells what came later."),
  cover: text.optional().describe("Id of a cover that is there already. That of its own name unless given."),
  minutes: z.int().positive().optional().describe("To read it. Counted unless given."),
  checked: isoDay
    .optional()
    .describe("The day on which the rules and facts it names were last held against their sources."),
  draft: z.boolean().default(false).describe("Kept out of the site. So is what is published on a day to come."),
};

interface Dated {
  date?: string | undefined;
  published: string;
  revised?: string | undefined;
}

function datedOnce({ date, published, revised }: Dated, context: z.RefinementCtx) {
  if (!isoDay.safeParse(published).success) return;
  if (revised !== undefined && revised <= published) {
    const message = `is no later than published (${published}): write the day of the last change, or remove it`;
    context.addIssue({ code: "custom", path: ["revised"], message });
  }
  const shown = shownDates(published);
  if (date === undefined || shown.includes(date)) return;
  const message = `says another day than published (${published}): write “${shown[1]}” or “${shown[2]}”, or remove it`;
  context.addIssue({ code: "custom", path: ["date"], message });
}

const version = z.union([text, z.number().transform(String)]);

const coverageRow = group("clause requirement mapping", {
  publisherCode: text.optional(),
  link: link.optional(),
  scope: text.optional().describe("What a “Complete” is confined to."),
  coverage: z.enum(["Partial", "Complete"]),
});

/** The head of a Markdown file, by the folder of content/ it lies in. */
export const publicationSchemas = {
  blog: group("author summary", common).superRefine(datedOnce),
  /** The file is named after the customer's id. */
  "case-studies": group("summary", { ...common, facts: some("fact says"), figures: some("figure says") }).superRefine(
    datedOnce,
  ),
  guides: group("author summary", {
    ...common,
    framework: group("name publisher", { version, link }),
    /** All clauses of the framework, part by part, for the map above the table. A row belongs to the part whose code it begins with. */
    map: group("unit", { parts: some("code name", { count: z.int().positive() }) }),
    rows: z.array(coverageRow).min(1),
  })
    .superRefine(datedOnce)
    .superRefine(({ map, rows }, context) => {
      for (const [index, { clause }] of rows.entries())
        if (!map.parts.some(({ code }) => clause.startsWith(code))) {
          const message = `${clause} belongs to no part of the map: add a part whose code it begins with`;
          context.addIssue({ code: "custom", path: ["rows", index, "clause"], message });
        }
    }),
  partnerships: group("partner summary", common).superRefine(datedOnce),
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
