import type { VendorDeclaration } from "./declaration.ts";

const network = /failed to fetch|networkerror|load failed|network request failed/i;

/** The part of a source that stands in a stack trace: `google-analytics.com` of `https://*.google-analytics.com`. */
const hostOf = (source: string) => source.replace(/^\w+:\/\/(\*\.)?/, "");

/**
 * Keeps failures of tracking code out of the page's own: those of the network
 * in a vendor's script, and those that are about consent, become warnings.
 */
export function calmVendorErrors(vendors: readonly VendorDeclaration[]): void {
  const hosts = vendors.flatMap(({ sources }) => Object.values(sources).flat().map(hostOf)).filter(Boolean);
  const calm = (event: Event, error: unknown, where: string) => {
    const { message, stack = "" } = error instanceof Error ? error : { message: String(error) };
    const isTheirs = hosts.some((host) => `${stack} ${where} ${message}`.includes(host));
    if (!(isTheirs && network.test(message)) && !/consent/i.test(message)) return;
    event.preventDefault();
    console.warn(`A third party's script failed: ${message}`);
  };
  addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) calm(event, event.error ?? event.message, event.filename);
  });
  addEventListener("unhandledrejection", (event) => calm(event, event.reason, ""));
}
