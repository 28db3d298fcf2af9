import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "@latchwork/brand";
import { inspectPage, type PageInspection } from "./inspect-page.ts";
import type { OutsideSources } from "./outside-sources.ts";

export interface Redirect {
  from: string;
  to: string;
  status: number;
}

/** What the server has to know of the built site, `dist/manifest.json`. */
export interface Manifest {
  buildId: string;
  /** By the page's one address. */
  pages: Record<string, { file: string } & Omit<PageInspection, "problems">>;
  redirects: readonly Redirect[];
  /** The company whose site this is. */
  brand: Brand;
  /** What pages reach beyond their own origin. */
  outside: OutsideSources;
  /** Where the pages send their calls; empty for where they came from. */
  apiOrigin: string;
}

/** The pages hold something that their own content security policy would block. */
export class BlockedPageError extends Error {
  override readonly name = "BlockedPageError";

  constructor(problems: readonly string[]) {
    super(`The strict content security policy would block parts of these pages:\n  ${problems.join("\n  ")}`);
  }
}

/** `index.html` is `/`, `x.html` is `/x`, `x/index.html` is `/x/`. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`;
}

/**
 * @param folder holds the site as it was built
 * @param files paths of all its files, relative to the folder
 * @throws {BlockedPageError} that lists everything at fault in all pages
 */
export function describeSite(folder: string, files: readonly string[], rest: Omit<Manifest, "pages">): Manifest {
  const inspected = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, ...inspectPage(readFileSync(join(folder, file), "utf8")) }));
  const problems = inspected.flatMap((page) => page.problems.map((problem) => `${page.file}: ${problem}`));
  if (problems.length > 0) throw new BlockedPageError(problems);
  const pages = Object.fromEntries(inspected.map(({ problems: _, ...page }) => [addressOf(page.file), page]));
  return { pages, ...rest };
}
