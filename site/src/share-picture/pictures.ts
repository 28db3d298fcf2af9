import { brand } from "@latchwork/brand";
import type { Page } from "../page-table/page-table.ts";

/** What is seen of a page where its address is shared. */
export interface SharePicture {
  title: string;
  /** One sentence below the title. */
  line?: string;
  /** Small print: what it is, or whose. */
  label: string;
  /** Id of the cover. */
  cover: string;
}

/** @throws Error when the page has no cover */
export function sharePictureOf({ path, heading, description, label, cover }: Page): SharePicture {
  if (!cover) throw new Error(`${path} has no cover for its share picture`);
  return label ? { title: heading, label, cover } : { title: heading, line: description, label: brand.domain, cover };
}
