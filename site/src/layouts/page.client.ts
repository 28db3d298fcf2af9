import { enhanceConsentDialogs, shareConsent } from "../consent/consent.client.ts";
import { enhanceDemoDialog } from "../sections/home/DemoDialog.client.ts";
import { highlightContents } from "../sections/publication/Contents.client.ts";
import { enhanceShareButtons } from "../share/ShareBlock.client.ts";
import { startThirdParties } from "../third-parties/third-parties.client.ts";
import { loadTooltipOnIntent } from "../tooltip/load-tooltip.client.ts";
import { enhanceCarousels } from "../ui/Carousel.client.ts";
import { enhanceTabs } from "../ui/Tabs.client.ts";
import { fadeInBlocks } from "./fade-in.client.ts";
import { closeMenuOnFocusOut } from "./Header.client.ts";
import { scrollToHash } from "./scroll-to-hash.client.ts";
import { enhanceThemeSwitch } from "./ThemeSwitch.client.ts";

shareConsent();
enhanceConsentDialogs();
enhanceThemeSwitch();
closeMenuOnFocusOut();
enhanceTabs();
enhanceCarousels();
enhanceShareButtons();
enhanceDemoDialog();
highlightContents();
loadTooltipOnIntent();
fadeInBlocks();
scrollToHash();

// A static build outlives the year it was made in.
for (const year of document.querySelectorAll("[data-current-year]")) year.textContent = `${new Date().getFullYear()}`;

// What most pages lack.
if (document.querySelector("[data-embedded-frame]"))
  void import("../embeds/EmbeddedFrame.client.ts").then((it) => it.enhanceFrames());
const searched = document.querySelector("form[data-searches]")
  ? import("../ui/CardSearch.client.ts").then((it) => it.enhanceCardSearches())
  : undefined;

if (document.querySelector("[data-event-date]"))
  void import("../ui/ResourceCard.client.ts").then((it) => it.dateEventCards());

// A search reads its words from the address, and third parties find it clean.
startThirdParties(searched);
