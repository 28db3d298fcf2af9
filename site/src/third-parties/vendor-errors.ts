import type { VendorDeclaration } from "./declaration.ts";

/** The part of a source that stands in a stack trace: `google-analytics.com` of `https://*.google-analytics.com`. */
const hostOf = (source: string) => source.replace(/^\w+:\/\/(\*\.)?/, "");

/** What a browser tells of an error in a script from another origin. The page's own scripts all have its origin. */
const isFromElsewhere = (event: Event) =>
  event instanceof ErrorEvent && event.filename === "" && /^script error/i.test(event.message);

/** Keeps failures of vendors' scripts, and those that are about consent, out of the page's own: they become warnings. */
export function calmVendorErrors(vendors: readonly VendorDeclaration[]): void {
  const hosts = vendors.flatMap(({ sources }) => Object.values(sources).flat().map(hostOf)).filter(Boolean);
  const calm = (event: Event, error: unknown, where: string) => {
    const { message, stack = "" } = error instanceof Error ? error : { message: String(error) };
    const isTheirs = isFromElsewhere(event) || hosts.some((host) => `${stack} ${where} ${message}`.includes(host));
    if (!isTheirs && !/consent/i.test(message)) return;
    event.preventDefault();
    console.warn(`A third party's script failed: ${message}`);
  };
  addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) calm(event, event.error ?? event.message, event.filename);
  });
  addEventListener("unhandledrejection", (event) => calm(event, event.reason, ""));
}
