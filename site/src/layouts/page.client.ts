// Everything that enhances a page once it is shown.
import { enhanceConsentDialogs, shareConsent } from "../consent/consent.client.ts";
import { enhanceDemoDialog } from "../sections/home/DemoDialog.client.ts";
import { highlightContents } from "../sections/publication/Publication.client.ts";
import { enhanceShareButtons } from "../share/ShareBlock.client.ts";
import { startThirdParties } from "../third-parties/third-parties.client.ts";
import { loadTooltipOnIntent } from "../tooltip/load-tooltip.client.ts";
import { enhanceCarousels } from "../ui/Carousel.client.ts";
import { enhanceTabs } from "../ui/Tabs.client.ts";
import { enhanceFooter } from "./Footer.client.ts";
import { enhanceHeader } from "./Header.client.ts";
import { fadeInBlocks, scrollToHash, waitForSight } from "./motion.client.ts";

shareConsent();
enhanceConsentDialogs();
enhanceHeader();
enhanceFooter();
enhanceTabs();
enhanceCarousels();
enhanceShareButtons();
enhanceDemoDialog();
highlightContents();
loadTooltipOnIntent();
fadeInBlocks();
waitForSight();
scrollToHash();

/** Loads what most pages lack where there is something for it to enhance. */
const loadFor = <Result>(selector: string, load: () => Promise<Result>): Promise<Result> | undefined =>
  document.querySelector(selector) ? load() : undefined;

const framed = loadFor("[data-embedded-frame]", () => import("../embeds/EmbeddedFrame.client.ts"))?.then((it) =>
  it.enhanceFrames(),
);
const dated = loadFor("[data-event-date]", () => import("../ui/ResourceCard.client.ts"))?.then((it) =>
  it.dateEventCards(),
);
const calculating = loadFor("[data-calculator]", () => import("../time-measures/Calculator.client.ts"))?.then((it) =>
  it.enhanceCalculators(),
);
const searched = loadFor("form[data-searches]", () => import("../ui/CardSearch.client.ts"))?.then((it) =>
  it.enhanceCardSearches(),
);

// A search reads its words from the address, and third parties find it clean.
startThirdParties(searched);

// Not awaited here: with a top-level await the bundler cuts each page's script into two files more.
window.laterScripts = Promise.all([framed, dated, calculating, searched]);

declare global {
  interface Window {
    /** Fulfilled once the scripts that only this page has have run; `inline-scripts/after-paint.js` waits for it. */
    laterScripts?: Promise<unknown>;
  }
}
