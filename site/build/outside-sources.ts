import type { Brand } from "@latchwork/brand";
import { addressesOf } from "../src/editing/config.ts";
import type { Relaxation, SourceDirective } from "../src/third-parties/vendor.ts";
import { enabledVendors } from "../src/third-parties/vendors.ts";

/** What one use of the outside adds to the policy of the pages that have it. */
export interface OutsideUse {
  sources: Partial<Record<SourceDirective, string[]>>;
  relaxes: Relaxation[];
  /** Names of Trusted Types policies beside the site's own. */
  trustedTypes: string[];
  /** Whether a window that the page opens may answer it: signing in elsewhere needs that. */
  opensWindows?: boolean;
}

/** By the word in a page's `<meta name="uses">`. A use that the brand does not call for is absent. */
export type OutsideSources = Record<string, OutsideUse>;

function framed(address: string | null, ...more: readonly SourceDirective[]): OutsideUse | null {
  if (address === null) return null;
  const { origin } = new URL(address);
  const sources = Object.fromEntries((["frame-src", ...more] as const).map((directive) => [directive, [origin]]));
  return { sources, relaxes: [], trustedTypes: [] };
}

/** The page also asks by a request of its own whether the frame's host can be reached at all; see `EmbeddedFrame.client.ts`. */
const embedded = (address: string | null) => framed(address, "connect-src");

function thirdParties(brand: Brand): OutsideUse | null {
  const vendors = enabledVendors(brand);
  if (vendors.length === 0) return null;
  const sources: Partial<Record<SourceDirective, string[]>> = {};
  for (const vendor of vendors) {
    for (const [directive, added] of Object.entries(vendor.sources) as [SourceDirective, readonly string[]][]) {
      sources[directive] = [...new Set([...(sources[directive] ?? []), ...added])];
    }
  }
  const relaxes = [...new Set(vendors.flatMap((vendor) => vendor.relaxes))];
  const own = relaxes.includes("script-strings") ? ["default"] : [];
  const theirs = vendors.flatMap(({ trustedTypes = [] }) => trustedTypes);
  return { sources, relaxes, trustedTypes: [...own, ...new Set(theirs)] };
}

/** The pictures of people who sign in at the host's own company. */
const avatars = { github: "https://avatars.githubusercontent.com", gitlab: "https://secure.gravatar.com", gitea: null };

/** What Sveltia CMS needs on its own page: Svelte writes HTML and styles from strings, but no code. */
function editing({ editing }: Brand): OutsideUse | null {
  if (editing === null) return null;
  const { web, api } = addressesOf(editing);
  const pictures = editing.origin === null ? avatars[editing.host] : null;
  return {
    sources: {
      "connect-src": [...new Set(["data:", "blob:", new URL(api).origin, ...(editing.signIn === null ? [] : [web])])],
      "img-src": ["blob:", web, ...(pictures === null ? [] : [pictures])],
    },
    relaxes: ["html-strings", "inline-styles"],
    trustedTypes: [],
    ...(editing.signIn === null ? {} : { opensWindows: true }),
  };
}

/**
 * What the pages of a company reach beyond their own origin.
 *
 * @throws {VendorIdError} when an id in the brand folder cannot be one
 */
export function outsideSources(brand: Brand): OutsideSources {
  const uses: Record<string, OutsideUse | null> = {
    "demo-video": framed(brand.links.demoVideo),
    "booking-form": embedded(brand.frames.bookingForm),
    "newsletter-form": embedded(brand.frames.newsletterForm),
    "privacy-document": embedded(brand.frames.privacyDocument),
    "third-parties": thirdParties(brand),
    editing: editing(brand),
  };
  return Object.fromEntries(Object.entries(uses).filter((entry): entry is [string, OutsideUse] => entry[1] !== null));
}
