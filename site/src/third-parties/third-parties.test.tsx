import type { CookiePreferences } from "@latchwork/contract/consent";
import type { DetachedWindowAPI } from "happy-dom";
import { beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../consent/decide.ts";

const ids = {
  googleAnalytics: "G-THORN12345",
  googleTagManager: "GTM-THORN12",
  plausible: "pa-Thornmarket1234567890",
  leadfeeder: "Th0rnMarket12345",
  hubspot: "eu1:25012345",
  crisp: "1f0c1b2a-3d4e-4f50-8a6b-7c8d9e0f1a2b",
};
const analytics = ["plausible.io", "www.googletagmanager.com", "www.googletagmanager.com"];
const marketing = ["js-eu1.hs-scripts.com", "sc.lfeeder.com"];
const functional = ["client.crisp.chat"];

const none: CookiePreferences = { essential: true, analytics: false, marketing: false, functional: false };

/** Hosts whose scripts the page asks for. */
const started = () => [...document.head.querySelectorAll("script")].map(({ src }) => new URL(src).host).sort();

beforeEach(() => {
  // No script is loaded here, and none is missed.
  const { settings } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM;
  settings.handleDisabledFileLoadingAsSuccess = true;
  localStorage.clear();
});

/** A page of the visit: what the one before it loaded is gone, what it stored is there. */
async function openPage(barred = false) {
  vi.resetModules();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, "plausible");
  const { decide } = await import("../consent/decide.ts");
  const { holdEvents } = await import("../analytics/track.ts");
  const { runThirdParties } = await import("./third-parties.ts");
  holdEvents();
  runThirdParties(ids, barred);
  return decide;
}

test.each<[string, Choice | null, readonly string[]]>([
  ["nothing yet", null, []],
  ["a rejection", "reject", []],
  ["everything", "accept", [...analytics, ...marketing, ...functional].sort()],
  ["only analytics", { ...none, analytics: true }, analytics],
  ["only marketing", { ...none, marketing: true }, marketing],
  ["only functional", { ...none, functional: true }, functional],
])("%s: no vendor starts without its category, now or on the next page", async (_, choice, expected) => {
  const decide = await openPage();
  expect(started()).toEqual([]);
  if (choice !== null) decide(choice);
  expect(started()).toEqual(expected);

  await openPage();
  expect(started()).toEqual(expected);
});

test("a page that bars them starts none; what is reported there waits for the next page", async () => {
  sessionStorage.clear();
  const decide = await openPage(true);
  decide("accept");
  expect(started()).toEqual([]);

  dispatchEvent(new Event("pagehide"));
  expect(JSON.parse(sessionStorage.getItem("held-events") ?? "[]")).toMatchObject([["page_view", { path: "/" }]]);
  await openPage();
  expect(started()).toHaveLength(6);
  expect(sessionStorage.length).toBe(0);
});
