import { outsideHref } from "../outside-links.ts";
import { paths } from "../routes.ts";

export interface NavigationItem {
  label: string;
  href: string;
}

/** Whether a page is the one that a link leads to ("page"), or lies below it ("true"). */
export function currentAt(path: string | undefined, href: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return path?.startsWith(`${href}/`) ? "true" : undefined;
}

/** The header's items. The mobile menu holds the same. */
export const navigation = {
  howItWorks: { label: "How It Works", href: paths.howItWorks },
  resources: [
    { label: "Resource Hub", href: paths.resourceHub },
    { label: "Blog", href: paths.blog },
    { label: "Change Analysis Tool", href: paths.changeAnalysisTool },
  ],
  signIn: { label: "Sign In", href: outsideHref("portal") },
  talk: { label: "Start a Conversation", href: paths.bookADemo },
} satisfies Record<string, NavigationItem | NavigationItem[]>;
