import { findChromium } from "../chromium.mjs";

/** The release that is fetched when it is wanted: Lighthouse is no dependency, for it weighs more than all that are. */
export const lighthouse = "lighthouse@13.5.0";

/** What it is to start Chromium with. Without its sandbox only as root, where there is no other way. */
export const chromeFlags = `--chrome-flags=--headless=new${process.getuid?.() === 0 ? " --no-sandbox" : ""}`;

/** The environment in which it finds the Chromium of the journeys. */
export const withChromium = () => ({ ...process.env, CHROME_PATH: findChromium() });
