/** What the vendors' scripts and their snippets share on `window`, as their documentation names it. */
export interface VendorGlobals {
  dataLayer?: unknown[];
  gtag?: (...command: unknown[]) => void;
  plausible?: Plausible;
  ldfdr?: Queueing;
  _hsq?: unknown[];
  disableHubSpotCookieBanner?: boolean;
  $crisp?: unknown[];
  CRISP_WEBSITE_ID?: string;
  /** `true` keeps Google Analytics from sending and storing anything. */
  [disabled: `ga-disable-${string}`]: boolean;
}

export interface Queueing {
  (...call: unknown[]): void;
  _q?: unknown[];
}

export interface Plausible {
  (name: string, options: { url?: string; props?: Record<string, unknown> }): void;
  init?: (options: object) => void;
  q?: unknown[];
  o?: object;
}

export const vendorGlobals = window as unknown as VendorGlobals;
