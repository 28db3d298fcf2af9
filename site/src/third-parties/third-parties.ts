import type { Brand } from "@latchwork/brand";
import { reportedPath, reportPageView } from "../analytics/page-view.ts";
import { releaseEvents, sendTo } from "../analytics/track.ts";
import { allowScriptsFrom, trustedScript } from "../browser/trusted-scripts.ts";
import { consent, isAllowed } from "../consent/consent.ts";
import type { Adapter, LoadScript } from "./adapter.ts";
import { consentSignals, gtag } from "./consent-mode.ts";
import { crisp } from "./crisp/adapter.ts";
import type { VendorDeclaration, VendorId } from "./declaration.ts";
import { declarations } from "./declarations.ts";
import { forget } from "./forget.ts";
import { googleAnalytics } from "./google-analytics/adapter.ts";
import { googleTagManager } from "./google-tag-manager/adapter.ts";
import { hubspot } from "./hubspot/adapter.ts";
import { leadfeeder } from "./leadfeeder/adapter.ts";
import { plausible } from "./plausible/adapter.ts";
import { isFrom } from "./sources.ts";
import { calmVendorErrors } from "./vendor-errors.ts";
import trackingStyles from "./visitor-tracking.css?url";

const adapters: Record<VendorId, Adapter> = {
  googleAnalytics,
  googleTagManager,
  plausible,
  leadfeeder,
  hubspot,
  crisp,
};

interface Vendor {
  id: string;
  declaration: VendorDeclaration;
  adapter: Adapter;
  /** Ends its being told of events; null while it is not running. */
  hangUp: (() => void) | null;
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
function removeElements({ sources }: VendorDeclaration): void {
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
  const names = location.hash.slice(1);
  const hash = names !== "" && document.getElementById(names) ? location.hash : "";
  history.replaceState(history.state, "", reportedPath(new URL(location.href)) + hash);
}

function start(vendor: Vendor): void {
  const { id, adapter } = vendor;
  cleanAddress();
  adapter.start(id, loadScript);
  vendor.hangUp = adapter.tracker ? sendTo(adapter.tracker(id)) : () => {};
}

function stop(vendor: Vendor): void {
  vendor.hangUp?.();
  vendor.hangUp = null;
  vendor.adapter.stop?.(vendor.id);
  removeElements(vendor.declaration);
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
function dressTracking(isWanted: boolean): void {
  const link = document.querySelector("link[data-visitor-tracking]");
  if (!isWanted) link?.remove();
  if (!isWanted || link) return;
  const added = document.createElement("link");
  added.rel = "stylesheet";
  added.href = trackingStyles;
  added.dataset.visitorTracking = "";
  document.head.append(added);
}

/**
 * Runs the company's third parties as far as the visitor allows, from now on:
 * starts them, tells them of events, and on withdrawal removes them with what
 * they stored.
 *
 * @param ids the company's id at each; null where it has none
 */
export function runThirdParties(ids: Brand["thirdParties"]): void {
  const vendors: Vendor[] = declarations.flatMap((declaration) => {
    const id = ids[declaration.id];
    return id === null ? [] : [{ id, declaration, adapter: adapters[declaration.id], hangUp: null }];
  });
  const usesGoogle = ids.googleAnalytics !== null || ids.googleTagManager !== null;
  const marketsToVisitors = vendors.some(({ declaration }) => declaration.category === "marketing");
  let pageIsReported = false;
  allowScriptsFrom(
    vendors.flatMap(({ declaration }) => declaration.sources["script-src"] ?? []),
    vendors.some(({ declaration }) => declaration.relaxes.includes("script-strings")),
  );
  calmVendorErrors(vendors.map(({ declaration }) => declaration));

  const sweep = () => {
    for (const { declaration } of vendors) if (!isAllowed(declaration.category)) forget(declaration.kept);
  };
  const follow = () => {
    if (usesGoogle && consent.get().status !== "pending") gtag("consent", "update", consentSignals(consent.get()));
    const ended = vendors.filter((it) => it.hangUp && !isAllowed(it.declaration.category));
    for (const vendor of ended) stop(vendor);
    sweep();
    dressTracking(marketsToVisitors && isAllowed("marketing"));
    if (ended.some(({ adapter }) => adapter.outlivesStop)) {
      sealAndReload();
      return;
    }
    for (const vendor of vendors) if (!vendor.hangUp && isAllowed(vendor.declaration.category)) start(vendor);
    if (!pageIsReported && isAllowed("analytics")) {
      pageIsReported = true;
      reportPageView();
    }
  };
  follow();
  releaseEvents();
  consent.listen(follow);
  // Code that was told to stop may write once more on its way out.
  addEventListener("pagehide", sweep);
}
