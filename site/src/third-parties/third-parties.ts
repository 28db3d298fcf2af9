import type { Brand } from "@latchwork/brand";
import { reportedPath } from "../analytics/reported-path.ts";
import { type HeldEvent, heldEvents, releaseEvents, sendTo, track } from "../analytics/track.ts";
import { allowScriptsFrom, isFrom, trustedScript } from "../browser/trusted-scripts.ts";
import { type Consent, consent, isAllowed } from "../consent/consent.ts";
import { forget } from "./forget.ts";
import type { LoadScript, Vendor } from "./vendor.ts";
import { consentSignals, gtag } from "./vendors/google.ts";
import { vendors } from "./vendors.ts";
import trackingStyles from "./visitor-tracking.css?url";

/** A vendor that the company has an id at. */
interface Account {
  id: string;
  vendor: Vendor;
  /** Ends the reports to it; null while it is not running. */
  endReports: (() => void) | null;
}

const loadScript: LoadScript = (address, attributes = {}) => {
  const script = document.createElement("script");
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.addEventListener("error", () => {
    console.warn(`A third party's script could not be loaded: ${new URL(address).host}`);
    script.remove();
  });
  script.src = trustedScript(address);
  document.head.append(script);
};

/** Takes out of the page what a vendor's scripts have put there. */
function removeElements({ sources }: Vendor): void {
  const parts = { "script-src": "script[src]", "frame-src": "iframe[src]", "style-src": "link[href]" } as const;
  for (const [directive, selector] of Object.entries(parts)) {
    for (const element of document.querySelectorAll(selector)) {
      const address = element.getAttribute("src") ?? element.getAttribute("href") ?? "";
      if (sources[directive as keyof typeof parts]?.some((source) => isFrom(address, source))) element.remove();
    }
  }
}

/** Vendors read the address by themselves: before one is loaded, whatever is not listed leaves it. */
function cleanAddress(): void {
  document.documentElement.dataset.tracked = "";
  const hash = document.getElementById(location.hash.slice(1)) ? location.hash : "";
  history.replaceState(history.state, "", reportedPath(location.href) + hash);
}

/**
 * Ends every connection to others from this page, whatever still runs in it:
 * even what code sends on its way out. A policy can be added to a page, and
 * never taken back, so the page has to be loaded again.
 */
function sealAndReload(): void {
  const seal = document.createElement("meta");
  seal.httpEquiv = "Content-Security-Policy";
  seal.content = "connect-src 'self'; img-src 'self' data:; script-src 'self'; frame-src 'self'; media-src 'self'";
  document.head.append(seal);
  location.reload();
}

/** The stylesheet that goes with visitor tracking is there exactly while marketing is allowed. */
function linkTrackingStyles(isWanted: boolean): void {
  const link = document.querySelector("link[data-visitor-tracking]");
  if (!isWanted) link?.remove();
  if (!isWanted || link) return;
  const added = Object.assign(document.createElement("link"), { rel: "stylesheet", href: trackingStyles });
  added.dataset.visitorTracking = "";
  document.head.append(added);
}

/** Makes warnings of the errors in vendors' scripts, and of those that are about consent. */
function warnOfVendorErrors(running: readonly Vendor[]): void {
  const sources = running.flatMap((vendor) => Object.values(vendor.sources).flat());
  // As they stand in a stack trace: `google-analytics.com` of `https://*.google-analytics.com`.
  const hosts = sources.map((source) => source.replace(/^\w+:\/\/(\*\.)?/, "")).filter(Boolean);
  const warn = (event: Event, error: unknown, where = "") => {
    const { message, stack = "" } = error instanceof Error ? error : { message: String(error) };
    // All that a browser says of an error in a script from another origin. The page's own scripts all have its origin.
    const isHidden = event instanceof ErrorEvent && where === "" && /^script error/i.test(event.message);
    const isTheirs = isHidden || hosts.some((host) => `${stack} ${where} ${message}`.includes(host));
    if (!isTheirs && !/consent/i.test(message)) return;
    event.preventDefault();
    console.warn(`A third party's script failed: ${message}`);
  };
  addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) warn(event, event.error ?? event.message, event.filename);
  });
  addEventListener("unhandledrejection", (event) => warn(event, event.reason));
}

const metaContent = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";

const heldEventsKey = "held-events";

/** Keeps what happened on a page without third parties for the next one that has them. */
function storeHeldEvents(): void {
  try {
    if (isAllowed("analytics"))
      sessionStorage.setItem(heldEventsKey, JSON.stringify(takeStoredEvents().concat(heldEvents())));
  } catch {
    // blocked or full: then it is not reported
  }
}

function takeStoredEvents(): HeldEvent[] {
  try {
    const stored = sessionStorage.getItem(heldEventsKey);
    sessionStorage.removeItem(heldEventsKey);
    return JSON.parse(stored ?? "[]");
  } catch {
    return [];
  }
}

/**
 * Runs the company's third parties as far as the visitor allows, from now on:
 * starts them, reports events to them, and on withdrawal removes them with what
 * they stored. This is the only place that starts one.
 *
 * @param ids the company's id at each; null where it has none
 * @param barred on a page where tickets are typed or that a mail's link opened: none is started, whatever is allowed
 */
export function runThirdParties(ids: Brand["thirdParties"], barred = false): void {
  const accounts: Account[] = vendors.flatMap((vendor) => {
    const id = ids[vendor.id];
    return id === null ? [] : [{ id, vendor, endReports: null }];
  });
  const mayRun = (category: Vendor["category"]) => !barred && isAllowed(category);
  const usesGoogle = !barred && (ids.googleAnalytics !== null || ids.googleTagManager !== null);
  const marketsToVisitors = accounts.some(({ vendor }) => vendor.category === "marketing");
  let pageIsReported = false;
  if (!barred) {
    allowScriptsFrom(
      accounts.flatMap(({ vendor }) => vendor.sources["script-src"] ?? []),
      accounts.some(({ vendor }) => vendor.relaxes.includes("script-strings")),
    );
    warnOfVendorErrors(accounts.map(({ vendor }) => vendor));
  }

  const sweep = () => {
    for (const { vendor } of accounts) if (!isAllowed(vendor.category)) forget(vendor.kept);
    if (!isAllowed("analytics")) takeStoredEvents();
  };
  const follow = (now: Consent) => {
    if (usesGoogle && now.status !== "pending") gtag("consent", "update", consentSignals(now));
    const ended = accounts.filter(({ endReports, vendor }) => endReports && !mayRun(vendor.category));
    for (const account of ended) {
      account.endReports?.();
      account.endReports = null;
      account.vendor.stop?.(account.id);
      removeElements(account.vendor);
    }
    sweep();
    linkTrackingStyles(marketsToVisitors && mayRun("marketing"));
    if (ended.some(({ vendor }) => vendor.outlivesStop)) return sealAndReload();
    for (const account of accounts) {
      const { id, vendor, endReports } = account;
      if (endReports || !mayRun(vendor.category)) continue;
      cleanAddress();
      vendor.start(id, loadScript);
      account.endReports = vendor.tracker ? sendTo(vendor.tracker(id)) : () => {};
    }
    if (pageIsReported || !isAllowed("analytics")) return;
    pageIsReported = true;
    track("page_view", {
      path: reportedPath(location.href),
      title: document.title,
      category: metaContent("page-category"),
      contentType: metaContent("page-content-type"),
    });
  };
  follow(consent.get());
  if (!barred) releaseEvents(takeStoredEvents());
  consent.listen(follow);
  // Code that was asked to stop may write once more on its way out.
  addEventListener("pagehide", barred ? storeHeldEvents : sweep);
}
