import type { Brand } from "@latchwork/brand";
import type { ConsentCategory } from "@latchwork/contract/consent";
import type { Tracker } from "../analytics/track.ts";

/** Directives of a content security policy that a vendor may add sources to. */
export type SourceDirective = `${"script" | "style" | "img" | "font" | "connect" | "media" | "frame" | "worker"}-src`;

/**
 * What the policy gives up for a vendor:
 * - `script-strings`: its code names script addresses as plain strings. A default
 *   Trusted Types policy lets through those of its own hosts, and no others.
 * - `html-strings`: its code writes HTML. Trusted Types are off on every page.
 * - `inline-styles`: its code writes style attributes or style elements.
 */
export type Relaxation = "script-strings" | "html-strings" | "inline-styles";

/** One thing that a vendor keeps in the visitor's browser. A `*` at the end of a name stands for an id. */
export interface Kept {
  kind: "cookie" | "local storage" | "session storage";
  name: string;
  /** In words: "2 years", "until the browser is closed". */
  lifetime: string;
  purpose: string;
}

/**
 * A third party: what it is, does, keeps and costs, for the visitor, the policy
 * and the launch check; and how it runs in the browser. Only `third-parties.ts`
 * starts one, and only while its category is allowed.
 */
export interface Vendor {
  id: keyof Brand["thirdParties"];
  name: string;
  /** Who runs it. */
  company: string;
  category: Exclude<ConsentCategory, "essential">;
  purpose: string;
  kept: readonly Kept[];
  privacyNotice: string;
  /** Form of the id in the brand folder, and an example of it. */
  idForm: RegExp;
  idExample: string;
  sources: Partial<Record<SourceDirective, readonly string[]>>;
  relaxes: readonly Relaxation[];
  /** Trusted Types policies that its code makes for itself. */
  trustedTypes?: readonly string[];
  /** What else the owner has to know or do. */
  owner: string;
  /** Where the vendor documents what is declared here. */
  documented: string;
  /** Does what the vendor's snippet does. The script itself comes by `load`. */
  start(id: string, load: LoadScript): void;
  /** The vendor's own off switch, if it has one. What it stored and added is removed besides. */
  stop?(id: string): void;
  /** Its code goes on running after it was stopped: only loading the page again ends it. */
  outlivesStop?: true;
  /** Reports events to it. Only those for analytics have one. */
  tracker?(id: string): Tracker;
}

/** Adds a script of the vendor's to the page. Attributes are those of the vendor's snippet. */
export type LoadScript = (address: string, attributes?: Readonly<Record<string, string>>) => void;

/** What the vendors' scripts and their snippets share on `window`, as their documentation names it. */
interface VendorGlobals {
  readonly location: { readonly href: string; readonly origin: string };
  dataLayer?: unknown[];
  plausible?: Queue;
  ldfdr?: Queue;
  _hsq?: unknown[];
  disableHubSpotCookieBanner?: boolean;
  $crisp?: unknown[];
  CRISP_WEBSITE_ID?: string;
  /** `true` keeps Google Analytics from sending and storing anything. */
  [disabled: `ga-disable-${string}`]: boolean;
}

/** Stands in for a vendor's function until its script has come, and keeps the calls where that looks for them. */
export interface Queue {
  (...call: unknown[]): void;
  q?: unknown[];
  _q?: unknown[];
  init?: (options: object) => void;
  o?: object;
}

/** The build reads what vendors declare, and has no `window`. */
export const vendorGlobals = globalThis as unknown as VendorGlobals;
