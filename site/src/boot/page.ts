import { shareConsent, wireConsentDialogs } from "../consent/boot-consent.ts";
import { wireThirdParties } from "../third-parties/boot-third-parties.ts";
import { wireCarousels } from "./carousels.ts";
import { followReading } from "./contents.ts";
import { wireDemoDialog } from "./demo-dialog.ts";
import { fadeInBlocks } from "./fade-in.ts";
import { scrollToHash } from "./hash-scroll.ts";
import { wireShareButtons } from "./share-buttons.ts";
import { closeMenuBehindFocus } from "./site-menu.ts";
import { wireAllTabs } from "./tabs.ts";
import { wireThemeSwitch } from "./theme.ts";
import { awaitTips } from "./tips.ts";

shareConsent();
wireConsentDialogs();
wireThemeSwitch();
closeMenuBehindFocus();
wireAllTabs();
wireCarousels();
wireShareButtons();
wireDemoDialog();
followReading();
awaitTips();
fadeInBlocks();
scrollToHash();

// A static build outlives the year it was made in.
for (const year of document.querySelectorAll("[data-current-year]")) year.textContent = `${new Date().getFullYear()}`;

// What most pages lack.
if (document.querySelector("[data-embedded-frame]"))
  void import("../embeds/boot-frames.ts").then((it) => it.wireFrames());
const searched = document.querySelector("form[data-searches]")
  ? import("./card-search.ts").then((it) => it.wireCardSearches())
  : undefined;

if (document.querySelector("[data-event-date]")) void import("./event-cards.ts").then((it) => it.dateEventCards());

// A search reads its words from the address, and third parties find it clean.
wireThirdParties(searched);
