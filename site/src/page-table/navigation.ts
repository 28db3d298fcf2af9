import { listPages, type Page } from "./page-table.ts";

/** A link of a menu, as attributes. */
export interface MenuItem {
  label: string;
  href: string;
  "aria-current": "page" | "true" | undefined;
}

/** The menus of the header. Its items are those of the footer too. */
export type Navigation = Record<NonNullable<Page["menu"]>, readonly MenuItem[]>;

/** The menus as one page shows them: an item is current when it leads to the page, or to the one above it. */
export async function navigationOn({ path, parent }: Page): Promise<Navigation> {
  const pages = await listPages();
  const itemsOf = (menu: Page["menu"]): MenuItem[] =>
    pages
      .filter((page) => page.menu === menu)
      .map((page) => ({
        label: page.menuLabel ?? page.heading,
        href: page.path,
        "aria-current": page.path === path ? "page" : page.path === parent ? "true" : undefined,
      }));
  return { main: itemsOf("main"), resources: itemsOf("resources"), action: itemsOf("action") };
}
