import { track } from "./track.ts";

/** Query parameters that may leave with a page view. Any other may hold what a visitor typed. */
const listedParameters = ["category", "utm_source", "utm_medium", "utm_campaign"];

/** Path and listed parameters of an address; never a fragment. */
export function reportedPath(address: URL): string {
  const kept = new URLSearchParams([...address.searchParams].filter(([name]) => listedParameters.includes(name)));
  return kept.size === 0 ? address.pathname : `${address.pathname}?${kept}`;
}

/** The address of this page as it may be reported. */
export const reportedAddress = () => location.origin + reportedPath(new URL(location.href));

const metaContent = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";

/** Reports this page. */
export function reportPageView(): void {
  track("page_view", {
    path: reportedPath(new URL(location.href)),
    title: document.title,
    category: metaContent("page-category"),
    contentType: metaContent("page-content-type"),
  });
}
