import type { Brand } from "@latchwork/brand";
import type { ConsentCategory } from "@latchwork/contract/consent";

export type VendorId = keyof Brand["thirdParties"];

/** Directives of a content security policy that a vendor may add sources to. */
export type SourceDirective =
  | "script-src"
  | "style-src"
  | "img-src"
  | "font-src"
  | "connect-src"
  | "media-src"
  | "frame-src"
  | "worker-src";

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

/** What a third party is, does and keeps, and what it costs: for the visitor, the policy and the launch check. */
export interface VendorDeclaration {
  id: VendorId;
  /** As a visitor knows it. */
  name: string;
  /** Who runs it. */
  company: string;
  category: Exclude<ConsentCategory, "essential">;
  purpose: string;
  kept: readonly Kept[];
  /** The company's privacy notice. */
  privacyNotice: string;
  /** Form of the id in the brand folder, and an example of it. */
  idForm: RegExp;
  idExample: string;
  sources: Partial<Record<SourceDirective, readonly string[]>>;
  relaxes: readonly Relaxation[];
  /** Trusted Types policies that its code makes for itself. */
  trustedTypes: readonly string[];
  /** What else the owner has to know or do. */
  owner: string;
  /** Where the vendor documents what is declared here. */
  documented: string;
}
