import type { OutsideUse } from "./manifest.ts";

/** What one page needs allowed: hashes of its inline scripts and styles, and its uses of the outside. */
export interface PageNeeds {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly uses: readonly string[];
}

/** What this service allows beyond its own origin. */
export interface AllowedSources {
  /** Origin that pages call, or empty for their own. */
  readonly apiOrigin: string;
  readonly turnstile: boolean;
  /** What the brand calls for, by the word in a page's `uses`. */
  readonly outside: Readonly<Record<string, OutsideUse>>;
}

/** Where browsers send what the policy blocked. */
export const cspReportPath = "/reports/csp";

/** The one Trusted Types policy, made by the site's own script. */
const trustedTypesPolicy = "site";

// https://developers.cloudflare.com/turnstile/reference/content-security-policy/ names script-src and frame-src only.
const turnstileSource = "https://challenges.cloudflare.com";

// Turnstile costs Trusted Types: Cloudflare documents no support for them, and
// its script changes without notice. Only on pages that load it, only while it
// is enabled; proof of work needs no such exception.
const turnstileUse: OutsideUse = {
  sources: { "script-src": [turnstileSource], "frame-src": [turnstileSource] },
  relaxes: ["html-strings"],
  trustedTypes: [],
};

/** The `Content-Security-Policy` of one page. */
export function contentSecurityPolicy(page: PageNeeds, allowed: AllowedSources): string {
  const uses = page.uses.flatMap((word) => allowed.outside[word] ?? []);
  if (allowed.turnstile && page.uses.includes("verification")) uses.unshift(turnstileUse);
  const relaxes = new Set(uses.flatMap((use) => use.relaxes));
  const own = allowed.apiOrigin === "" ? ["'self'"] : ["'self'", allowed.apiOrigin];
  const outside = (directive: string) => uses.flatMap(({ sources }) => sources[directive] ?? []);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...quoted(page.scriptHashes)],
    // Beside a hash, browsers ignore 'unsafe-inline'.
    "style-src": ["'self'", ...(relaxes.has("inline-styles") ? ["'unsafe-inline'"] : quoted(page.styleHashes))],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": own,
    "worker-src": ["'self'"],
    "frame-src": ["'self'"],
    "media-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": own,
    "base-uri": ["'none'"],
    "frame-ancestors": ["'self'"],
    ...(relaxes.has("html-strings")
      ? {}
      : {
          "require-trusted-types-for": ["'script'"],
          "trusted-types": [trustedTypesPolicy, ...uses.flatMap((use) => use.trustedTypes)],
        }),
    "report-uri": [cspReportPath], // for browsers that do not know report-to
    "report-to": ["csp"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set([...values, ...outside(name)])].join(" "))
    .join("; ");
}

/** The policy of answers that no browser should ever draw. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer. `https`: whether the visitor came over it, which is when HSTS may be promised. */
export function commonHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy":
      "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), " +
      "magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    // One year, without subdomains and preloading: those are the owner's to promise.
    ...(https ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}

/** Those that say nothing about what is no document, such as a script, a typeface or the answer of an API. */
export const documentHeaders = ["referrer-policy", "permissions-policy", "cross-origin-opener-policy"] as const;

/** Headers of every answer with a file that is no document. */
export function fileHeaders(of: { https: boolean }): Record<string, string> {
  const headers = commonHeaders(of);
  for (const name of documentHeaders) delete headers[name];
  return headers;
}

/** Headers of every answer to a program. */
export function dataHeaders(of: { https: boolean }): Record<string, string> {
  return { ...fileHeaders(of), "cache-control": "no-store", "content-security-policy": dataPolicy };
}

/** Headers of one page, besides those of every answer. */
export function pageHeaders(page: PageNeeds, allowed: AllowedSources): Record<string, string> {
  const opensWindows = page.uses.some((word) => allowed.outside[word]?.opensWindows);
  return {
    "content-security-policy": contentSecurityPolicy(page, allowed),
    "reporting-endpoints": `csp="${cspReportPath}"`,
    // Whoever signs in elsewhere does so in a window that has to find its way back.
    ...(opensWindows ? { "cross-origin-opener-policy": "unsafe-none" } : {}),
  };
}

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}
