import { type CollectionEntry, getCollection } from "astro:content";
import { isoDayOf } from "./events.ts";
import { minutesToRead } from "./reading-time.ts";
import { fillBrand, shownDates } from "./schemas/fields.ts";
import { coverOfPage, isPublished, type PublicationFolder, publicationPaths } from "./schemas/publications.ts";

/** An article, guide, case study or partnership. */
export type Publication<Folder extends PublicationFolder = PublicationFolder> = Folder extends PublicationFolder
  ? CollectionEntry<Folder> & {
      data: { date: string; minutes: number };
      path: string;
      /** Id of its cover. */
      cover: string;
    }
  : never;

/**
 * All that may be read today, newest first, with the brand filled in.
 * The development server shows drafts and what is dated ahead too.
 */
export async function readPublications<Folder extends PublicationFolder>(
  folder: Folder,
): Promise<Publication<Folder>[]> {
  const today = isoDayOf(new Date());
  const entries: CollectionEntry<Folder>[] = await getCollection(folder);
  return entries
    .filter(({ data }) => import.meta.env.DEV || isPublished(data, today))
    .sort((a, b) => b.data.published.localeCompare(a.data.published) || a.id.localeCompare(b.id))
    .map((entry) => {
      const data = fillBrand<CollectionEntry<PublicationFolder>["data"]>(entry.data);
      const rows = "rows" in data ? data.rows.map(({ requirement, mapping }) => `${requirement} ${mapping}`) : [];
      const counted = minutesToRead([entry.body, ...rows].join("\n"));
      const path = publicationPaths[folder](entry.id);
      const { date = shownDates(data.published)[0], minutes = counted, cover = coverOfPage(path) } = data;
      return { ...entry, data: { ...data, date, minutes }, path, cover } as Publication<Folder>;
    });
}

const pdfs = import.meta.glob<string>("../../../content/partnerships/*.pdf", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Address of a partnership page as a PDF; undefined until `npm run partnership-pdf` has made it from the page. */
export const partnershipPdf = (id: string): string | undefined => pdfs[`../../../content/partnerships/${id}.pdf`];
