/** Scripts of other hosts that this site may load, by full address. */
export const turnstileScript = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

const outsideScripts = new Set([turnstileScript]);
const vendorSources: string[] = [];

/** Whether an address belongs to a source of a content security policy: `https://host` or `https://*.host`. */
export function isFrom(address: string, source: string): boolean {
  const { protocol, hostname } = new URL(address, location.href);
  const [scheme, host = ""] = source.split("://");
  if (protocol !== `${scheme}:`) return false;
  return host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : hostname === host;
}

function refuseUnknown(address: string): string {
  const { origin } = new URL(address, location.href);
  if (origin === location.origin || outsideScripts.has(address)) return address;
  if (vendorSources.some((source) => isFrom(address, source))) return address;
  throw new TypeError(`Not a script of this site: ${origin}`);
}

/** The part of the browser's Trusted Types that is used; TypeScript's own library does not describe it yet. */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

// The content security policy allows each policy once.
let policy: ReturnType<TrustedTypesFactory["createPolicy"]> | undefined;

/**
 * The only way a script address reaches the browser: our own files and the
 * hosts listed above. What it returns is a TrustedScriptURL where the browser
 * has them, typed as the string that the DOM's types ask for.
 *
 * @throws TypeError for any other address
 */
export function trustedScript(address: string): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  if (!factory) return refuseUnknown(address);
  policy ??= factory.createPolicy("site", { createScriptURL: refuseUnknown });
  return policy.createScriptURL(address);
}

/**
 * Lets the scripts of third parties in that the visitor has allowed.
 *
 * @param sources as in a content security policy: `https://*.host`
 * @param asStrings whether the vendors' own code names script addresses as plain
 * strings. A default policy then lets these hosts through, and still nobody else.
 */
export function allowScriptsFrom(sources: readonly string[], asStrings: boolean): void {
  vendorSources.push(...sources);
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  if (asStrings) factory?.createPolicy("default", { createScriptURL: refuseUnknown });
}
