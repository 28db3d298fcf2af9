import { seasons } from "../content/podcast.ts";
import { readContent } from "../content/read-content.ts";
import { listPublications } from "../page-table/page-table.ts";
import coverStyle from "./cover.css?raw";
import { type CoverSheet, drawCoverSheet } from "./cover-sheet.ts";
import { coverOf } from "./covers.ts";

interface Covered {
  cover: string;
}

/** A sheet for each collection that some page shows whole. */
export async function listCoverSheets(): Promise<CoverSheet[]> {
  const [articles, ...others] = await Promise.all([
    listPublications("blog"),
    listPublications("case-studies"),
    listPublications("guides"),
    listPublications("partnerships"),
  ]);
  const collections: Record<string, readonly Covered[]> = {
    articles,
    episodes: seasons.flatMap(({ episodes }) => episodes),
    resources: [...others.flat(), ...readContent("events")],
  };
  return Object.entries(collections).map(([name, all]) =>
    drawCoverSheet(name, new Map(all.map(({ cover }) => [cover, coverOf(cover)])), coverStyle),
  );
}

/** Where a cover lies in a sheet. */
export type CoverAddress = (id: string) => string;

/** @throws Error from what it returns, when no collection has such a cover */
export async function findCovers(): Promise<CoverAddress> {
  const sheets = await listCoverSheets();
  return (id) => {
    const sheet = sheets.find(({ ids }) => ids.includes(id));
    if (!sheet) throw new Error(`No sheet has the cover ${id}: name its collection in listCoverSheets`);
    return `${sheet.path}#${id}`;
  };
}
