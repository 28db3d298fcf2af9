import { brand } from "@latchwork/brand";
import { comingSoon, type OutsideLinkId } from "./routes.ts";

/** The full address of a path of the site. */
export const absolute = (path: string): string => new URL(path, `https://${brand.domain}`).href;

const outside: Record<OutsideLinkId, string | null> = {
  portal: brand.links.portal,
  event: brand.links.event,
  "professional-network": brand.links.professionalNetwork.url,
  "video-site": brand.links.videoSite.url,
  "podcast-show": brand.links.podcastShow.url,
};

/** Where a link that leaves the site goes: the brand's address, or the page that stands in for it. */
export const outsideHref = (id: OutsideLinkId): string => outside[id] ?? comingSoon(id);

/** Where one episode is heard: its own page on the streaming service, else the show's. */
export const episodeHref = (id: string): string => brand.links.podcastShow.episodes[id] ?? outsideHref("podcast-show");
